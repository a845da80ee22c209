#pragma once

#include "core/base/result.hpp"

#include <optional>
#include <string>

namespace evenkeel::account {

/// Who Apple says has signed in.
struct AppleIdentity {
    std::string subject; ///< Apple's own id of the person for this app; never changes.
    std::optional<std::string> email_address;
    bool email_verified{false};
};

/// Exchanges the authorization code of "Sign in with Apple" for the identity behind it.
class AppleSignIn {
public:
    virtual ~AppleSignIn() = default;

    /// Whether signing in with Apple is set up here.
    [[nodiscard]] virtual bool is_offered() const { return true; }

    /// Refuses (field apple_authorization_code) with invalid_input where signing in with Apple is not set up,
    /// and with login_failed a code that Apple does not confirm. Throws Unavailable when Apple cannot be
    /// asked.
    virtual Result<AppleIdentity> identify(std::string const& authorization_code) = 0;
};

} // namespace evenkeel::account
