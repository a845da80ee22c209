#pragma once

#include "core/account/member/members.hpp"
#include "core/account/second_factor/check_code.hpp"
#include "core/account/second_factor/recovery_codes.hpp"

namespace evenkeel::account {

/// The secret as an authenticator app takes it.
struct AuthenticatorOffer {
    std::string secret;  ///< In base32, to type by hand.
    std::string address; ///< The same with names, as a picture for the app's camera.
};

/// Whoever administers sees what no member sees of others, and cannot go without a second factor once it is
/// on.
[[nodiscard]] inline bool needs_second_factor(Member const& member) {
    return member.is_admin;
}

/// Switches the second factor on and off. Each call is of somebody who has just shown who they are
/// (FreshProof).
class SetUpSecondFactor {
public:
    struct Parts {
        Members const& members;
        SecondFactors& second_factors;
        CheckCode const& check_code;
        Vault& vault;
        Clock const& clock;
        Secure& secure;
    };

    explicit SetUpSecondFactor(Parts parts) : parts_{parts} {}

    /// Refuses with conflict when a second factor is on already.
    Result<AuthenticatorOffer> begin(MemberId const& member, std::string_view brand) const;

    /// A first code shows that the app has the secret: from now on it is asked for, and other sessions have
    /// ended. Refuses a wrong code (field code), and with conflict when nothing waits to be confirmed.
    Result<std::vector<std::string>> confirm(MemberId const& member, SessionId const& present,
                                             std::string_view code) const;

    /// Ten new ones; the old ones are void. Refuses with conflict without a second factor.
    Result<std::vector<std::string>> renew_recovery_codes(MemberId const& member) const;

    /// Refuses an administrator with conflict.
    Result<void> switch_off(MemberId const& member) const;

private:
    Parts parts_;
};

} // namespace evenkeel::account
