#pragma once

#include "core/base/one_moment.hpp"
#include "core/program/practice_log.hpp"
#include "core/program/programs.hpp"

namespace evenkeel::program {

/// A member's practice as the snapshot shows it.
struct PracticeNow {
    Run run;
    Position position;
    Rhythm rhythm;
    Rest rest;
    std::set<PracticeItem> done_today;
};

/// Days known from elsewhere: check-ins, readings, articles. Only from `first_day` on are they looked at.
struct OtherPractice {
    std::set<Day> days;
};

/// Reads run and rhythm. Its cost depends on the member's own last 28 days that were not paused, and on 42
/// days of the present run.
class ReadPractice {
public:
    ReadPractice(Programs const& programs, PracticeLog const& log) : programs_{programs}, log_{log} {}

    /// How far back the days of the rhythm reach, to be asked before its days are gathered.
    struct Begun {
        Day today;
        Day first_day;
        std::vector<Pause> pauses;
    };

    /// A member's kept practice since the first day of the rhythm, or an earlier one.
    struct Kept {
        Run run;
        Rest rest;
        std::vector<PracticeMark> marks;
    };

    [[nodiscard]] std::vector<Pause> pauses(MemberId const& member) const { return programs_.pauses(member); }

    [[nodiscard]] static Begun begin(Day today, std::vector<Pause> pauses);
    [[nodiscard]] Kept read(MemberId const& member, Day first_day, OneMoment const& moment) const;
    [[nodiscard]] static PracticeNow finish(Begun const& begun, Kept const& kept, OtherPractice const& other);

private:
    Programs const& programs_;
    PracticeLog const& log_;
};

} // namespace evenkeel::program
