#pragma once

// What the calls about the discovery quiz take and show, on the service listener as on the main one.

#include "core/exercise/exercise.hpp"
#include "core/learn/library.hpp"
#include "core/quiz/keep_result.hpp"
#include "core/state/target.hpp"

#include <boost/describe.hpp>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace evenkeel {
class Edition;
} // namespace evenkeel

namespace evenkeel::api {

struct AspectAnswerRequest {
    /// Where the person is: one of the states that the page offers. {state}
    std::string current_state;
    /// Where they would like to be: one of the regulated states that the page offers. {regulated}
    std::string preferred_state;
};
BOOST_DESCRIBE_STRUCT(AspectAnswerRequest, (), (current_state, preferred_state))

/// The answers by their keys in content/quiz/discovery.yaml: every page and every slider, and what was
/// ticked.
struct QuizAnswersRequest {
    /// A UUID that the client makes: the same one with the same answers is the same result. {format uuid}
    std::string event_uuid;
    /// The answer to every page, by its `life_aspect`.
    std::map<std::string, AspectAnswerRequest> life_aspects;
    /// The `key` of each symptom that was ticked, each once.
    std::vector<std::string> symptoms;
    /// The `key` of each habit that was ticked, each once.
    std::vector<std::string> habits;
    /// The answer to every slider, by its `key`. {each 0..10}
    std::map<std::string, int> sliders;
};
BOOST_DESCRIBE_STRUCT(QuizAnswersRequest, (), (event_uuid, life_aspects, symptoms, habits, sliders))

struct QuizReasonView {
    std::string kind; ///< What kind of answer it is. {one of life_aspects, symptom, slider, habit}
    std::string name; ///< The `key` of the box or slider; `life_aspects` for the pages together.
    std::string text; ///< What this answer says, in a sentence.
    int points{0};    ///< How many points it gave to the side that the start lies on. {0..}
};
BOOST_DESCRIBE_STRUCT(QuizReasonView, (), (kind, name, text, points))

struct QuizStageView {
    std::string title; ///< The heading of the way from `starting_state` to `target_state`.
    std::string text;  ///< What this way asks for, in a few sentences.
};
BOOST_DESCRIBE_STRUCT(QuizStageView, (), (title, text))

struct QuizArticleView {
    std::string article_id; ///< Names the article.
    std::string title;      ///< The article's title.
    std::string summary;    ///< One or two sentences about it.
    int reading_minutes{1}; ///< How long it takes to read, in minutes. {1..}
};
BOOST_DESCRIBE_STRUCT(QuizArticleView, (), (article_id, title, summary, reading_minutes))

struct QuizExerciseView {
    std::string exercise_id; ///< Names the exercise.
    std::string title;       ///< The exercise's title.
    std::string summary;     ///< One or two sentences about it.
    double minutes{0};       ///< How many minutes it usually takes.
};
BOOST_DESCRIBE_STRUCT(QuizExerciseView, (), (exercise_id, title, summary, minutes))

struct QuizAspectView {
    std::string life_aspect;                ///< The `key` of the life aspect.
    std::string title;                      ///< What it is called.
    std::string current_state;              ///< Where the person is in it. {state}
    std::string preferred_state;            ///< Where they would like to be. {regulated}
    std::string target_state;               ///< Where the next step leads. {state}
    bool regulated{false};                  ///< Whether `current_state` is a regulated state.
    std::string text;                       ///< What this answer says.
    std::optional<QuizArticleView> article; ///< An article about it. Null: it is no longer offered.
};
BOOST_DESCRIBE_STRUCT(QuizAspectView, (),
                      (life_aspect, title, current_state, preferred_state, target_state, regulated, text,
                       article))

struct QuizSymptomView {
    std::string key;   ///< Names the symptom.
    std::string title; ///< What it is called.
    std::string text;  ///< What it says about the start.
};
BOOST_DESCRIBE_STRUCT(QuizSymptomView, (), (key, title, text))

struct QuizHabitView {
    std::string key;   ///< Names the habit.
    std::string title; ///< What it is called.
    std::string text;  ///< What having it, or lacking it, says about the start.
};
BOOST_DESCRIBE_STRUCT(QuizHabitView, (), (key, title, text))

/// What the answers come to, in the language that was asked for.
struct QuizResultView {
    /// The language of this result. {language}
    std::string language_code;
    /// When the quiz was taken.
    Instant taken_at;
    /// The state that the person starts from. {state}
    std::string starting_state;
    /// Where the start lies on the ring, in degrees clockwise from the top, to a tenth. {angle}
    double angle{0};
    /// The regulated states' share of all points, in percent. {0..100}
    int regulation{0};
    /// What that share says, in a sentence.
    std::string regulation_text;
    /// How much the answers agree, to two decimals: 1 when all point the same way round the ring. {0..1}
    double certainty{0};
    /// What that says, in a sentence.
    std::string certainty_text;
    /// The state that was wished for on most pages. {regulated}
    std::string preferred_state;
    /// Where the next step leads. {state}
    std::string target_state;
    /// The way from the start to the target.
    QuizStageView stage;
    /// The result in a few words.
    std::string headline;
    /// What starting from this state means.
    std::string explanation;
    /// What to begin with, one sentence each.
    std::vector<std::string> first_steps;
    /// Why the start lies where it lies, heaviest first.
    std::vector<QuizReasonView> reasons;
    /// Each part of life by itself, in the order of the pages.
    std::vector<QuizAspectView> life_aspects;
    /// The `key` of the part of life that is farthest from where it should go.
    std::string focus_life_aspect;
    /// The symptoms that were ticked.
    std::vector<QuizSymptomView> symptoms;
    /// The habits that were ticked.
    std::vector<QuizHabitView> habits_done;
    /// The habits that were not.
    std::vector<QuizHabitView> habits_missing;
    /// Exercises to begin with.
    std::vector<QuizExerciseView> exercises;
    /// Articles to begin with.
    std::vector<QuizArticleView> articles;
    /// When to ask a person and not only an app; empty where nothing calls for it.
    std::vector<std::string> care_notes;
    /// What the quiz is not: show it with the result.
    std::string disclaimer;
};
BOOST_DESCRIBE_STRUCT(QuizResultView, (),
                      (language_code, taken_at, starting_state, angle, regulation, regulation_text, certainty,
                       certainty_text, preferred_state, target_state, stage, headline, explanation,
                       first_steps, reasons, life_aspects, focus_life_aspect, symptoms, habits_done,
                       habits_missing, exercises, articles, care_notes, disclaimer))

/// The answer to the quiz, and its public file: quiz-results/{quiz_result_key}.json.
struct QuizResultReply {
    std::string quiz_result_key; ///< Names the result; whoever holds it can read the result.
    QuizResultView result;       ///< What the answers come to.
};
BOOST_DESCRIBE_STRUCT(QuizResultReply, (), (quiz_result_key, result))

[[nodiscard]] quiz::Draft draft_of(QuizAnswersRequest const& request);

/// `languages`: a language tag or an Accept-Language header.
[[nodiscard]] QuizResultReply reply_of(quiz::TakenQuiz const& taken, Edition const& edition,
                                       std::string_view languages);

} // namespace evenkeel::api
