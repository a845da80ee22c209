#pragma once

#include "core/history/read_history.hpp"
#include "core/history/read_patterns.hpp"
#include "core/outside.hpp"
#include "core/stores.hpp"

namespace evenkeel::history {

struct HistoryRules {
    HistoryRules(Stores const& stores, Outside const& outside)
        : read_history{{.members = stores.members,
                        .check_ins = stores.check_ins,
                        .balance_points = stores.balance_points,
                        .clock = outside.clock}},
          read_patterns{{.members = stores.members,
                         .check_ins = stores.check_ins,
                         .practice_log = stores.practice_log,
                         .learn_events = stores.learn_events,
                         .journal = stores.journal,
                         .hrv_tasks = stores.hrv_tasks,
                         .clock = outside.clock}} {}

    ReadHistory read_history;
    ReadPatterns read_patterns;
};

} // namespace evenkeel::history
