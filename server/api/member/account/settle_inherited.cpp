#include "api/context.hpp"
#include "api/member/device_of.hpp"
#include "api/member/member_reply.hpp"
#include "core/account/account_rules.hpp"

namespace evenkeel::api {

enum class InheritedChoice { keep, start_empty };
BOOST_DESCRIBE_ENUM(InheritedChoice, keep, start_empty)

struct SettleInheritedRequest {
    /// `keep` leaves everything as it is; `start_empty` erases all of it for good.
    InheritedChoice choice{InheritedChoice::keep};
    std::optional<std::string> device_uuid;
};
BOOST_DESCRIBE_STRUCT(SettleInheritedRequest, (), (choice, device_uuid))

namespace {

http::Answer<MemberReply> settle_inherited(Context const& context, http::Member const& caller,
                                           SettleInheritedRequest const& request) {
    if (request.choice == InheritedChoice::keep) {
        if (auto const kept = context.rules.account.erase_member.keep_inherited(caller.id()); !kept)
            return std::unexpected(kept.error());
        return fresh_reply(context, caller.id());
    }
    if (auto const fresh = context.rules.account.fresh_proof.check(caller.id(), caller.session_id()); !fresh)
        return std::unexpected(fresh.error());
    auto const opened = context.rules.account.erase_member.start_empty(
        caller.id(), device_of(request.device_uuid, context.exchange));
    if (!opened)
        return std::unexpected(opened.error());
    return http::Answer<MemberReply>{fresh_reply(context, opened->session.member_id)}.with_cookies(
        context.cookies.open(opened->token, account::kSessionLife));
}

} // namespace

Route settle_inherited_route() {
    return http::post<settle_inherited>(
        {.operation = "settleInherited",
         .path = "/authorized/account/inherited",
         .summary = "Whoever proved the address of an account that others could open before keeps what is in "
                    "it, or starts empty: then everything is erased and a fresh account has the address.",
         .retries = 0,
         .refusals = {Fault::invalid_input, Fault::conflict, Fault::not_allowed}});
}

} // namespace evenkeel::api
