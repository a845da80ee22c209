#include "api/context.hpp"
#include "api/member/account/identity_views.hpp"

namespace evenkeel::api {

struct UnlinkIdentityRequest {
    /// Which identity opens the account no more. One that is not linked is no error. {one of apple}
    std::string provider;
};
BOOST_DESCRIBE_STRUCT(UnlinkIdentityRequest, (), (provider))

namespace {

http::Answer<IdentitiesReply> unlink_identity(Context const& context, http::Member const& caller,
                                              UnlinkIdentityRequest const& request) {
    if (request.provider != account::kApple)
        return refuse(Fault::invalid_input, "provider", "There is no sign-in by this provider.");
    context.stores.external_identities.unlink(caller.id(), request.provider);
    auto view = fresh_view(context, caller.id());
    if (!view)
        return std::unexpected(view.error());
    return IdentitiesReply{view_of(context.stores.external_identities.list(caller.id())), std::move(*view)};
}

} // namespace

Route unlink_identity_route() {
    return http::put<unlink_identity>(
        {.operation = "unlinkIdentity",
         .path = "/authorized/account/identities/unlink",
         .summary = "Ends an outside identity as a way in; mailed links and a password stay.",
         .retries = 2,
         .refusals = {Fault::invalid_input}});
}

} // namespace evenkeel::api
