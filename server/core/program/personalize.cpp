#include "core/program/personalize.hpp"

#include <algorithm>

namespace evenkeel::program {
namespace {

bool offers(std::vector<Choice> const& choices, std::string const& key) {
    return std::ranges::find(choices, key, &Choice::key) != choices.end();
}

} // namespace

Result<Onboarding> Personalize::operator()(ProgramTexts const& texts, MemberId const& member,
                                           PersonalizeDraft const& draft) const {
    if (!offers(texts.goals, draft.goal))
        return refuse(Fault::invalid_input, "selected_goal", "Choose one of the goals on the list.");
    if (!offers(texts.life_aspects, draft.life_aspect))
        return refuse(Fault::invalid_input, "selected_life_aspect",
                      "Choose one of the life aspects on the list.");
    auto const current = state::state_named(draft.current_state);
    if (!current)
        return refuse(Fault::invalid_input, "life_aspect_current_state", "Choose one of the six states.");
    auto const preferred = state::state_named(draft.preferred_state);
    if (!preferred)
        return refuse(Fault::invalid_input, "life_aspect_preferred_state", "Choose one of the six states.");

    Onboarding onboarding{.member_id = member,
                          .goal = draft.goal,
                          .life_aspect = draft.life_aspect,
                          .current_state = *current,
                          .preferred_state = *preferred,
                          .answered_at = clock_.now()};
    onboardings_.keep(onboarding);
    return onboarding;
}

} // namespace evenkeel::program
