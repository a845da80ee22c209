#pragma once

#include "core/account/member/members.hpp"
#include "core/account/sign_in/account_links.hpp"
#include "core/account/sign_in/link_tokens.hpp"
#include "core/account/sign_in/rate_limits.hpp"

namespace evenkeel::account {

inline constexpr RateLimit kEraseRequests{.calls = 5, .window = std::chrono::hours{1}};

/// Erasing an account takes two steps: whoever holds a session asks for it, whoever reads the member's mail
/// confirms it.
class RequestErase {
public:
    struct Parts {
        Members const& members;
        AccountLinks& links;
        RateLimits& rate_limits;
        LinkTokens const& tokens;
        Clock const& clock;
        Secure& secure;
    };

    explicit RequestErase(Parts parts) : parts_{parts} {}

    /// Mails the link.
    Result<void> request(MemberId const& member) const;

    /// Ends every session and queues the erasure; answers whose. Refuses with link_invalid, link_used or
    /// link_expired, field delete_token.
    Result<MemberId> confirm(std::string const& token) const;

private:
    Parts parts_;
};

} // namespace evenkeel::account
