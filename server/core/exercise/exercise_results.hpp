#pragma once

#include "core/base/clock.hpp"
#include "core/base/local_day.hpp"
#include "core/base/time_cursor.hpp"
#include "core/exercise/effect.hpp"

#include <string>
#include <vector>

namespace evenkeel::exercise {

/// One time a member did one exercise.
struct ExerciseResult {
    ExerciseResultId id;
    MemberId member_id;
    EventId event_id;
    ExerciseId exercise_id;
    PlanPart plan_part{PlanPart::exercise};
    Instant started_at;
    Instant recorded_at;
    Day day; ///< The member's own, of the start.
    double duration_s{0};
    bool completed{false};
    MoodChange moods;
    std::optional<int> felt_effect;       ///< -2..2, as the member said.
    std::optional<int> effect_hundredths; ///< What counts: see exercise::effect_hundredths.
    std::string note;
};

/// What was practised on one of the member's days.
struct PracticeTime {
    Day day;
    double seconds{0};
    int times{0};
};

/// Where results are kept, and what they add up to.
class ExerciseResults {
public:
    virtual ~ExerciseResults() = default;

    struct Kept {
        ExerciseResult result;
        bool is_new{false};
    };

    /// Keeps the result, adds it to the member's experience of the exercise, marks the day's practice and
    /// moves the program on, together or not at all. When the member already has a result with this event id
    /// nothing changes, and the stored one comes back.
    virtual Kept add_once(ExerciseResult const& result) = 0;

    /// Newest start first, at most `limit`.
    [[nodiscard]] virtual std::vector<ExerciseResult> latest(MemberId const& member,
                                                             std::size_t limit) const = 0;

    /// Which results: those behind the cursor, of one exercise or of all.
    struct Wanted {
        TimeCursor behind;
        std::optional<ExerciseId> exercise;
        std::size_t limit{0};
    };

    /// Newest start first.
    [[nodiscard]] virtual std::vector<ExerciseResult> page(MemberId const& member,
                                                           Wanted const& wanted) const = 0;

    /// What the results of these days add up to, day by day, oldest first. Days without one are left out.
    [[nodiscard]] virtual std::vector<PracticeTime> times(MemberId const& member,
                                                          DayRange const& days) const = 0;

    /// One entry for each exercise that the member has done.
    [[nodiscard]] virtual Experiences experiences(MemberId const& member) const = 0;
};

/// The same sums from the results themselves: what `experiences` must always be.
[[nodiscard]] Experiences summed_up(std::vector<ExerciseResult> const& results);

} // namespace evenkeel::exercise
