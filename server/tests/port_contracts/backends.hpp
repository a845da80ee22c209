#pragma once

#include "storage/balance_points.hpp"
#include "storage/check_ins.hpp"
#include "storage/hrv_tasks.hpp"
#include "storage/jobs.hpp"
#include "storage/members.hpp"
#include "storage/onboardings.hpp"
#include "storage/rate_limits.hpp"
#include "storage/sessions.hpp"
#include "tests/support/fake_balance_points.hpp"
#include "tests/support/fake_check_ins.hpp"
#include "tests/support/fake_hrv_tasks.hpp"
#include "tests/support/fake_jobs.hpp"
#include "tests/support/fake_members.hpp"
#include "tests/support/fake_onboardings.hpp"
#include "tests/support/fake_rate_limits.hpp"
#include "tests/support/fake_sessions.hpp"
#include "tests/support/temporary_folder.hpp"

#include <memory>

namespace evenkeel::testing {

/// Every store, whoever implements it.
struct Stores {
    account::Members& members;
    account::Sessions& sessions;
    account::RateLimits& rate_limits;
    checkin::CheckIns& check_ins;
    state::BalancePoints& balance_points;
    program::Onboardings& onboardings;
    reading::HrvTasks& hrv_tasks;
    job::Jobs& jobs;
};

/// The stores in memory that the fast tests of core/ believe in.
class FakeBackend {
public:
    [[nodiscard]] Stores stores() {
        return {members_,        sessions_,    rate_limits_, check_ins_,
                balance_points_, onboardings_, hrv_tasks_,   jobs_};
    }

private:
    FakeAccounts accounts_;
    FakeJobs jobs_;
    FakeMembers members_{accounts_, jobs_};
    FakeSessions sessions_{accounts_};
    FakeRateLimits rate_limits_;
    FakeCheckIns check_ins_{jobs_};
    FakeBalancePoints balance_points_{check_ins_};
    FakeOnboardings onboardings_;
    FakeHrvTasks hrv_tasks_{jobs_};
};

class SqlBackend {
public:
    explicit SqlBackend(std::unique_ptr<storage::Database> database) : database_{std::move(database)} {}

    [[nodiscard]] Stores stores() {
        return {members_,        sessions_,    rate_limits_, check_ins_,
                balance_points_, onboardings_, hrv_tasks_,   jobs_};
    }

private:
    std::unique_ptr<storage::Database> database_;
    storage::SqlMembers members_{*database_};
    storage::SqlSessions sessions_{*database_};
    storage::SqlRateLimits rate_limits_{*database_};
    storage::SqlCheckIns check_ins_{*database_};
    storage::SqlBalancePoints balance_points_{*database_};
    storage::SqlOnboardings onboardings_{*database_};
    storage::SqlHrvTasks hrv_tasks_{*database_};
    storage::SqlJobs jobs_{*database_};
};

/// A SQLite file of its own for each test: a file and not ":memory:", because only then are readers and the
/// writer connections of their own.
class SqliteBackend {
public:
    SqliteBackend();

    [[nodiscard]] Stores stores() { return backend_.stores(); }

private:
    TemporaryFolder folder_{"contract"};
    SqlBackend backend_;
};

/// One database of the private PostgreSQL server, emptied before each test.
class PostgresBackend {
public:
    PostgresBackend();

    [[nodiscard]] Stores stores() { return backend_.stores(); }

private:
    SqlBackend backend_;
};

} // namespace evenkeel::testing
