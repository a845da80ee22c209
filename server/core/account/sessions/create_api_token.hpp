#pragma once

#include "core/account/sessions/api_tokens.hpp"
#include "core/base/secure.hpp"

namespace evenkeel::account {

inline constexpr std::size_t kLongestTokenName = 60;
inline constexpr std::chrono::days kLongestTokenLife{3660};

/// Tokens begin with this, so that one that leaked into a file can be recognised.
inline constexpr char kApiTokenPrefix[] = "evk_";

struct CreatedApiToken {
    ApiToken token;
    std::string secret; ///< The one copy that leaves the server.
};

class CreateApiToken {
public:
    CreateApiToken(ApiTokens& tokens, Clock const& clock, Secure& secure)
        : tokens_{tokens}, clock_{clock}, secure_{secure} {}

    /// Lasts so many days, or until it is revoked. Refuses (field expires_in_days) less than a day and more
    /// than kLongestTokenLife, and (field name) an empty, long or broken name, one that is in use (conflict),
    /// and more than kMostApiTokens.
    Result<CreatedApiToken> operator()(MemberId const& member, std::string_view name,
                                       std::optional<int> lasts_days = {}) const;

private:
    ApiTokens& tokens_;
    Clock const& clock_;
    Secure& secure_;
};

} // namespace evenkeel::account
