#include "api/context.hpp"
#include "api/member/member_reply.hpp"
#include "core/edition/edition.hpp"
#include "core/program/program_rules.hpp"

namespace evenkeel::api {

struct PersonalizeRequest {
    /// The `key` of one of the goals that the onboarding offers.
    std::string selected_goal;
    /// The `key` of one of the life aspects that the onboarding offers.
    std::string selected_life_aspect;
    /// Where the member is in this part of life. {state}
    std::string life_aspect_current_state;
    /// Where the member would like to be in it. {state}
    std::string life_aspect_preferred_state;
};
BOOST_DESCRIBE_STRUCT(PersonalizeRequest, (),
                      (selected_goal, selected_life_aspect, life_aspect_current_state,
                       life_aspect_preferred_state))

namespace {

http::Answer<MemberReply> personalize_onboarding(Context const& context, http::Member const& caller,
                                                 PersonalizeRequest const& request) {
    auto const kept = context.rules.program.personalize(context.edition.program, caller.id(),
                                                        {request.selected_goal, request.selected_life_aspect,
                                                         request.life_aspect_current_state,
                                                         request.life_aspect_preferred_state});
    if (!kept)
        return std::unexpected(kept.error());
    return fresh_reply(context, caller.id());
}

} // namespace

Route personalize_onboarding_route() {
    return http::post<personalize_onboarding>(
        {.operation = "personalizeOnboarding",
         .path = "/authorized/assessment/onboarding/personalize",
         .summary =
             "Makes the first plan from goal, life aspect, current and preferred state. Can be repeated.",
         .retries = 2,
         .refusals = {Fault::invalid_input}});
}

} // namespace evenkeel::api
