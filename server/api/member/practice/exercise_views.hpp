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
    double usual{0};    ///< How many minutes it usually takes.
    double shortest{0}; ///< How many minutes it takes at least.
    double longest{0};  ///< How many minutes it takes at most.
};
BOOST_DESCRIBE_STRUCT(ExerciseMinutesView, (), (usual, shortest, longest))

struct ExerciseRouteView {
    std::optional<std::string> from; ///< The state that it leads out of. Null: any. {state}
    std::string to;                  ///< The state that it leads to. {state}
};
BOOST_DESCRIBE_STRUCT(ExerciseRouteView, (), (from, to))

/// An exercise on a list, and as a suggestion.
struct ExerciseCardView {
    /// Names the exercise in every call.
    std::string exercise_id;
    /// The exercise's title.
    std::string title;
    /// One or two sentences about it.
    std::string summary;
    /// What is done in it.
    /// {one of breath, movement, touch, senses, imagery, social, writing, voice, rest, play}
    std::string kind;
    /// Which part of the day's plan it fills. {one of social_play, exercise, stillness}
    std::string plan_part;
    /// How strong it is. {one of gentle, moderate, lively}
    std::string intensity;
    /// How long it takes.
    ExerciseMinutesView minutes;
    /// The positions in which it can be done. {each one of seated, lying, standing, walking}
    std::vector<std::string> positions;
    /// Where it can be done. {each one of anywhere, quiet, private, outdoors, with_someone}
    std::vector<std::string> surroundings;
    /// Things that it needs, in words; empty when none.
    std::vector<std::string> needs;
    /// From which state to which it leads.
    std::vector<ExerciseRouteView> routes;
    /// A: meta-analysis or randomised trial. B: a small or adjacent trial. C: practice or mechanism only.
    /// {one of A, B, C}
    std::string evidence_grade;
};
BOOST_DESCRIBE_STRUCT(ExerciseCardView, (),
                      (exercise_id, title, summary, kind, plan_part, intensity, minutes, positions,
                       surroundings, needs, routes, evidence_grade))

struct SuggestionReasonView {
    /// Names the input: how well it leads there, what it did for the member, evidence, when it was last done,
    /// and the time at hand (`fit`, `worked_for_you`, `evidence`, `recency`, `time`).
    std::string name;
    /// One sentence that says what this input found.
    std::string text;
    /// The share of the score that this input decides, to two decimals. {0..1}
    double weight{0};
    /// What it says by itself, to two decimals: 1 is the best. {0..1}
    double value{0};
};
BOOST_DESCRIBE_STRUCT(SuggestionReasonView, (), (name, text, weight, value))

struct SuggestionView {
    /// The exercise that was chosen.
    ExerciseCardView exercise;
    /// Another of a different kind. Null: there is none.
    std::optional<ExerciseCardView> alternative;
    /// Why it was chosen; what added most to the score comes first. {items 4..5}
    std::vector<SuggestionReasonView> reasons;
    /// The state that the way begins in. {state}
    std::string from;
    /// The state that the way leads to. {state}
    std::string to;
    /// The heading of the way from `from` to `to`.
    std::string stage_title;
    /// What this way asks for, in a few sentences.
    std::string stage_text;
};
BOOST_DESCRIBE_STRUCT(SuggestionView, (), (exercise, alternative, reasons, from, to, stage_title, stage_text))

struct SafetyFlagView {
    std::string code;  ///< The code of the safety question. {length 1..1}
    std::string title; ///< What the question is about, such as `Pregnancy`.
};
BOOST_DESCRIBE_STRUCT(SafetyFlagView, (), (code, title))

/// What an exercise does for this member.
struct ExerciseEffectView {
    /// What it does for this member, to two decimals: from much worse (-2) to much better (2). Without
    /// ratings, what its evidence lets expect. {-2..2}
    double effect{0};
    /// How many ratings of the member's are behind it. {0..}
    int n{0};
    /// The share that those ratings have in it, to two decimals: n / (n + 4). {0..1}
    double certainty{0};
    /// How often the member has done it. {0..}
    int times{0};
    /// The day on which it was last done. Null: never. {day}
    std::optional<std::string> last_done_on;
};
BOOST_DESCRIBE_STRUCT(ExerciseEffectView, (), (effect, n, certainty, times, last_done_on))

/// An exercise with what it is to this member.
struct ListedExerciseView {
    ExerciseCardView exercise;         ///< The exercise.
    bool is_safe{true};                ///< Whether it may be suggested to this member now.
    std::vector<SafetyFlagView> flags; ///< Answers of the member's safety profile that stand against it.
    ExerciseEffectView effect;         ///< What it does for this member.
};
BOOST_DESCRIBE_STRUCT(ListedExerciseView, (), (exercise, is_safe, flags, effect))

struct ExerciseStepView {
    /// What to do.
    /// {one of breathe_in, breathe_out, hold, move, touch, look, listen, speak, imagine, write, rest}
    std::string action;
    /// How many seconds the step lasts. {0..}
    double seconds{0};
    /// What is said or shown at this step.
    std::string cue;
};
BOOST_DESCRIBE_STRUCT(ExerciseStepView, (), (action, seconds, cue))

struct ExerciseStepGroupView {
    int repeat{1};                       ///< How many times the steps are done, one after the other. {1..}
    std::vector<ExerciseStepView> steps; ///< The steps, in order.
};
BOOST_DESCRIBE_STRUCT(ExerciseStepGroupView, (), (repeat, steps))

struct ExerciseEvidenceView {
    /// A: meta-analysis or randomised trial. B: a small or adjacent trial. C: practice or mechanism only.
    /// {one of A, B, C}
    std::string grade;
    /// Where the evidence comes from.
    std::string citation;
    /// The DOI of the source; empty when it has none.
    std::string doi;
    /// Whether the source itself was read.
    bool checked{false};
    /// What the source shows and what not; may be empty.
    std::string note;
};
BOOST_DESCRIBE_STRUCT(ExerciseEvidenceView, (), (grade, citation, doi, checked, note))

struct ExerciseVariantsView {
    std::string shorter;          ///< How to do it in less time.
    std::string gentler;          ///< How to do it with less effort.
    std::string trauma_sensitive; ///< How to do it when turning inward is hard.
};
BOOST_DESCRIBE_STRUCT(ExerciseVariantsView, (), (shorter, gentler, trauma_sensitive))

/// All that the player and its card need.
struct ExerciseDetailView {
    /// The exercise as lists show it.
    ListedExerciseView listed;
    /// Whether it is off until the member switches it on in the safety profile.
    bool opt_in{false};
    /// The longest time that the breath is held, in seconds. {0..}
    double longest_hold_seconds{0};
    /// The length of all steps with their repeats, in seconds. {0..}
    double length_seconds{0};
    /// What stands against it for anybody.
    std::vector<SafetyFlagView> contraindications;
    /// What is known about it.
    ExerciseEvidenceView evidence;
    /// What to do, group by group.
    std::vector<ExerciseStepGroupView> steps;
    /// What it usually feels like.
    std::string feels_like;
    /// When to stop.
    std::string stop_if;
    /// Other ways to do it.
    ExerciseVariantsView variants;
    /// What a calm voice says.
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
