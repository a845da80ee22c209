#pragma once

#include "core/account/member/members.hpp"
#include "core/checkin/check_ins.hpp"
#include "core/exercise/suggest.hpp"
#include "core/learn/learn_events.hpp"
#include "core/program/onboarding.hpp"
#include "core/program/read_practice.hpp"
#include "core/reading/hrv_tasks.hpp"
#include "core/snapshot/member_settings.hpp"
#include "core/state/balance.hpp"

#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace evenkeel::snapshot {

/// So many check-ins are shown one by one.
inline constexpr std::size_t kRecentCheckIns = 8;

/// The plan of a day looks at these facts of the member's history.
struct DayFacts {
    bool checked_in{false};
    bool has_reading{false};
    std::set<program::PracticeItem> practised;
};

/// The days of a member's practice, as they were read: what a check-in of today adds to.
struct PracticeDays {
    program::ReadPractice::Begun begun;
    program::ReadPractice::Kept kept;
    Instant from; ///< Visits are known from here on.
    std::set<Day> checked_in;
    std::set<Day> measured;
    std::set<Day> read; ///< An article of the day.
};

/// All that a snapshot is made from, as it was kept at one moment: the same in every language, and for the
/// rest of the member's day. What changes while the day goes on is worked out when the snapshot is made.
struct SnapshotFacts {
    Instant read_at;
    std::chrono::local_days today; ///< Where the member lives.
    account::Member member;
    MemberSettings settings; ///< With the revision at which all this was read.
    std::optional<program::Onboarding> onboarding;
    std::vector<checkin::CheckIn> recent_check_ins; ///< Newest first.
    std::optional<reading::HrvTask> latest_reading;
    std::vector<state::Visit> visits; ///< Newest first.
    PracticeDays days;
    program::PracticeNow practice; ///< Made of the days.
    DayFacts day;                  ///< Made of the days.
    std::vector<learn::Standing> articles;
    exercise::KeptForSuggestion for_suggestion;
};

/// Makes what is made of the days.
void settle_days(SnapshotFacts& facts);

/// The facts after the member's new check-in, which raised the revision to this one, and nothing else did.
/// Null where only reading can tell, as with very many check-ins.
[[nodiscard]] std::shared_ptr<SnapshotFacts const>
with_check_in(SnapshotFacts const& before, checkin::CheckIn const& check_in, std::int64_t revision);

} // namespace evenkeel::snapshot
