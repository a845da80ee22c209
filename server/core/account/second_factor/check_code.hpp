#pragma once

#include "core/account/second_factor/code_digest.hpp"
#include "core/account/second_factor/second_factors.hpp"
#include "core/account/sign_in/rate_limits.hpp"
#include "core/base/secure.hpp"
#include "core/base/vault.hpp"

namespace evenkeel::account {

/// Guesses at the codes of one account by one session, one known device or one caller.
inline constexpr RateLimit kCodeGuesses{.calls = 10, .window = std::chrono::minutes{15}};

/// Guesses of all strangers together at the codes of one account: with three codes good at any moment, a
/// hundred a day find one in nine years. A recovery code, which nobody guesses, opens the account all the
/// same.
inline constexpr RateLimit kStrangersCodes{.calls = 100, .window = std::chrono::hours{24}};

/// Who brings a code.
struct CodeBringer {
    std::string key; ///< Whose guesses it counts as.
    bool is_stranger{false};
};

/// Whether a code of the authenticator, or a recovery code, is the member's. Each works once.
class CheckCode {
public:
    struct Parts {
        SecondFactors& second_factors;
        CodeDigest const& digest;
        RateLimits& rate_limits;
        Vault const& vault;
        Clock const& clock;
        Secure const& secure;
    };

    explicit CheckCode(Parts parts) : parts_{parts} {}

    /// Refuses with invalid_input, field code, and with too_many_requests.
    Result<void> operator()(MemberId const& member, std::string const& sealed_secret, std::string_view typed,
                            CodeBringer const& bringer) const;

    /// The step of a code of this secret, used or not. Refuses as above.
    [[nodiscard]] Result<std::int64_t> step_of(MemberId const& member, std::string const& sealed_secret,
                                               std::string_view typed, CodeBringer const& bringer) const;

private:
    [[nodiscard]] RateDecision count_guess(MemberId const& member, CodeBringer const& bringer) const;

    Parts parts_;
};

} // namespace evenkeel::account
