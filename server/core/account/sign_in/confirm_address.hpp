#pragma once

#include "core/account/sign_in/account_links.hpp"
#include "core/base/secure.hpp"

namespace evenkeel::account {

/// Gives a member the address whose mail they opened. Needs no session: the mail may be read elsewhere.
class ConfirmAddress {
public:
    ConfirmAddress(AccountLinks& links, Clock const& clock, Secure const& secure)
        : links_{links}, clock_{clock}, secure_{secure} {}

    /// The new address. Refuses with link_invalid, link_used or link_expired, field confirm_token, and with
    /// account_exists when the address became somebody else's meanwhile.
    Result<std::string> operator()(std::string const& token) const;

private:
    AccountLinks& links_;
    Clock const& clock_;
    Secure const& secure_;
};

} // namespace evenkeel::account
