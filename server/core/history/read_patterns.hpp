#pragma once

#include "core/account/member/members.hpp"
#include "core/checkin/check_ins.hpp"
#include "core/history/patterns.hpp"
#include "core/journal/journal.hpp"
#include "core/learn/learn_events.hpp"
#include "core/program/practice_log.hpp"
#include "core/reading/hrv_tasks.hpp"

namespace evenkeel::history {

inline constexpr std::chrono::days kPatternDays{180};

/// Compares the traits of a member's days with the comfort of the same days. Runs one query a source, each
/// bounded, over the last 180 of the member's own days.
class ReadPatterns {
public:
    struct Needs {
        account::Members const& members;
        checkin::CheckIns const& check_ins;
        program::PracticeLog const& practice_log;
        learn::LearnEvents const& learn_events;
        journal::Journal const& journal;
        reading::HrvTasks const& hrv_tasks;
        Clock const& clock;
    };

    explicit ReadPatterns(Needs const& needs) : needs_{needs} {}

    struct Found {
        DayRange days;
        int days_with_check_in{0};
        std::vector<Pattern> patterns;
    };

    [[nodiscard]] Found operator()(MemberId const& member) const;

private:
    Needs needs_;
};

} // namespace evenkeel::history
