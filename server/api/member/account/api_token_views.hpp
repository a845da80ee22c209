#pragma once

#include "api/member/member_reply.hpp"
#include "core/account/api_tokens.hpp"

namespace evenkeel::api {

struct ApiTokenView {
    std::string token_id;
    std::string name;
    std::vector<std::string> scopes;
    Instant created_at;
    std::optional<Instant> last_used_at; ///< To the hour.
    std::optional<Instant> expires_at;   ///< Absent: lasts until it is revoked.
};
BOOST_DESCRIBE_STRUCT(ApiTokenView, (), (token_id, name, scopes, created_at, last_used_at, expires_at))

struct ApiTokensReply {
    std::vector<ApiTokenView> api_tokens; ///< Oldest first.
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
