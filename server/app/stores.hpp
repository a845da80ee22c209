#pragma once

#include "storage/balance_points.hpp"
#include "storage/check_ins.hpp"
#include "storage/hrv_tasks.hpp"
#include "storage/jobs.hpp"
#include "storage/members.hpp"
#include "storage/onboardings.hpp"
#include "storage/rate_limits.hpp"
#include "storage/sessions.hpp"

namespace evenkeel::app {

/// One adapter for each store interface, all on the same database.
struct Stores {
    explicit Stores(storage::Database& database)
        : members{database}, sessions{database}, rate_limits{database}, check_ins{database},
          balance_points{database}, onboardings{database}, hrv_tasks{database}, jobs{database} {}

    storage::SqlMembers members;
    storage::SqlSessions sessions;
    storage::SqlRateLimits rate_limits;
    storage::SqlCheckIns check_ins;
    storage::SqlBalancePoints balance_points;
    storage::SqlOnboardings onboardings;
    storage::SqlHrvTasks hrv_tasks;
    storage::SqlJobs jobs;
};

} // namespace evenkeel::app
