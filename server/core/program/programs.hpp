#pragma once

#include "core/base/clock.hpp"
#include "core/base/id.hpp"
#include "core/program/calendar.hpp"

#include <array>
#include <optional>
#include <string>

namespace evenkeel::program {

/// The answers to a week's three questions; empty where one was left open.
struct Reflection {
    MemberId member_id;
    EventId event_id;
    int run{1};
    int week{1};
    std::array<std::string, kReflectionQuestions> answers;
    Instant written_at;
};

enum class EarlierHistory : std::uint8_t { stays, is_hidden };

/// The member starts the program over.
struct Restart {
    Day today;
    EarlierHistory earlier{EarlierHistory::stays};
    Instant at;
    std::optional<EventId> event_id{}; ///< The client's own.
};

/// A run of which the history still tells.
struct PastRun {
    int number{0};
    Day began;
    int days_practised{0}; ///< At most 42.
};

inline constexpr std::size_t kMostPauses = 60;
inline constexpr std::size_t kMostRuns = 50;

/// Where the runs through the six weeks, their pauses and reflections are kept. What moves a run on are the
/// marks of PracticeLog and ExerciseResults: in one transaction with the mark, the first one begins run 1,
/// and each adds its day unless the day is paused.
class Programs {
public:
    virtual ~Programs() = default;

    /// The member's present run; number 0 where nothing was begun.
    [[nodiscard]] virtual Run present(MemberId const& member) const = 0;

    /// Newest first, at most kMostPauses.
    [[nodiscard]] virtual std::vector<Pause> pauses(MemberId const& member) const = 0;

    /// Begins the next run today. A present run that began today or later and was not practised yet is taken
    /// as it is, so that a repeat changes nothing. Hides all earlier runs where asked, and ends a
    /// pause: a member who starts over is back. With an event id that they have sent before nothing happens.
    virtual void restart(MemberId const& member, Restart const& restart) = 0;

    /// A pause that lasts already goes on.
    virtual void pause(MemberId const& member, Day today) = 0;

    /// Ends every pause that lasts; one that began today is gone as if it had never been.
    virtual void resume(MemberId const& member, Day today) = 0;

    /// Keeps the reflection; one with the same event id stays as it was. False when it was there already.
    virtual bool add_reflection(Reflection const& reflection) = 0;

    /// The newest of each week of this run, by week.
    [[nodiscard]] virtual std::vector<Reflection> reflections(MemberId const& member, int run) const = 0;

    /// Runs before the present one that were not hidden, newest first, at most kMostRuns.
    [[nodiscard]] virtual std::vector<PastRun> past_runs(MemberId const& member) const = 0;
};

} // namespace evenkeel::program
