#pragma once

#include "core/quiz/answers.hpp"

namespace evenkeel::testing {

inline quiz::Points points(std::initializer_list<std::pair<state::StateName, int>> const& given) {
    quiz::Points points{};
    for (auto const& [state, number] : given)
        points[static_cast<std::size_t>(state)] = number;
    return points;
}

/// Three pages of 6 points each, four symptoms, three habits and two sliders, with weights that are easy to
/// add up by heart.
inline quiz::Quiz a_quiz() {
    using enum state::StateName;
    quiz::Quiz quiz;
    quiz.page_points = 6;
    for (auto const* const key : {"love_relationship", "money_finance", "environment"}) {
        quiz::Page page{.life_aspect = key,
                        .title = key,
                        .question = {},
                        .preferred_question = {},
                        .answers = {},
                        .preferred = {},
                        .result_texts = {},
                        .article = {}};
        for (auto const state : state::kStates) {
            page.answers.push_back({state, "answer"});
            if (state::is_regulated(state))
                page.preferred.push_back({state, "wish"});
        }
        quiz.pages.push_back(page);
    }
    auto const symptom = [](char const* key, quiz::Points const& points) {
        return quiz::Symptom{.key = key, .title = key, .reason = std::string{"why "} + key, .points = points};
    };
    quiz.symptoms = {symptom("anxiety", points({{sympathetic, 3}, {overwhelm, 1}})),
                     symptom("irritability", points({{sympathetic, 3}, {overwhelm, 1}})),
                     symptom("fatigue", points({{dorsal_vagal, 4}})),
                     symptom("brain_fog", points({{overwhelm, 2}, {dorsal_vagal, 2}}))};
    auto const habit = [](char const* key, quiz::Points const& points) {
        return quiz::Habit{.key = key,
                           .title = key,
                           .statement = {},
                           .done = std::string{"did "} + key,
                           .missing = std::string{"try "} + key,
                           .points = points};
    };
    quiz.habits = {habit("exercise", points({{play, 2}})), habit("stillness", points({{stillness, 2}})),
                   habit("alcohol", points({{parasympathetic, 2}}))};
    auto const slider = [](char const* key, quiz::Points const& above, quiz::Points const& below) {
        return quiz::Slider{.key = key,
                            .title = key,
                            .question = {},
                            .lowest = {},
                            .highest = {},
                            .low = std::string{"low "} + key,
                            .high = std::string{"high "} + key,
                            .above = above,
                            .below = below};
    };
    quiz.sliders = {
        slider("sleep_quality", points({{stillness, 1}}), points({{overwhelm, 1}})),
        slider("overall_peace", points({{parasympathetic, 2}}), points({{sympathetic, 1}, {overwhelm, 1}}))};
    for (auto const state : state::kStates) {
        auto& outcome = quiz.outcomes[static_cast<std::size_t>(state)];
        outcome.headline = state::to_text(state);
        outcome.life_aspects_reason = "{count} of {total}";
        outcome.goal = "less_stress";
    }
    quiz.words = {.clear = "clear",
                  .mixed = "mixed",
                  .spread = "spread",
                  .steady = "steady",
                  .balanced = "balanced",
                  .strained = "strained",
                  .care_body = "see a doctor",
                  .care_heavy = "talk to somebody"};
    quiz.thresholds = {.most_reasons = 4,
                       .slider_reason_steps = 2,
                       .clear_certainty = 0.6,
                       .mixed_certainty = 0.3,
                       .steady_regulation = 67,
                       .mixed_regulation = 34,
                       .heavy_regulation = 25};
    quiz.body_symptoms = {"fatigue"};
    return quiz;
}

/// The same state on each page, nothing ticked, sliders in the middle.
inline quiz::Answers all_pages(state::StateName current,
                               state::StateName preferred = state::StateName::parasympathetic) {
    quiz::Answers answers;
    for (auto const& page : a_quiz().pages)
        answers.life_aspects.emplace(page.life_aspect, quiz::AspectAnswer{current, preferred});
    answers.sliders = {{"sleep_quality", 5}, {"overall_peace", 5}};
    return answers;
}

/// The answers as they come over the wire.
inline quiz::Draft a_draft(quiz::Answers const& answers,
                           std::string const& event = "00000000-0000-4000-8000-0000000000aA") {
    quiz::Draft draft{.event_id = EventId{event},
                      .life_aspects = {},
                      .symptoms = {answers.symptoms.begin(), answers.symptoms.end()},
                      .habits = {answers.habits.begin(), answers.habits.end()},
                      .sliders = answers.sliders};
    for (auto const& [aspect, answer] : answers.life_aspects)
        draft.life_aspects[aspect] = {std::string{state::to_text(answer.current)},
                                      std::string{state::to_text(answer.preferred)}};
    return draft;
}

} // namespace evenkeel::testing
