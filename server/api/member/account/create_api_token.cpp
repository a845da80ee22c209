#include "api/context.hpp"
#include "api/member/account/api_token_views.hpp"
#include "core/account/account_rules.hpp"

namespace evenkeel::api {

struct CreateApiTokenRequest {
    /// The token's name: one line, which no other token of the member has. {length 1..60}
    std::string name;
    /// After how many days it stops working. Left out, it lasts until it is revoked. {1..3,660}
    std::optional<int> expires_in_days;
};
BOOST_DESCRIBE_STRUCT(CreateApiTokenRequest, (), (name, expires_in_days))

struct CreateApiTokenReply {
    /// The secret, for the header `Authorization: Bearer`. It is shown this once and kept nowhere.
    std::string token;
    /// The token as lists show it.
    ApiTokenView api_token;
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(CreateApiTokenReply, (), (token, api_token, member))

namespace {

http::Answer<CreateApiTokenReply> create_api_token(Context const& context, http::Member const& caller,
                                                   CreateApiTokenRequest const& request) {
    if (auto const fresh = context.rules.account.fresh_proof.check(caller.id(), caller.session_id()); !fresh)
        return std::unexpected(fresh.error());
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
         .refusals = {Fault::invalid_input, Fault::conflict, Fault::not_allowed},
         .statuses = {201}});
}

} // namespace evenkeel::api
