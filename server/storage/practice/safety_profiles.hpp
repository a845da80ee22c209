#pragma once

#include "core/exercise/safety_profiles.hpp"
#include "storage/encryption/member_keys.hpp"

namespace evenkeel::storage {

class SqlSafetyProfiles final : public exercise::SafetyProfiles {
public:
    SqlSafetyProfiles(Database& database, MemberKeys& keys) : database_{database}, keys_{keys} {}

    void keep(MemberId const& member, std::string const& sealed, Instant at) override;
    [[nodiscard]] std::optional<std::string> find(MemberId const& member) const override;

private:
    Database& database_;
    MemberKeys& keys_;
};

/// Where a member's answers are sealed.
[[nodiscard]] std::string place_of_profile(MemberId const& member);

} // namespace evenkeel::storage
