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
    std::string caller; ///< Where the guess comes from: the block of the network address.
};

struct LoggedIn {
    Member member;
    OpenedSession opened;
};

/// Guesses of one caller, or of one device that has signed in before, at one account's password.
inline constexpr RateLimit kSignInGuesses{.calls = 10, .window = std::chrono::minutes{15}};

/// Guesses of one caller at any accounts.
inline constexpr RateLimit kCallersGuesses{.calls = 30, .window = std::chrono::minutes{1}};

/// An account at which strangers have guessed so often is under attack, and each caller gets fewer guesses.
inline constexpr RateLimit kQuietAccount{.calls = 30, .window = std::chrono::hours{1}};
inline constexpr RateLimit kGuessesUnderAttack{.calls = 3, .window = std::chrono::minutes{15}};

/// Sign-in by password. An unknown address, an account without a password and a wrong password get the same
/// answer after the same work, so that neither words nor time tell which it was. Guesses are counted by
/// account *and* by who guesses: whatever strangers do slows them down, and never closes the account to its
/// owner (docs/decisions/0108-the-other-side-of-a-proof.md).
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
    [[nodiscard]] RateDecision count_guess(Credentials const& credentials, std::string const& address,
                                           Bringer bringer) const;
    [[nodiscard]] RateDecision count_strangers_guess(std::string const& caller,
                                                     std::string const& account) const;

    Parts parts_;
};

} // namespace evenkeel::account
