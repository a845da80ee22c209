#include "api/context.hpp"
#include "api/member/account/identity_views.hpp"

namespace evenkeel::api {

namespace {

http::Answer<IdentitiesReply> list_identities(Context const& context, http::Member const& caller) {
    auto view = fresh_view(context, caller.id());
    if (!view)
        return std::unexpected(view.error());
    return IdentitiesReply{view_of(context.stores.external_identities.list(caller.id())), std::move(*view)};
}

} // namespace

Route list_identities_route() {
    return http::get<list_identities>(
        {.operation = "listIdentities",
         .path = "/authorized/account/identities",
         .summary = "Which outside identities, such as Apple, open this account.",
         .retries = 2});
}

} // namespace evenkeel::api
