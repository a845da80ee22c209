#pragma once

#include "core/account/member/members.hpp"
#include "core/exercise/exercise_results.hpp"

namespace evenkeel::exercise {

/// As many as the rhythm of the program looks at.
inline constexpr int kPracticeTimeDays = 28;

/// How long a member practised on each of the last 28 of their own days.
class ReadPracticeTime {
public:
    struct Needs {
        account::Members const& members;
        ExerciseResults const& results;
        Clock const& clock;
    };

    explicit ReadPracticeTime(Needs const& needs) : needs_{needs} {}

    struct Read {
        DayRange days;
        std::vector<PracticeTime> times; ///< Of days with a result, oldest first.
    };

    [[nodiscard]] Read operator()(MemberId const& member) const;

private:
    Needs needs_;
};

} // namespace evenkeel::exercise
