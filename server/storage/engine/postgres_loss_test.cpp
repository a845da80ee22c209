#include "core/base/unavailable.hpp"
#include "storage/engine/database.hpp"
#include "tests/support/private_postgres.hpp"

#include <gtest/gtest.h>

namespace evenkeel::storage {
namespace {

using namespace std::chrono_literals;
using evenkeel::testing::PrivatePostgres;

constexpr Statement kInsertNumber{"test/insert", "", "INSERT INTO notes (number) VALUES ($1)"};
constexpr Statement kCountNumbers{"test/count", "", "SELECT count(*) AS count FROM notes"};
constexpr Statement kEndOthers{"test/end_others", "",
                               "SELECT count(pg_terminate_backend(pid, 5000)) AS ended FROM pg_stat_activity "
                               "WHERE datname = current_database() AND pid <> pg_backend_pid()"};

/// Examines a process whose database goes away and comes back.
class PostgresLoss : public ::testing::Test {
protected:
    void SetUp() override {
        database_->transact([](Connection& connection) {
            connection.run_script("CREATE TABLE notes (number BIGINT PRIMARY KEY)");
        });
    }

    static void insert(Database& database, int number) {
        database.transact([&](Connection& connection) { connection.run(kInsertNumber, number); });
    }

    static std::int64_t count(Database& database) {
        return database.read(
            [](Connection& connection) { return connection.run(kCountNumbers).first().integer("count"); });
    }

    /// Ends every connection of the database under test, as a restart or a fail-over does.
    void end_connections() {
        auto const ended = open(url_)->read(
            [](Connection& connection) { return connection.run(kEndOthers).first().integer("ended"); });
        ASSERT_GT(ended, 0);
    }

    PrivatePostgres& server_{PrivatePostgres::running()};
    std::string url_{server_.new_database()};
    std::unique_ptr<Database> database_{open(url_, {.connections = 2})};
};

TEST_F(PostgresLoss, AConnectionLostWhileIdleIsReplacedUnnoticed) {
    insert(*database_, 1);
    end_connections();
    insert(*database_, 2);
    EXPECT_EQ(count(*database_), 2);
}

TEST_F(PostgresLoss, AConnectionLostInTheMiddleKeepsNothing) {
    EXPECT_THROW(database_->transact([this](Connection& connection) {
        connection.run(kInsertNumber, 1);
        end_connections();
        connection.run(kInsertNumber, 2);
    }),
                 Unavailable);
    EXPECT_EQ(count(*database_), 0);
}

TEST_F(PostgresLoss, AConnectionLostBeforeTheCommitKeepsNothing) {
    EXPECT_THROW(database_->transact([this](Connection& connection) {
        connection.run(kInsertNumber, 1);
        end_connections();
    }),
                 Unavailable);
    EXPECT_EQ(count(*database_), 0);
}

TEST_F(PostgresLoss, AServerThatCrashedIsFoundAgain) {
    insert(*database_, 1);
    server_.crash_and_restart();
    insert(*database_, 2);
    EXPECT_EQ(count(*database_), 2);
}

TEST_F(PostgresLoss, WhileTheServerIsAwayItIsUnavailable) {
    insert(*database_, 1);
    server_.stop_for_a_while();
    EXPECT_THROW(insert(*database_, 2), Unavailable);
    EXPECT_THROW((void)count(*database_), Unavailable);
    EXPECT_FALSE(database_->is_ready());
    EXPECT_THROW((void)open(url_), Unavailable);
    server_.start_again();
    insert(*database_, 2);
    EXPECT_EQ(count(*database_), 2);
    EXPECT_TRUE(database_->is_ready());
}

TEST_F(PostgresLoss, OfSeveralHostsTheOneThatAnswersIsTaken) {
    auto const name = url_.substr(url_.rfind('/') + 1);
    auto const several =
        open("postgresql://evenkeel@127.0.0.1:1,127.0.0.1:" + std::to_string(server_.port()) + "/" + name +
             "?target_session_attrs=read-write");
    insert(*several, 1);
    EXPECT_EQ(count(*database_), 1);
}

TEST_F(PostgresLoss, AServerThatBecameReadOnlyIsLeft) {
    insert(*database_, 1);
    auto const name = url_.substr(url_.rfind('/') + 1);
    auto const other = open(url_);
    other->transact([&](Connection& connection) {
        connection.run_script("ALTER DATABASE " + name + " SET default_transaction_read_only = on");
    });
    end_connections();
    EXPECT_THROW(insert(*database_, 2), Unavailable);
    other->transact([&](Connection& connection) {
        connection.run_script("SET TRANSACTION READ WRITE;"
                              "ALTER DATABASE " +
                              name + " RESET default_transaction_read_only");
    });
    insert(*database_, 3); // on a new connection: the old one would still be read-only
    EXPECT_EQ(count(*database_), 2);
}

} // namespace
} // namespace evenkeel::storage
