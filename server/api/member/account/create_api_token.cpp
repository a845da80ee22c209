#include "api/context.hpp"
#include "api/member/account/api_token_views.hpp"
#include "core/account/account_rules.hpp"

namespace evenkeel::api {

struct CreateApiTokenRequest {
    std::string name;
    std::optional<int> expires_in_days; ///< 1 to 3,660. Absent: lasts until it is revoked.
};
BOOST_DESCRIBE_STRUCT(CreateApiTokenRequest, (), (name, expires_in_days))

struct CreateApiTokenReply {
    std::string token; ///< Shown this once.
    ApiTokenView api_token;
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(CreateApiTokenReply, (), (token, api_token, member))

namespace {

http::Answer<CreateApiTokenReply> create_api_token(Context const& context, http::Member const& caller,
                                                   CreateApiTokenRequest const& request) {
    auto const made =
        context.rules.account.create_api_token(caller.id(), request.name, request.expires_in_days);
    if (!made)
        return std::unexpected(made.error());
    auto view = fresh_view(context, caller.id());
    if (!view)
        return std::unexpected(view.error());
    return http::created(CreateApiTokenReply{made->secret, view_of(made->token), std::move(*view)});
}

} // namespace

Route create_api_token_route() {
    return http::post<create_api_token>(
        {.operation = "createApiToken",
         .path = "/authorized/account/api_tokens",
         .summary =
             "Makes a token that reads this member's data (Authorization: Bearer) and changes nothing.",
         .retries = 2,
         .refusals = {Fault::invalid_input, Fault::conflict},
         .statuses = {201}});
}

} // namespace evenkeel::api
