#pragma once

#include "core/program/onboarding.hpp"
#include "storage/engine/database.hpp"

namespace evenkeel::storage {

class SqlOnboardings final : public program::Onboardings {
public:
    explicit SqlOnboardings(Database& database) : database_{database} {}

    void keep(program::Onboarding const& onboarding) override;
    [[nodiscard]] std::optional<program::Onboarding> find(MemberId const& member) const override;

private:
    Database& database_;
};

} // namespace evenkeel::storage
