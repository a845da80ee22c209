#include "api/context.hpp"
#include "api/member/account/api_token_views.hpp"
#include "core/account/sessions/api_tokens.hpp"

namespace evenkeel::api {

namespace {

http::Answer<ApiTokensReply> list_api_tokens(Context const& context, http::Member const& caller) {
    auto view = unchanged_view(context, caller.session());
    if (!view)
        return std::unexpected(view.error());
    return ApiTokensReply{view_of(context.stores.api_tokens.list(caller.id())), std::move(*view)};
}

} // namespace

Route list_api_tokens_route() {
    return http::get<list_api_tokens>({.operation = "listApiTokens",
                                       .path = "/authorized/account/api_tokens",
                                       .summary = "The member's API tokens, without the tokens themselves.",
                                       .retries = 2});
}

} // namespace evenkeel::api
