#pragma once

#include "core/exercise/resonance_pace.hpp"
#include "storage/engine/database.hpp"

namespace evenkeel::storage {

class SqlResonancePaces final : public exercise::ResonancePaces {
public:
    explicit SqlResonancePaces(Database& database) : database_{database} {}

    exercise::ResonancePace keep(MemberId const& member, exercise::ResonancePace const& pace) override;
    [[nodiscard]] std::optional<exercise::ResonancePace> find(MemberId const& member) const override;

private:
    Database& database_;
};

} // namespace evenkeel::storage
