#include "api/context.hpp"
#include "api/member/member_reply.hpp"
#include "core/edition/edition.hpp"

namespace evenkeel::api {

struct BeginOnboardingReply {
    OnboardingChoicesView onboarding; ///< The questions' choices, in the caller's language.
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(BeginOnboardingReply, (), (onboarding, member))

namespace {

http::Answer<BeginOnboardingReply> begin_onboarding(Context const& context, http::Member const& caller,
                                                    http::Empty const&) {
    auto view = fresh_view(context, caller.id());
    if (!view)
        return std::unexpected(view.error());
    return BeginOnboardingReply{view_of_choices(context.edition.content), std::move(*view)};
}

} // namespace

Route begin_onboarding_route() {
    return http::post<begin_onboarding>(
        {.operation = "beginOnboarding",
         .path = "/authorized/assessment/onboarding",
         .summary = "The questions of the onboarding; the answers go to /personalize. Can be repeated.",
         .retries = 2});
}

} // namespace evenkeel::api
