#pragma once

#include "core/checkin/check_ins.hpp"
#include "core/program/program_uses.hpp"
#include "core/program/todays_program.hpp"

namespace evenkeel::program {

/// The six weeks as one member stands in them.
struct ProgramNow {
    Run run;
    Position position;
    bool paused{false};
    std::vector<Reflection> reflections;
    std::vector<PastRun> past_runs;
};

/// A day of the program opened by a member.
struct OpenedDay {
    int number{1}; ///< 1..42
    DayText const* text{nullptr};
    MemberDay exercises;
};

/// Opens the program as a book: where one stands, and any of its days.
class ReadProgram {
public:
    struct Needs {
        Programs const& programs;
        checkin::CheckIns const& check_ins;
        ReadProgramDay const& read_day;
        Today const& today;
    };

    explicit ReadProgram(Needs needs) : needs_{needs} {}

    [[nodiscard]] Result<ProgramNow> operator()(MemberId const& member) const;

    /// Refuses (field day) what lies outside 1 to 42. Every day may be read ahead.
    [[nodiscard]] Result<OpenedDay> day(ProgramTexts const& texts, MemberId const& member, int number) const;

private:
    Needs needs_;
};

} // namespace evenkeel::program
