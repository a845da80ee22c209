#pragma once

#include "core/account/members.hpp"
#include "core/account/passwords.hpp"
#include "core/account/rate_limits.hpp"

#include <optional>

namespace evenkeel::account {

/// Guesses at the present password by whoever holds a session.
inline constexpr RateLimit kPresentPasswordGuesses{.calls = 10, .window = std::chrono::minutes{15}};

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
    ChangeDetails(Members& members, Passwords& passwords, RateLimits& rate_limits, Clock const& clock)
        : members_{members}, passwords_{passwords}, rate_limits_{rate_limits}, clock_{clock} {}

    Result<void> operator()(MemberId const& member, SessionId const& session,
                            DetailsDraft const& draft) const;

private:
    [[nodiscard]] Result<void> check_password(Member const& member, DetailsDraft const& draft) const;

    Members& members_;
    Passwords& passwords_;
    RateLimits& rate_limits_;
    Clock const& clock_;
};

} // namespace evenkeel::account
