#include "api/member/security/security_views.hpp"
#include "core/edition/edition.hpp"

namespace evenkeel::api {

struct BeginSecondFactorReply {
    /// For an authenticator app, to type by hand: base32.
    std::string secret;
    /// The same as an `otpauth:` address, which apps read from a QR code.
    std::string otpauth_uri;
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(BeginSecondFactorReply, (), (secret, otpauth_uri, member))

namespace {

http::Answer<BeginSecondFactorReply> begin_second_factor(Context const& context, http::Member const& caller,
                                                         http::Empty const&) {
    auto const& rules = context.rules.account;
    if (auto const fresh = rules.fresh_proof.check(caller.id(), caller.session_id()); !fresh)
        return std::unexpected(fresh.error());
    auto const offer = rules.set_up_second_factor.begin(caller.id(), context.edition.content.brand.name);
    if (!offer)
        return std::unexpected(offer.error());
    auto view = fresh_view(context, caller.id());
    if (!view)
        return std::unexpected(view.error());
    return BeginSecondFactorReply{offer->secret, offer->address, std::move(*view)};
}

} // namespace

Route begin_second_factor_route() {
    return http::post<begin_second_factor>(
        {.operation = "beginSecondFactor",
         .path = "/authorized/account/second_factor/begin",
         .summary = "A secret for an authenticator app. Nothing changes until a first code confirms it.",
         .retries = 0,
         .refusals = {Fault::not_allowed, Fault::conflict}});
}

} // namespace evenkeel::api
