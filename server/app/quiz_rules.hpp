#pragma once

#include "app/outside.hpp"
#include "app/stores.hpp"
#include "core/quiz/attach_result.hpp"

namespace evenkeel::app {

/// The use cases of the discovery quiz.
struct QuizRules {
    QuizRules(Stores& stores, Outside const& outside)
        : read_result{stores.quiz_results, outside.vault}, keep_result{{.results = stores.quiz_results,
                                                                        .read = read_result,
                                                                        .vault = outside.vault,
                                                                        .clock = outside.clock,
                                                                        .secure = outside.secure},
                                                                       outside.content.quizzes.english()},
          attach_result{{.results = stores.quiz_results,
                         .read = read_result,
                         .keep = keep_result,
                         .onboardings = stores.onboardings,
                         .clock = outside.clock},
                        outside.content.quizzes.english()},
          sweep_results{stores.quiz_results, outside.clock} {}

    // They refer to each other.
    QuizRules(QuizRules const&) = delete;
    QuizRules& operator=(QuizRules const&) = delete;

    quiz::ReadResult read_result;
    quiz::KeepResult keep_result;
    quiz::AttachResult attach_result;
    quiz::SweepResults sweep_results;
};

} // namespace evenkeel::app
