#pragma once

#include "core/base/clock.hpp"
#include "core/base/id.hpp"
#include "core/base/local_day.hpp"
#include "core/program/practice.hpp"
#include "core/program/rhythm.hpp"

namespace evenkeel::program {

/// The member ticks a part of a day's plan off by hand, or takes the tick back.
struct PlanTick {
    MemberId member_id;
    EventId event_id;
    PracticeMark mark;
    bool done{false};
    Instant at;
};

/// More than a window of 28 days with all four items on each day, and with pauses between.
inline constexpr std::size_t kMostMarks = 400;
inline constexpr std::size_t kMostRestDays = 100;

/// Where it is kept on which days what was practised or rested.
class PracticeLog {
public:
    virtual ~PracticeLog() = default;

    /// Keeps or removes the tick, and moves the program on when it was set. A tick with an event id that was
    /// there already changes nothing: false. Taking a tick back leaves what an exercise result did.
    virtual bool tick(PlanTick const& tick) = 0;

    /// From this day on, each once, newest first, at most kMostMarks.
    [[nodiscard]] virtual std::vector<PracticeMark> marks_since(MemberId const& member, Day from) const = 0;

    /// Those of these days, each once, newest first, at most `limit`.
    [[nodiscard]] virtual std::vector<PracticeMark> marks(MemberId const& member, DayRange const& days,
                                                          std::size_t limit) const = 0;

    virtual void keep_rest_weekdays(MemberId const& member, std::vector<unsigned> const& weekdays) = 0;
    virtual void keep_rest_day(MemberId const& member, Day day, bool is_rest) = 0;

    /// The weekdays, and the days from this one on, at most kMostRestDays.
    [[nodiscard]] virtual Rest rest(MemberId const& member, Day from) const = 0;
};

} // namespace evenkeel::program
