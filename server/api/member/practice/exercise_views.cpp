#include "api/member/practice/exercise_views.hpp"
#include "api/rounded.hpp"

#include "core/base/local_day.hpp"

#include <algorithm>
#include <cmath>

namespace evenkeel::api {
namespace {

template <Worded E>
std::vector<std::string> words_of(std::vector<E> const& values) {
    std::vector<std::string> words;
    for (auto const value : values)
        words.emplace_back(word_of(value));
    return words;
}

std::vector<ExerciseRouteView> routes_of(exercise::Exercise const& exercise) {
    std::vector<ExerciseRouteView> routes;
    for (auto const& route : exercise.routes)
        routes.push_back(
            {.from = route.from ? std::optional{std::string{state::to_text(*route.from)}} : std::nullopt,
             .to = std::string{state::to_text(route.to)}});
    return routes;
}

std::vector<SafetyFlagView> flags_of(std::vector<exercise::Code> const& codes,
                                     std::vector<exercise::Contraindication> const& known) {
    std::vector<SafetyFlagView> flags;
    for (auto const& contraindication : known)
        if (std::ranges::find(codes, contraindication.code) != codes.end())
            flags.push_back({std::string{contraindication.code}, contraindication.title});
    return flags;
}

ExerciseEffectView effect_of(exercise::Listed const& listed) {
    auto const& last = listed.experience.last_day;
    return {.effect = to_hundredth(listed.estimate.effect),
            .n = listed.estimate.n,
            .certainty = to_hundredth(listed.estimate.certainty),
            .times = listed.experience.times,
            .last_done_on = last ? std::optional{day_text(*last)} : std::nullopt};
}

std::vector<ExerciseStepGroupView> steps_of(exercise::Exercise const& exercise) {
    std::vector<ExerciseStepGroupView> groups;
    for (auto const& group : exercise.steps) {
        auto& view = groups.emplace_back(ExerciseStepGroupView{.repeat = group.repeat, .steps = {}});
        for (auto const& step : group.steps)
            view.steps.push_back({std::string{word_of(step.action)}, step.seconds, step.cue});
    }
    return groups;
}

} // namespace

ExerciseCardView card_of(exercise::Exercise const& exercise) {
    return {.exercise_id = exercise.id.value(),
            .title = exercise.title,
            .summary = exercise.summary,
            .kind = std::string{word_of(exercise.kind)},
            .plan_part = std::string{word_of(exercise.plan_part)},
            .intensity = std::string{word_of(exercise.intensity)},
            .minutes = {exercise.minutes.usual, exercise.minutes.shortest, exercise.minutes.longest},
            .positions = words_of(exercise.positions),
            .surroundings = words_of(exercise.surroundings),
            .needs = exercise.needs,
            .routes = routes_of(exercise),
            .evidence_grade = std::string{word_of(exercise.evidence.grade)}};
}

SuggestionView view_of_suggestion(exercise::Suggestion const& suggestion) {
    auto const* const other = suggestion.choice.alternative;
    SuggestionView view{.exercise = card_of(*suggestion.choice.exercise),
                        .alternative = other != nullptr ? std::optional{card_of(*other)} : std::nullopt,
                        .reasons = {},
                        .from = std::string{state::to_text(suggestion.from)},
                        .to = std::string{state::to_text(suggestion.to)},
                        .stage_title = suggestion.stage.title,
                        .stage_text = suggestion.stage.text};
    for (auto const& reason : suggestion.reasons)
        view.reasons.push_back(
            {reason.name, reason.text, to_hundredth(reason.weight), to_hundredth(reason.value)});
    return view;
}

ListedExerciseView view_of_listed(exercise::Listed const& listed,
                                  std::vector<exercise::Contraindication> const& known) {
    return {.exercise = card_of(*listed.exercise),
            .is_safe = listed.is_safe,
            .flags = flags_of(listed.flags, known),
            .effect = effect_of(listed)};
}

ExerciseDetailView view_of_detail(exercise::Listed const& listed,
                                  std::vector<exercise::Contraindication> const& known) {
    auto const& exercise = *listed.exercise;
    return {.listed = view_of_listed(listed, known),
            .opt_in = exercise.opt_in,
            .longest_hold_seconds = exercise.longest_hold_seconds,
            .length_seconds = exercise::length_of(exercise),
            .contraindications = flags_of(exercise.contraindications, known),
            .evidence = {std::string{word_of(exercise.evidence.grade)}, exercise.evidence.citation,
                         exercise.evidence.doi, exercise.evidence.checked, exercise.evidence.note},
            .steps = steps_of(exercise),
            .feels_like = exercise.feels_like,
            .stop_if = exercise.stop_if,
            .variants = {exercise.variants.shorter, exercise.variants.gentler,
                         exercise.variants.trauma_sensitive},
            .script = exercise.script};
}

} // namespace evenkeel::api
