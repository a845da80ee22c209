#include "api/member/security/security_views.hpp"

namespace evenkeel::api {

namespace {

http::Answer<AccountSecurityReply> switch_off_second_factor(Context const& context,
                                                            http::Member const& caller, http::Empty const&) {
    auto const& rules = context.rules.account;
    if (auto const fresh = rules.fresh_proof.check(caller.id(), caller.session_id()); !fresh)
        return std::unexpected(fresh.error());
    if (auto const off = rules.set_up_second_factor.switch_off(caller.id()); !off)
        return std::unexpected(off.error());
    return security_reply(context, caller);
}

} // namespace

Route switch_off_second_factor_route() {
    return http::post<switch_off_second_factor>(
        {.operation = "switchOffSecondFactor",
         .path = "/authorized/account/second_factor/off",
         .summary = "Signing in asks for no second step any more; the recovery codes are void.",
         .retries = 0,
         .refusals = {Fault::not_allowed, Fault::conflict}});
}

} // namespace evenkeel::api
