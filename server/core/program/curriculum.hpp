#pragma once

#include "core/base/id.hpp"
#include "core/state/ring.hpp"

#include <map>
#include <string>
#include <vector>

namespace evenkeel::program {

inline constexpr int kWeeks = 6;
inline constexpr int kDaysInWeek = 7;
inline constexpr int kProgramDays = kWeeks * kDaysInWeek;
inline constexpr std::size_t kReflectionQuestions = 3;

struct WeekText {
    std::string title;
    std::string theme;
    std::string intention;
    std::vector<std::string> reflection_questions;
};

/// The exercises of a day.
struct DayExercises {
    ExerciseId exercise;
    ExerciseId stillness;
};

struct DayText {
    std::string title;
    std::string article; ///< Id of content/articles; empty: none.
    std::string social_play_title;
    std::string social_play_text;
    DayExercises exercises;
    std::map<state::StateName, DayExercises> for_states; ///< Where it matters in which state the member is.
    std::string check_in_prompt;
};

/// The six weeks: content/program.yaml.
struct Curriculum {
    std::vector<WeekText> weeks; ///< Six.
    std::vector<DayText> days;   ///< Forty-two, the first at 0.
};

} // namespace evenkeel::program
