#include "api/member/security/security_views.hpp"

namespace evenkeel::api {

struct ConfirmSecondFactorRequest {
    std::string code; ///< The six digits that the app shows now. {length 1..32}
};
BOOST_DESCRIBE_STRUCT(ConfirmSecondFactorRequest, (), (code))

namespace {

http::Answer<RecoveryCodesReply> confirm_second_factor(Context const& context, http::Member const& caller,
                                                       ConfirmSecondFactorRequest const& request) {
    auto const& rules = context.rules.account;
    if (auto const fresh = rules.fresh_proof.check(caller.id(), caller.session_id()); !fresh)
        return std::unexpected(fresh.error());
    return recovery_reply(context, caller,
                          rules.set_up_second_factor.confirm(caller.id(), caller.session_id(), request.code));
}

} // namespace

Route confirm_second_factor_route() {
    return http::post<confirm_second_factor>(
        {.operation = "confirmSecondFactor",
         .path = "/authorized/account/second_factor/confirm",
         .summary = "A first code switches the second factor on, ends every other session and answers ten "
                    "recovery codes.",
         .retries = 0,
         .refusals = {Fault::not_allowed, Fault::invalid_input, Fault::conflict, Fault::too_many_requests}});
}

} // namespace evenkeel::api
