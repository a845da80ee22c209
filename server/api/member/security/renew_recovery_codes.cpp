#include "api/member/security/security_views.hpp"

namespace evenkeel::api {

namespace {

http::Answer<RecoveryCodesReply> renew_recovery_codes(Context const& context, http::Member const& caller,
                                                      http::Empty const&) {
    auto const& rules = context.rules.account;
    if (auto const fresh = rules.fresh_proof.check(caller.id(), caller.session_id()); !fresh)
        return std::unexpected(fresh.error());
    return recovery_reply(context, caller, rules.set_up_second_factor.renew_recovery_codes(caller.id()));
}

} // namespace

Route renew_recovery_codes_route() {
    return http::post<renew_recovery_codes>({.operation = "renewRecoveryCodes",
                                             .path = "/authorized/account/second_factor/recovery_codes",
                                             .summary = "Ten new recovery codes; the old ones are void.",
                                             .retries = 0,
                                             .refusals = {Fault::not_allowed, Fault::conflict}});
}

} // namespace evenkeel::api
