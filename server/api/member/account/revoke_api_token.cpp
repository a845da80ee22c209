#include "api/context.hpp"
#include "api/member/account/api_token_views.hpp"
#include "core/account/sessions/api_tokens.hpp"

namespace evenkeel::api {

struct RevokeApiTokenRequest {
    std::string token_id; ///< Which token ends. One that is gone already is no error.
};
BOOST_DESCRIBE_STRUCT(RevokeApiTokenRequest, (), (token_id))

namespace {

http::Answer<ApiTokensReply> revoke_api_token(Context const& context, http::Member const& caller,
                                              RevokeApiTokenRequest const& request) {
    context.stores.api_tokens.revoke(caller.id(), ApiTokenId{request.token_id});
    auto view = fresh_view(context, caller.id());
    if (!view)
        return std::unexpected(view.error());
    return ApiTokensReply{view_of(context.stores.api_tokens.list(caller.id())), std::move(*view)};
}

} // namespace

Route revoke_api_token_route() {
    return http::put<revoke_api_token>(
        {.operation = "revokeApiToken",
         .path = "/authorized/account/api_tokens/revoke",
         .summary = "Makes an API token worthless. One that is gone already is no error.",
         .retries = 2});
}

} // namespace evenkeel::api
