#include "storage/engine/migrate.hpp"
#include "storage/engine/postgres_connection.hpp"
#include "storage/job/jobs.hpp"
#include "tests/support/eventually.hpp"
#include "tests/support/private_postgres.hpp"
#include "tests/support/samples.hpp"
#include "tests/support/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <condition_variable>
#include <mutex>

namespace evenkeel::storage {
namespace {

using namespace std::chrono_literals;
using evenkeel::testing::a_job;
using evenkeel::testing::PrivatePostgres;
using evenkeel::testing::TemporaryFolder;

/// Counts calls; a test waits for them and never sleeps.
class Bell {
public:
    std::function<void()> ringer() {
        return [this] {
            std::scoped_lock const lock{mutex_};
            ++rung_;
            heard_.notify_all();
        };
    }

    /// Whether it has rung since the last time, or does within ten seconds.
    bool rings() {
        std::unique_lock lock{mutex_};
        auto const has_rung = heard_.wait_for(lock, 10s, [this] { return rung_ > 0; });
        rung_ = 0;
        return has_rung;
    }

    bool is_silent() {
        std::scoped_lock const lock{mutex_};
        return rung_ == 0;
    }

private:
    std::mutex mutex_;
    std::condition_variable heard_;
    int rung_{0};
};

void queue_one(Database& database) {
    SqlJobs{database}.enqueue(a_job("work"));
}

TEST(SqliteJobListener, IsCalledAfterTheCommitAndNotAfterItsEnd) {
    auto const database = open("sqlite::memory:");
    migrate(*database);
    Bell bell;
    auto listener = database->listen_for_jobs(bell.ringer());
    queue_one(*database);
    EXPECT_TRUE(bell.rings());
    SqlJobs{*database}.take_due_schedule({.name = "s", .every = 1h, .kind = "k"},
                                         evenkeel::testing::kMondayMorning);
    EXPECT_TRUE(bell.rings());
    listener.reset();
    queue_one(*database);
    EXPECT_TRUE(bell.is_silent());
}

TEST(SqliteJobListener, AnotherWriteDoesNotRing) {
    auto const database = open("sqlite::memory:");
    migrate(*database);
    Bell bell;
    auto const listener = database->listen_for_jobs(bell.ringer());
    for (int i = 0; i < 10; ++i)
        SqlJobs{*database}.finish(JobId{"1"}, "nobody");
    EXPECT_TRUE(bell.is_silent());
}

class PostgresJobListening : public ::testing::Test {
protected:
    void SetUp() override { migrate(*other_process_); }

    std::string url_{PrivatePostgres::running().new_database()};
    std::unique_ptr<Database> own_process_{open(url_)};
    std::unique_ptr<Database> other_process_{open(url_)};
    Bell bell_;
};

TEST_F(PostgresJobListening, HearsOfJobsThatAnotherProcessQueued) {
    auto const listener = own_process_->listen_for_jobs(bell_.ringer());
    EXPECT_TRUE(bell_.rings()); // it rings once by itself when it begins to listen
    for (int i = 0; i < 3; ++i) {
        queue_one(*other_process_);
        EXPECT_TRUE(bell_.rings());
    }
    queue_one(*own_process_);
    EXPECT_TRUE(bell_.rings());
}

TEST_F(PostgresJobListening, NothingIsSaidOfAJobThatWasTakenBack) {
    PostgresConnection ear{url_};
    ear.run_script("LISTEN evenkeel_jobs");
    auto const heard = [&ear] {
        ear.run_script("SELECT 1"); // brings along what was said before
        return ear.take_notices();
    };
    EXPECT_THROW(other_process_->transact([](Connection& connection) {
        connection.announce_jobs();
        throw std::domain_error{"changed my mind"};
    }),
                 std::domain_error);
    SqlJobs{*other_process_}.finish(JobId{"1"}, "nobody"); // on the same connection
    EXPECT_EQ(heard(), 0U);
    queue_one(*other_process_);
    std::size_t notices = 0; // nobody waits until they are sent
    EXPECT_TRUE(evenkeel::testing::eventually([&] {
        notices += heard();
        return notices > 0;
    }));
    EXPECT_EQ(notices, 1U);
}

TEST_F(PostgresJobListening, ListensAgainAfterTheServerCrashed) {
    auto const listener = own_process_->listen_for_jobs(bell_.ringer());
    EXPECT_TRUE(bell_.rings());
    PrivatePostgres::running().crash_and_restart();
    EXPECT_TRUE(bell_.rings()); // connected again
    queue_one(*other_process_);
    EXPECT_TRUE(bell_.rings());
}

TEST_F(PostgresJobListening, EndsWhileTheServerIsAway) {
    auto listener = own_process_->listen_for_jobs(bell_.ringer());
    EXPECT_TRUE(bell_.rings());
    PrivatePostgres::running().stop_for_a_while();
    listener.reset();
    PrivatePostgres::running().start_again();
    EXPECT_TRUE(bell_.is_silent());
}

} // namespace
} // namespace evenkeel::storage
