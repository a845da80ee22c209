#include "api/member/security/entered.hpp"

#include "core/account/second_factor/second_factors.hpp"

namespace evenkeel::api {

std::optional<SecondStepView> second_step_of(Context const& context, account::OpenedSession const& opened) {
    auto const& session = opened.session;
    if (!context.stores.second_factors.is_waiting(session.member_id, session.id))
        return std::nullopt;
    return SecondStepView{.second_step_token = opened.token,
                          .expires_at = session.created_at + account::kSecondStepLife};
}

http::Answer<EnteredReply> entered(Context const& context, account::OpenedSession const& opened) {
    if (auto next = second_step_of(context, opened))
        return EnteredReply{.member = {}, .second_step = std::move(next)};
    auto view = fresh_view(context, opened.session.member_id);
    if (!view)
        return std::unexpected(view.error());
    return http::Answer<EnteredReply>{EnteredReply{.member = std::move(*view), .second_step = {}}}
        .with_cookies(context.cookies.open(opened.token, account::kSessionLife));
}

} // namespace evenkeel::api
