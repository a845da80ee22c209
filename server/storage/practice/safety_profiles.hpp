#pragma once

#include "core/exercise/safety_profiles.hpp"
#include "storage/engine/database.hpp"

namespace evenkeel::storage {

class SqlSafetyProfiles final : public exercise::SafetyProfiles {
public:
    explicit SqlSafetyProfiles(Database& database) : database_{database} {}

    void keep(MemberId const& member, std::string const& sealed, Instant at) override;
    [[nodiscard]] std::optional<std::string> find(MemberId const& member) const override;

private:
    Database& database_;
};

} // namespace evenkeel::storage
