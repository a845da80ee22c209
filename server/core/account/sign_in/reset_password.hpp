#pragma once

#include "core/account/sessions/open_session.hpp"
#include "core/account/sign_in/account_links.hpp"
#include "core/account/sign_in/passwords.hpp"

namespace evenkeel::account {

/// The second and third call of a password reset; the first is RequestLink.
class ResetPassword {
public:
    ResetPassword(AccountLinks& links, Passwords& passwords, Clock const& clock, Secure& secure)
        : links_{links}, passwords_{passwords}, clock_{clock}, secure_{secure} {}

    /// The link, while it is open. Refuses with link_invalid, link_used or link_expired, field
    /// reset_password_token.
    [[nodiscard]] Result<AccountLink> validate(std::string const& token) const;

    /// Sets the password, ends every session there is and opens one here. Refuses as `validate` does, and
    /// (field new_password) a password that would be guessed; the link stays open then.
    Result<OpenedSession> complete(std::string const& token, std::string const& new_password,
                                   Device const& device) const;

private:
    AccountLinks& links_;
    Passwords& passwords_;
    Clock const& clock_;
    Secure& secure_;
};

} // namespace evenkeel::account
