#pragma once

#include "core/account/member/members.hpp"
#include "core/base/clock.hpp"
#include "core/base/result.hpp"
#include "core/program/practice_log.hpp"
#include "core/program/programs.hpp"

#include <optional>
#include <string>
#include <vector>

namespace evenkeel::program {

/// Tells the use cases below which day it is where the member lives.
class Today {
public:
    Today(account::Members const& members, Clock const& clock) : members_{members}, clock_{clock} {}

    /// Refuses (session_required) when the account is gone.
    [[nodiscard]] Result<Day> of(MemberId const& member) const;

    /// Returns the time of the clock on the member's wall, as minutes of the day; 0 when the account is gone.
    [[nodiscard]] int minute(MemberId const& member) const;

    [[nodiscard]] Instant now() const { return clock_.now(); }

private:
    account::Members const& members_;
    Clock const& clock_;
};

/// The member pauses, resumes or restarts. All three may be repeated.
class SteerProgram {
public:
    SteerProgram(Programs& programs, Today const& today) : programs_{programs}, today_{today} {}

    Result<void> pause(MemberId const& member) const;
    Result<void> resume(MemberId const& member) const;

    /// Refuses (event_uuid) an event id of no or too many characters.
    Result<void> restart(MemberId const& member, EarlierHistory earlier,
                         std::optional<EventId> const& event) const;

private:
    Programs& programs_;
    Today const& today_;
};

struct ReflectionDraft {
    EventId event_id;
    std::optional<int> week; ///< Absent: the present one.
    std::vector<std::string> answers;
};

struct KeptReflection {
    Reflection reflection;
    bool is_new{true}; ///< False: one with this event id was there already.
};

inline constexpr std::size_t kLongestAnswer = 4000; // characters

/// Keeps what the member writes about a week; they may write it again.
class Reflect {
public:
    Reflect(Programs& programs, Today const& today) : programs_{programs}, today_{today} {}

    /// Refuses by field: an event id of no or too many characters, a week that has not begun, no answer at
    /// all, more than three, or one that is too long.
    Result<KeptReflection> operator()(MemberId const& member, ReflectionDraft const& draft) const;

private:
    Programs& programs_;
    Today const& today_;
};

/// The member ticks a part of the plan off, of today or of up to 28 days back.
class TickPlanItem {
public:
    struct Draft {
        EventId event_id;
        PracticeItem item{PracticeItem::social_play};
        bool done{true};
        std::optional<Day> day; ///< Absent: today.
    };

    TickPlanItem(PracticeLog& log, Today const& today) : log_{log}, today_{today} {}

    Result<void> operator()(MemberId const& member, Draft const& draft) const;

private:
    PracticeLog& log_;
    Today const& today_;
};

/// The member chooses when to rest: weekdays, or a day from 28 back to a year ahead.
class ChooseRest {
public:
    struct Draft {
        std::optional<std::vector<unsigned>> weekdays;
        std::optional<Day> day;
        bool is_rest{true}; ///< Of `day`.
    };

    ChooseRest(PracticeLog& log, Today const& today) : log_{log}, today_{today} {}

    Result<void> operator()(MemberId const& member, Draft const& draft) const;

private:
    PracticeLog& log_;
    Today const& today_;
};

} // namespace evenkeel::program
