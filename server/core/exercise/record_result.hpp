#pragma once

#include "core/account/member/members.hpp"
#include "core/base/result.hpp"
#include "core/base/secure.hpp"
#include "core/exercise/exercise_results.hpp"
#include "core/exercise/shelf.hpp"

namespace evenkeel::exercise {

/// A result as the member sends it.
struct ResultDraft {
    EventId event_id;
    ExerciseId exercise_id;
    std::optional<Instant> started_at; ///< Absent: `duration_s` ago.
    double duration_s{0};
    bool completed{false};
    MoodChange moods;
    std::optional<int> felt_effect;
    std::optional<PlanPart> plan_part; ///< Absent: the exercise's own.
    std::string note;
};

inline constexpr std::size_t kLongestResultNote = 2000; // characters
inline constexpr std::chrono::days kOldestResult{60};
inline constexpr double kLongestDuration = 4 * 60 * 60; // seconds
inline constexpr int kStrongestEffect = 2;

/// Refuses with the field named: an event id of no or too many characters, a duration outside 0 to 4 hours,
/// an effect outside -2 to 2, moods outside their scale, a start in the future or more than 60 days back, a
/// note that is too long.
[[nodiscard]] Result<void> check(ResultDraft const& draft, Instant now);

/// The member tells how an exercise went.
class RecordResult {
public:
    struct Needs {
        ExerciseResults& results;
        account::Members const& members;
        Clock const& clock;
        Secure& secure;
    };

    explicit RecordResult(Needs needs) : needs_{needs} {}

    /// Also refuses an exercise that the library does not hold. An old phone may tell of one that was taken
    /// out since; its result would count for nothing.
    Result<ExerciseResults::Kept> operator()(Shelf const& shelf, MemberId const& member,
                                             ResultDraft const& draft) const;

private:
    Needs needs_;
};

} // namespace evenkeel::exercise
