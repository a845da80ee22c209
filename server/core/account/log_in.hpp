#pragma once

#include "core/account/members.hpp"
#include "core/account/open_session.hpp"
#include "core/account/passwords.hpp"

namespace evenkeel::account {

struct Credentials {
    std::string email_address;
    std::string password;
    Device device;
};

struct LoggedIn {
    Member member;
    OpenedSession opened;
};

/// Sign-in by password. An unknown address, an account without a password and a wrong password get the same
/// answer after the same work, so that neither words nor time tell which it was.
class LogIn {
public:
    LogIn(Members const& members, Sessions& sessions, Passwords& passwords, Clock const& clock,
          Secure& secure)
        : members_{members}, sessions_{sessions}, passwords_{passwords}, clock_{clock}, secure_{secure} {}

    Result<LoggedIn> operator()(Credentials const& credentials) const;

private:
    Members const& members_;
    Sessions& sessions_;
    Passwords& passwords_;
    Clock const& clock_;
    Secure& secure_;
};

} // namespace evenkeel::account
