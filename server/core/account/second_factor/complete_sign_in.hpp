#pragma once

#include "core/account/member/members.hpp"
#include "core/account/second_factor/check_code.hpp"
#include "core/account/sessions/open_session.hpp"

namespace evenkeel::account {

/// The second step of a sign-in. Whoever has a token of the first step has shown a password, a mailed link or
/// an Apple identity.
class CompleteSignIn {
public:
    struct Parts {
        Members const& members;
        Sessions const& sessions;
        SecondFactors& second_factors;
        CheckCode const& check_code;
        Clock const& clock;
        Secure& secure;
    };

    explicit CompleteSignIn(Parts parts) : parts_{parts} {}

    /// Refuses with login_failed, field second_step_token, when the first step is too long ago or was tried
    /// too often, with invalid_input, field code, and with too_many_requests.
    Result<OpenedSession> operator()(std::string const& token, std::string_view code,
                                     std::string const& caller) const;

private:
    [[nodiscard]] CodeBringer bringer_of(Session const& waiting, std::string const& caller) const;

    Parts parts_;
};

} // namespace evenkeel::account
