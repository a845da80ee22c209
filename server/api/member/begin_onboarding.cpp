#include "api/member/member_reply.hpp"
#include "api/member/routes.hpp"

namespace evenkeel::api {

struct BeginOnboardingReply {
    OnboardingChoicesView onboarding;
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(BeginOnboardingReply, (), (onboarding, member))

http::Route begin_onboarding(MemberUses const& uses) {
    return http::post<http::Member, http::Empty, BeginOnboardingReply>(
        {.operation = "beginOnboarding",
         .path = "/authorized/assessment/onboarding",
         .summary = "The questions of the onboarding; the answers go to /personalize. Can be repeated.",
         .retries = 2},
        [uses](http::Member const& caller, http::Empty const&) -> http::Answer<BeginOnboardingReply> {
            auto view = fresh_view(uses.read_snapshot, caller.id());
            if (!view)
                return std::unexpected(view.error());
            return BeginOnboardingReply{view_of_choices(uses.content), std::move(*view)};
        });
}

} // namespace evenkeel::api
