#pragma once

#include "core/account/members.hpp"
#include "core/account/passwords.hpp"

#include <optional>

namespace evenkeel::account {

struct DetailsDraft {
    std::optional<std::string> first_name;
    std::optional<std::string> email_address;
    std::optional<std::string> password;
    std::optional<std::string> current_password;
};

/// Changes the first name and the password. Where there is a password, a new one asks for the present one; a
/// new password ends every other session. The address can be repeated but not changed here: a change needs a
/// mail to the new address first.
class ChangeDetails {
public:
    ChangeDetails(Members& members, Passwords& passwords) : members_{members}, passwords_{passwords} {}

    Result<void> operator()(MemberId const& member, SessionId const& session,
                            DetailsDraft const& draft) const;

private:
    [[nodiscard]] Result<void> check_password(Member const& member, DetailsDraft const& draft) const;

    Members& members_;
    Passwords& passwords_;
};

} // namespace evenkeel::account
