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
    std::string current_state;
    std::string preferred_state;
};
BOOST_DESCRIBE_STRUCT(AspectAnswerRequest, (), (current_state, preferred_state))

/// The answers by their keys in content/quiz/discovery.yaml: every page and every slider, and what was
/// ticked.
struct QuizAnswersRequest {
    std::string event_uuid;
    std::map<std::string, AspectAnswerRequest> life_aspects;
    std::vector<std::string> symptoms;
    std::vector<std::string> habits;
    std::map<std::string, int> sliders;
};
BOOST_DESCRIBE_STRUCT(QuizAnswersRequest, (), (event_uuid, life_aspects, symptoms, habits, sliders))

struct QuizReasonView {
    std::string kind;
    std::string name;
    std::string text;
    int points{0};
};
BOOST_DESCRIBE_STRUCT(QuizReasonView, (), (kind, name, text, points))

struct QuizStageView {
    std::string title;
    std::string text;
};
BOOST_DESCRIBE_STRUCT(QuizStageView, (), (title, text))

struct QuizArticleView {
    std::string article_id;
    std::string title;
    std::string summary;
    int reading_minutes{1};
};
BOOST_DESCRIBE_STRUCT(QuizArticleView, (), (article_id, title, summary, reading_minutes))

struct QuizExerciseView {
    std::string exercise_id;
    std::string title;
    std::string summary;
    double minutes{0};
};
BOOST_DESCRIBE_STRUCT(QuizExerciseView, (), (exercise_id, title, summary, minutes))

struct QuizAspectView {
    std::string life_aspect;
    std::string title;
    std::string current_state;
    std::string preferred_state;
    std::string target_state;
    bool regulated{false};
    std::string text;
    std::optional<QuizArticleView> article;
};
BOOST_DESCRIBE_STRUCT(QuizAspectView, (),
                      (life_aspect, title, current_state, preferred_state, target_state, regulated, text,
                       article))

struct QuizSymptomView {
    std::string key;
    std::string title;
    std::string text;
};
BOOST_DESCRIBE_STRUCT(QuizSymptomView, (), (key, title, text))

struct QuizHabitView {
    std::string key;
    std::string title;
    std::string text;
};
BOOST_DESCRIBE_STRUCT(QuizHabitView, (), (key, title, text))

/// What the answers come to, in the language that was asked for.
struct QuizResultView {
    std::string language_code;
    Instant taken_at;
    std::string starting_state;
    double angle{0};
    int regulation{0};
    std::string regulation_text;
    double certainty{0};
    std::string certainty_text;
    std::string preferred_state;
    std::string target_state;
    QuizStageView stage;
    std::string headline;
    std::string explanation;
    std::vector<std::string> first_steps;
    std::vector<QuizReasonView> reasons;
    std::vector<QuizAspectView> life_aspects;
    std::string focus_life_aspect;
    std::vector<QuizSymptomView> symptoms;
    std::vector<QuizHabitView> habits_done;
    std::vector<QuizHabitView> habits_missing;
    std::vector<QuizExerciseView> exercises;
    std::vector<QuizArticleView> articles;
    std::vector<std::string> care_notes;
    std::string disclaimer;
};
BOOST_DESCRIBE_STRUCT(QuizResultView, (),
                      (language_code, taken_at, starting_state, angle, regulation, regulation_text, certainty,
                       certainty_text, preferred_state, target_state, stage, headline, explanation,
                       first_steps, reasons, life_aspects, focus_life_aspect, symptoms, habits_done,
                       habits_missing, exercises, articles, care_notes, disclaimer))

/// The answer to the quiz, and its public file: quiz-results/{quiz_result_key}.json.
struct QuizResultReply {
    std::string quiz_result_key;
    QuizResultView result;
};
BOOST_DESCRIBE_STRUCT(QuizResultReply, (), (quiz_result_key, result))

[[nodiscard]] quiz::Draft draft_of(QuizAnswersRequest const& request);

/// `languages`: a language tag or an Accept-Language header.
[[nodiscard]] QuizResultReply reply_of(quiz::TakenQuiz const& taken, Edition const& edition,
                                       std::string_view languages);

} // namespace evenkeel::api
