#pragma once

#include "api/member/member_reply.hpp"
#include "core/account/sessions/api_tokens.hpp"

namespace evenkeel::api {

struct ApiTokenView {
    /// Names the token when it is revoked; it is not the secret.
    std::string token_id;
    /// The token's name; no two of a member's tokens share one. {length 1..60}
    std::string name;
    /// The rights of the token. There is one scope today: it reads and changes nothing. {items 1..1}
    /// {each one of read}
    std::vector<std::string> scopes;
    /// When the token was made.
    Instant created_at;
    /// When a program last called with it, to the hour. Null: never.
    std::optional<Instant> last_used_at;
    /// When it stops working. Null: it lasts until it is revoked.
    std::optional<Instant> expires_at;
};
BOOST_DESCRIBE_STRUCT(ApiTokenView, (), (token_id, name, scopes, created_at, last_used_at, expires_at))

struct ApiTokensReply {
    /// The member's tokens, oldest first, without their secrets. {items 0..20}
    std::vector<ApiTokenView> api_tokens;
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(ApiTokensReply, (), (api_tokens, member))

[[nodiscard]] inline ApiTokenView view_of(account::ApiToken const& token) {
    return {.token_id = token.id.value(),
            .name = token.name,
            .scopes = {"read"},
            .created_at = token.created_at,
            .last_used_at = token.last_used_at,
            .expires_at = token.expires_at};
}

[[nodiscard]] inline std::vector<ApiTokenView> view_of(std::vector<account::ApiToken> const& tokens) {
    std::vector<ApiTokenView> views;
    for (auto const& token : tokens)
        views.push_back(view_of(token));
    return views;
}

} // namespace evenkeel::api
