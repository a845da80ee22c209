#pragma once

#include "core/account/sessions/api_tokens.hpp"
#include "core/account/sessions/sessions.hpp"
#include "core/account/sign_in/rate_limits.hpp"
#include "core/base/secure.hpp"
#include "http/routing/authorizer.hpp"

namespace evenkeel::app {

/// Limits the reads of one API token.
inline constexpr account::RateLimit kApiTokenReads{.calls = 60, .window = std::chrono::minutes{1}};

/// Looks members' sessions up by the hash of the cookie, and keeps them alive while they are used. API tokens
/// likewise, by the hash of the bearer.
class MemberSessionDirectory final : public http::SessionDirectory {
public:
    struct Parts {
        account::Sessions& sessions;
        account::ApiTokens& api_tokens;
        account::RateLimits& rate_limits;
        Clock const& clock;
        Secure const& secure;
    };

    explicit MemberSessionDirectory(Parts parts) : parts_{parts} {}

    [[nodiscard]] std::optional<account::LiveSession> find(std::string_view session_token) override;
    [[nodiscard]] Result<std::optional<account::LiveSession>>
    find_by_api_token(std::string_view api_token) override;

private:
    Parts parts_;
};

/// The dashboard's accounts open with the trainer release; until then no session is live there.
class NoSessions final : public http::SessionDirectory {
public:
    [[nodiscard]] std::optional<account::LiveSession> find(std::string_view) override { return std::nullopt; }
};

} // namespace evenkeel::app
