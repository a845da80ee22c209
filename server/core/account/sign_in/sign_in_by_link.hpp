#pragma once

#include "core/account/sessions/open_session.hpp"
#include "core/account/sign_in/account_links.hpp"

namespace evenkeel::account {

/// Opens a session with the token of a mailed link.
class SignInByLink {
public:
    SignInByLink(AccountLinks& links, Clock const& clock, Secure& secure)
        : links_{links}, clock_{clock}, secure_{secure} {}

    /// Refuses with link_invalid, link_used or link_expired, field sign_in_token.
    Result<OpenedSession> operator()(std::string const& token, Device const& device) const;

private:
    AccountLinks& links_;
    Clock const& clock_;
    Secure& secure_;
};

} // namespace evenkeel::account
