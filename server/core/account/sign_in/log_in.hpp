#pragma once

#include "core/account/member/members.hpp"
#include "core/account/sessions/open_session.hpp"
#include "core/account/sign_in/passwords.hpp"
#include "core/account/sign_in/rate_limits.hpp"

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

/// Guesses at one account's password, wherever they come from.
inline constexpr RateLimit kSignInGuesses{.calls = 10, .window = std::chrono::minutes{15}};

/// Sign-in by password. An unknown address, an account without a password and a wrong password get the same
/// answer after the same work, so that neither words nor time tell which it was.
class LogIn {
public:
    struct Parts {
        Members const& members;
        Sessions& sessions;
        Passwords& passwords;
        RateLimits& rate_limits;
        Clock const& clock;
        Secure& secure;
    };

    explicit LogIn(Parts parts) : parts_{parts} {}

    Result<LoggedIn> operator()(Credentials const& credentials) const;

private:
    Parts parts_;
};

} // namespace evenkeel::account
