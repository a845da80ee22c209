#pragma once

#include "core/account/create_account.hpp"
#include "core/account/sign_in/account_links.hpp"
#include "core/account/sign_in/sign_ups.hpp"

namespace evenkeel::account {

/// Opens a session with the token of a mailed link. The link of a sign-up begins the account first, with an
/// address that is proven.
class SignInByLink {
public:
    SignInByLink(AccountLinks& links, SignUps& sign_ups, Clock const& clock, Secure& secure)
        : links_{links}, sign_ups_{sign_ups}, clock_{clock}, secure_{secure} {}

    /// Refuses with link_invalid, link_used or link_expired, field sign_in_token.
    Result<OpenedSession> operator()(std::string const& token, Device const& device) const;

private:
    [[nodiscard]] Result<OpenedSession> begin_account(std::string const& token_hash,
                                                      Device const& device) const;

    AccountLinks& links_;
    SignUps& sign_ups_;
    Clock const& clock_;
    Secure& secure_;
};

} // namespace evenkeel::account
