#include "api/member/account/api_token_views.hpp"
#include "api/member/account/routes.hpp"

namespace evenkeel::api {

http::Route list_api_tokens(AccountUses const& uses) {
    return http::get<http::Member, ApiTokensReply>(
        {.operation = "listApiTokens",
         .path = "/authorized/account/api_tokens",
         .summary = "The member's API tokens, without the tokens themselves.",
         .retries = 2},
        [uses](http::Member const& caller) -> http::Answer<ApiTokensReply> {
            auto view = fresh_view(uses.read_snapshot, caller.id());
            if (!view)
                return std::unexpected(view.error());
            return ApiTokensReply{view_of(uses.api_tokens.list(caller.id())), std::move(*view)};
        });
}

} // namespace evenkeel::api
