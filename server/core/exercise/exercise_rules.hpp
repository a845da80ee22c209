#pragma once

#include "core/exercise/browse.hpp"
#include "core/exercise/read_practice_time.hpp"
#include "core/exercise/recommend.hpp"
#include "core/exercise/record_result.hpp"
#include "core/exercise/resonance_pace.hpp"
#include "core/outside.hpp"
#include "core/stores.hpp"

namespace evenkeel::exercise {

struct ExerciseRules {
    ExerciseRules(Stores const& stores, Outside const& outside, safety::SafetyLevels const& safety_levels,
                  FirstAnswersReader const& first_answers)
        : read_caution{{.profiles = stores.safety_profiles,
                        .levels = safety_levels,
                        .vault = outside.vault,
                        .clock = outside.clock}},
          keep_safety_profile{
              {.profiles = stores.safety_profiles, .vault = outside.vault, .clock = outside.clock}},
          suggest{stores.exercise_results, read_caution},
          read_for_suggestion{stores.suggestions, stores.exercise_results, read_caution},
          recommend{{.suggest = suggest,
                     .suggestions = stores.suggestions,
                     .members = stores.members,
                     .check_ins = stores.check_ins,
                     .first_answers = first_answers,
                     .clock = outside.clock}},
          record_result{{.results = stores.exercise_results,
                         .members = stores.members,
                         .clock = outside.clock,
                         .secure = outside.secure}},
          read_practice_time{
              {.members = stores.members, .results = stores.exercise_results, .clock = outside.clock}},
          keep_resonance_pace{stores.resonance_paces, outside.clock},
          browse{stores.exercise_results, read_caution} {}

    // They refer to each other.
    ExerciseRules(ExerciseRules const&) = delete;
    ExerciseRules& operator=(ExerciseRules const&) = delete;

    ReadCaution read_caution;
    KeepSafetyProfile keep_safety_profile;
    Suggest suggest;
    ReadForSuggestion read_for_suggestion;
    Recommend recommend;
    RecordResult record_result;
    ReadPracticeTime read_practice_time;
    KeepResonancePace keep_resonance_pace;
    Browse browse;
};

} // namespace evenkeel::exercise
