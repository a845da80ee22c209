#pragma once

// What the member API shows of exercises and suggestions.

#include "core/content/content.hpp"
#include "core/exercise/browse.hpp"
#include "core/exercise/recommend.hpp"

#include <boost/describe.hpp>
#include <optional>
#include <string>
#include <vector>

namespace evenkeel::api {

struct ExerciseMinutesView {
    double usual{0};
    double shortest{0};
    double longest{0};
};
BOOST_DESCRIBE_STRUCT(ExerciseMinutesView, (), (usual, shortest, longest))

struct ExerciseRouteView {
    std::optional<std::string> from; ///< Absent: from anywhere.
    std::string to;
};
BOOST_DESCRIBE_STRUCT(ExerciseRouteView, (), (from, to))

/// An exercise on a list, and as a suggestion.
struct ExerciseCardView {
    std::string exercise_id;
    std::string title;
    std::string summary;
    std::string kind;
    std::string plan_part;
    std::string intensity;
    ExerciseMinutesView minutes;
    std::vector<std::string> positions;
    std::vector<std::string> surroundings;
    std::vector<std::string> needs;
    std::vector<ExerciseRouteView> routes;
    std::string evidence_grade;
};
BOOST_DESCRIBE_STRUCT(ExerciseCardView, (),
                      (exercise_id, title, summary, kind, plan_part, intensity, minutes, positions,
                       surroundings, needs, routes, evidence_grade))

struct SuggestionReasonView {
    std::string name;
    std::string text;
    double weight{0};
    double value{0};
};
BOOST_DESCRIBE_STRUCT(SuggestionReasonView, (), (name, text, weight, value))

struct SuggestionView {
    ExerciseCardView exercise;
    std::optional<ExerciseCardView> alternative;
    std::vector<SuggestionReasonView> reasons;
    std::string from;
    std::string to;
    std::string stage_title;
    std::string stage_text;
};
BOOST_DESCRIBE_STRUCT(SuggestionView, (), (exercise, alternative, reasons, from, to, stage_title, stage_text))

struct SafetyFlagView {
    std::string code;
    std::string title;
};
BOOST_DESCRIBE_STRUCT(SafetyFlagView, (), (code, title))

/// What an exercise does for this member.
struct ExerciseEffectView {
    double effect{0};    ///< -2..2
    int n{0};            ///< Ratings behind it.
    double certainty{0}; ///< 0..1
    int times{0};
    std::optional<std::string> last_done_on;
};
BOOST_DESCRIBE_STRUCT(ExerciseEffectView, (), (effect, n, certainty, times, last_done_on))

/// An exercise with what it is to this member.
struct ListedExerciseView {
    ExerciseCardView exercise;
    bool is_safe{true};
    std::vector<SafetyFlagView> flags;
    ExerciseEffectView effect;
};
BOOST_DESCRIBE_STRUCT(ListedExerciseView, (), (exercise, is_safe, flags, effect))

struct ExerciseStepView {
    std::string action;
    double seconds{0};
    std::string cue;
};
BOOST_DESCRIBE_STRUCT(ExerciseStepView, (), (action, seconds, cue))

struct ExerciseStepGroupView {
    int repeat{1};
    std::vector<ExerciseStepView> steps;
};
BOOST_DESCRIBE_STRUCT(ExerciseStepGroupView, (), (repeat, steps))

struct ExerciseEvidenceView {
    std::string grade;
    std::string citation;
    std::string doi;
    bool checked{false};
    std::string note;
};
BOOST_DESCRIBE_STRUCT(ExerciseEvidenceView, (), (grade, citation, doi, checked, note))

struct ExerciseVariantsView {
    std::string shorter;
    std::string gentler;
    std::string trauma_sensitive;
};
BOOST_DESCRIBE_STRUCT(ExerciseVariantsView, (), (shorter, gentler, trauma_sensitive))

/// All that the player and its card need.
struct ExerciseDetailView {
    ListedExerciseView listed;
    bool opt_in{false};
    double longest_hold_seconds{0};
    double length_seconds{0};
    std::vector<SafetyFlagView> contraindications;
    ExerciseEvidenceView evidence;
    std::vector<ExerciseStepGroupView> steps;
    std::string feels_like;
    std::string stop_if;
    ExerciseVariantsView variants;
    std::string script;
};
BOOST_DESCRIBE_STRUCT(ExerciseDetailView, (),
                      (listed, opt_in, longest_hold_seconds, length_seconds, contraindications, evidence,
                       steps, feels_like, stop_if, variants, script))

[[nodiscard]] ExerciseCardView card_of(exercise::Exercise const& exercise);
[[nodiscard]] SuggestionView view_of_suggestion(exercise::Suggestion const& suggestion);
[[nodiscard]] ListedExerciseView view_of_listed(exercise::Listed const& listed,
                                                std::vector<exercise::Contraindication> const& known);
[[nodiscard]] ExerciseDetailView view_of_detail(exercise::Listed const& listed,
                                                std::vector<exercise::Contraindication> const& known);

} // namespace evenkeel::api
