#pragma once

#include "core/outside.hpp"
#include "core/quiz/attach_result.hpp"
#include "core/stores.hpp"

namespace evenkeel::quiz {

/// The use cases of the discovery quiz.
struct QuizRules {
    QuizRules(Stores const& stores, Outside const& outside)
        : read_result{stores.quiz_results, outside.vault}, keep_result{{.results = stores.quiz_results,
                                                                        .read = read_result,
                                                                        .vault = outside.vault,
                                                                        .clock = outside.clock,
                                                                        .secure = outside.secure}},
          attach_result{{.results = stores.quiz_results,
                         .read = read_result,
                         .keep = keep_result,
                         .onboardings = stores.onboardings,
                         .clock = outside.clock}},
          sweep_results{stores.quiz_results, outside.clock} {}

    // They refer to each other.
    QuizRules(QuizRules const&) = delete;
    QuizRules& operator=(QuizRules const&) = delete;

    ReadResult const read_result;
    KeepResult const keep_result;
    AttachResult const attach_result;
    SweepResults const sweep_results;
};

} // namespace evenkeel::quiz
