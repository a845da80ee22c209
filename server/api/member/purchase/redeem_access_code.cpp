#include "api/context.hpp"
#include "api/member/member_reply.hpp"
#include "core/commerce/commerce_rules.hpp"

namespace evenkeel::api {

struct RedeemAccessCodeRequest {
    /// The code as a person types it: case, spaces and hyphens do not matter. {length 1..64}
    std::string invite_code;
};
BOOST_DESCRIBE_STRUCT(RedeemAccessCodeRequest, (), (invite_code))

struct RedeemAccessCodeReply {
    int months_premium_access{0}; ///< How many months of premium the code gave. {0..36}
    bool is_repeat{false};        ///< True when this member had redeemed the code before: nothing was added.
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(RedeemAccessCodeReply, (), (months_premium_access, is_repeat, member))

namespace {

http::Answer<RedeemAccessCodeReply> redeem_access_code(Context const& context, http::Member const& caller,
                                                       RedeemAccessCodeRequest const& request) {
    auto const redeemed = context.rules.commerce.redeem_code(caller.id(), request.invite_code);
    if (!redeemed)
        return std::unexpected(redeemed.error());
    auto view = fresh_view(context, caller.id());
    if (!view)
        return std::unexpected(view.error());
    auto const is_repeat = redeemed->outcome == commerce::Invites::Outcome::repeated;
    return RedeemAccessCodeReply{redeemed->months, is_repeat, std::move(*view)};
}

} // namespace

Route redeem_access_code_route() {
    return http::post<redeem_access_code>(
        {.operation = "redeemAccessCode",
         .path = "/authorized/purchase/complete/access_code",
         .summary = "Redeems an invite, gift or access code once; its months are added to what is left.",
         .retries = 2,
         .refusals = {Fault::invalid_input, Fault::code_unknown, Fault::code_used, Fault::code_expired,
                      Fault::too_many_requests},
         .limit = account::RateLimit{.calls = 30, .window = std::chrono::hours{1}}});
}

} // namespace evenkeel::api
