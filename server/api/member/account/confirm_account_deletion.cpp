#include "api/context.hpp"
#include "api/member/account/limits.hpp"
#include "core/account/account_rules.hpp"

namespace evenkeel::api {

struct ConfirmAccountDeletionRequest {
    std::string delete_token; ///< The token in the link that was mailed.
};
BOOST_DESCRIBE_STRUCT(ConfirmAccountDeletionRequest, (), (delete_token))

namespace {

http::Answer<http::Empty> confirm_account_deletion(Context const& context, http::Visitor const& visitor,
                                                   ConfirmAccountDeletionRequest const& request) {
    auto const member = context.rules.account.request_erase.confirm(request.delete_token);
    if (!member)
        return std::unexpected(member.error());
    auto answer = http::Answer<http::Empty>{http::Empty{}};
    // The mail may be opened where somebody else is signed in; they stay so.
    if (visitor.session() && visitor.session()->member_id == *member)
        return std::move(answer).with_cookies(context.cookies.close());
    return answer;
}

} // namespace

Route confirm_account_deletion_route() {
    return http::put<confirm_account_deletion>(
        {.operation = "confirmAccountDeletion",
         .path = "/account/delete/confirm",
         .summary = "Signs out everywhere and begins the erasure, which ends with a receipt by mail.",
         .retries = 0,
         .refusals = {Fault::invalid_input, Fault::link_invalid, Fault::link_expired, Fault::link_used},
         .csrf = http::Csrf::not_required,
         .limit = kTokensPerClient});
}

} // namespace evenkeel::api
