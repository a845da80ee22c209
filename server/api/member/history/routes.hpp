#pragma once

#include "core/checkin/record_check_in.hpp"
#include "core/history/read_history.hpp"
#include "core/history/read_patterns.hpp"
#include "core/reading/read_recovery.hpp"
#include "core/snapshot/member_snapshot.hpp"
#include "http/route.hpp"

#include <vector>

namespace evenkeel::api {

/// What the calls about a member's past reach inward to.
struct HistoryUses {
    checkin::CheckIns const& check_ins;
    reading::HrvTasks const& hrv_tasks;
    checkin::EditCheckIn const& edit_check_in;
    checkin::RemoveCheckIn const& remove_check_in;
    history::ReadHistory const& read_history;
    history::ReadPatterns const& read_patterns;
    reading::ReadRecovery const& read_recovery;
    snapshot::ReadSnapshot const& read_snapshot;
};

/// What was, for lists and charts, and its correction. Reading one's own past needs no premium.
[[nodiscard]] std::vector<http::Route> history_routes(HistoryUses const& uses);

[[nodiscard]] http::Route edit_check_in(HistoryUses const& uses);
[[nodiscard]] http::Route remove_check_in(HistoryUses const& uses);
[[nodiscard]] http::Route get_check_in(HistoryUses const& uses);
[[nodiscard]] http::Route list_check_ins(HistoryUses const& uses);
[[nodiscard]] http::Route list_readings(HistoryUses const& uses);
[[nodiscard]] http::Route get_state_shares(HistoryUses const& uses);
[[nodiscard]] http::Route get_balance_series(HistoryUses const& uses);
[[nodiscard]] http::Route get_patterns(HistoryUses const& uses);
[[nodiscard]] http::Route get_recovery(HistoryUses const& uses);
[[nodiscard]] http::Route get_year(HistoryUses const& uses);

} // namespace evenkeel::api
