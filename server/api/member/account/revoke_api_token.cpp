#include "api/member/account/api_token_views.hpp"
#include "api/member/account/routes.hpp"

namespace evenkeel::api {

struct RevokeApiTokenRequest {
    std::string token_id;
};
BOOST_DESCRIBE_STRUCT(RevokeApiTokenRequest, (), (token_id))

http::Route revoke_api_token(AccountUses const& uses) {
    return http::put<http::Member, RevokeApiTokenRequest, ApiTokensReply>(
        {.operation = "revokeApiToken",
         .path = "/authorized/account/api_tokens/revoke",
         .summary = "Makes an API token worthless. One that is gone already is no error.",
         .retries = 2},
        [uses](http::Member const& caller,
               RevokeApiTokenRequest const& request) -> http::Answer<ApiTokensReply> {
            uses.api_tokens.revoke(caller.id(), ApiTokenId{request.token_id});
            auto view = fresh_view(uses.read_snapshot, caller.id());
            if (!view)
                return std::unexpected(view.error());
            return ApiTokensReply{view_of(uses.api_tokens.list(caller.id())), std::move(*view)};
        });
}

} // namespace evenkeel::api
