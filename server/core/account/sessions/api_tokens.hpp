#pragma once

#include "core/account/sessions/sessions.hpp"

namespace evenkeel::account {

/// A key to a member's own data, for a program of theirs. It reads and changes nothing.
struct ApiToken {
    ApiTokenId id;
    MemberId member_id;
    std::string name;       ///< One per member.
    std::string token_hash; ///< SHA-256 of the token, hexadecimal.
    Instant created_at;
    std::optional<Instant> last_used_at;
    std::optional<Instant> expires_at{}; ///< Absent: lasts until it is revoked.
};

inline constexpr std::size_t kMostApiTokens = 20; ///< Per member.

enum class NewApiToken { added, name_taken, too_many };

/// Who holds an API token, found in one look.
struct TokenHolder {
    ApiTokenId token_id;
    MemberId member_id;
    Instant premium_until;
    std::optional<Instant> last_used_at;
    std::optional<Instant> expires_at{};
    std::string language_code{}; ///< The member's.
};

class ApiTokens {
public:
    virtual ~ApiTokens() = default;

    /// Keeps it unless the member has one of this name, or kMostApiTokens.
    [[nodiscard]] virtual NewApiToken add(ApiToken const& token) = 0;

    /// The member's tokens, oldest first.
    [[nodiscard]] virtual std::vector<ApiToken> list(MemberId const& member) const = 0;

    [[nodiscard]] virtual std::optional<TokenHolder> find_holder(std::string_view token_hash) const = 0;

    /// Moves last_used_at forward; never back.
    virtual void touch(MemberId const& member, ApiTokenId const& token, Instant used_at) = 0;

    /// Revoking what is gone is no error.
    virtual void revoke(MemberId const& member, ApiTokenId const& token) = 0;
};

} // namespace evenkeel::account
