#include "api/member/member_reply.hpp"
#include "api/member/routes.hpp"

namespace evenkeel::api {

struct PersonalizeRequest {
    std::string selected_goal;
    std::string selected_life_aspect;
    std::string life_aspect_current_state;
    std::string life_aspect_preferred_state;
};
BOOST_DESCRIBE_STRUCT(PersonalizeRequest, (),
                      (selected_goal, selected_life_aspect, life_aspect_current_state,
                       life_aspect_preferred_state))

http::Route personalize_onboarding(MemberUses const& uses) {
    return http::post<http::Member, PersonalizeRequest, MemberReply>(
        {.operation = "personalizeOnboarding",
         .path = "/authorized/assessment/onboarding/personalize",
         .summary =
             "Makes the first plan from goal, life aspect, current and preferred state. Can be repeated.",
         .retries = 2,
         .refusals = {Fault::invalid_input}},
        [uses](http::Member const& caller, PersonalizeRequest const& request) -> http::Answer<MemberReply> {
            auto const kept = uses.personalize(
                caller.id(), {request.selected_goal, request.selected_life_aspect,
                              request.life_aspect_current_state, request.life_aspect_preferred_state});
            if (!kept)
                return std::unexpected(kept.error());
            return fresh_reply(uses.read_snapshot, caller.id());
        });
}

} // namespace evenkeel::api
