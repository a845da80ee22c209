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

#include <optional>
#include <vector>

namespace evenkeel::snapshot {

/// The plan of a day looks at these facts of the member's history.
struct DayFacts {
    bool checked_in{false};
    bool has_reading{false};
    std::set<program::PracticeItem> practised;
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
    std::vector<state::Visit> visits;
    program::PracticeNow practice;
    DayFacts day;
    std::vector<learn::Standing> articles;
    exercise::KeptForSuggestion for_suggestion;
};

} // namespace evenkeel::snapshot
