#pragma once

#include "core/account/sign_in/rate_limits.hpp"
#include "core/commerce/invites.hpp"

namespace evenkeel::commerce {

/// Guesses of one member. 80 bits are out of anybody's reach; this keeps them from trying.
inline constexpr account::RateLimit kCodeGuesses{.calls = 10, .window = std::chrono::minutes{15}};

/// The member types a code and has its months.
class RedeemCode {
public:
    struct Parts {
        Invites& invites;
        account::RateLimits& rate_limits;
        Clock const& clock;
        Secure& secure;
    };

    explicit RedeemCode(Parts parts) : parts_{parts} {}

    /// Refuses a code that is unknown, that another member used, or that has expired (code_unknown,
    /// code_used, code_expired).
    Result<Invites::Redemption> operator()(MemberId const& member, std::string_view typed) const;

private:
    Parts parts_;
};

} // namespace evenkeel::commerce
