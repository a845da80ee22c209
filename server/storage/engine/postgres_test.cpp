#include "core/base/unavailable.hpp"
#include "storage/engine/database.hpp"
#include "tests/support/private_postgres.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <barrier>
#include <future>
#include <latch>
#include <limits>
#include <thread>

namespace evenkeel::storage {
namespace {

using namespace std::chrono_literals;
using evenkeel::testing::PrivatePostgres;
using ::testing::HasSubstr;

constexpr Statement kInsertPostgresNote{"test/insert", "",
                                        "INSERT INTO notes (number, text) VALUES ($1, $2)"};
constexpr Statement kAdd{"test/add", "", "UPDATE notes SET number = number + 1 WHERE text = $1"};
constexpr Statement kRead{"test/read", "", "SELECT number FROM notes WHERE text = $1"};
constexpr Statement kCountPostgresNotes{"test/count", "", "SELECT count(*) AS count FROM notes"};
constexpr Statement kEcho{"test/echo", "",
                          "SELECT $1::bigint AS integer, $2::double precision AS number, $3::text AS text, "
                          "$4::boolean AS flag"};

class Postgres : public ::testing::Test {
protected:
    void SetUp() override {
        database_->transact([](Connection& connection) {
            connection.run_script("CREATE TABLE notes (number BIGINT NOT NULL, text TEXT PRIMARY KEY)");
        });
    }

    std::int64_t count() {
        return database_->read([](Connection& connection) {
            return connection.run(kCountPostgresNotes).first().integer("count");
        });
    }

    std::int64_t number_of(std::string const& text) {
        return database_->read(
            [&](Connection& connection) { return connection.run(kRead, text).first().integer("number"); });
    }

    void insert(std::int64_t number, std::string const& text) {
        database_->transact(
            [&](Connection& connection) { connection.run(kInsertPostgresNote, number, text); });
    }

    std::string url_{PrivatePostgres::running().new_database()};
    std::unique_ptr<Database> database_{open(url_, {.connections = 2, .patience = 50ms})};
};

TEST_F(Postgres, EveryKindOfValueComesBackAsItWent) {
    struct Case {
        std::int64_t integer;
        double number;
        std::string text;
        bool flag;
    };

    for (auto const& [integer, number, text, flag] :
         {Case{0, 0.0, "", false}, Case{-1, 0.1 + 0.2, "ä ' \" \\ \n 😀", true},
          Case{std::numeric_limits<std::int64_t>::max(), std::numeric_limits<double>::max(), "x", true},
          Case{std::numeric_limits<std::int64_t>::min(), std::numeric_limits<double>::denorm_min(), "\t",
               false}}) {
        auto const rows = database_->read(
            [&](Connection& connection) { return connection.run(kEcho, integer, number, text, flag); });
        EXPECT_EQ(rows.first().integer("integer"), integer);
        EXPECT_EQ(rows.first().number("number"), number);
        EXPECT_EQ(rows.first().text("text"), text);
        EXPECT_EQ(rows.first().flag("flag"), flag);
    }
}

TEST_F(Postgres, NothingIsNullAndNotEmptyText) {
    std::optional<std::string> const nothing;
    auto const rows = database_->read(
        [&](Connection& connection) { return connection.run(kEcho, nothing, nothing, nothing, nothing); });
    for (auto const* column : {"integer", "number", "text", "flag"})
        EXPECT_TRUE(rows.first().is_null(column)) << column;
}

TEST_F(Postgres, ATakenKeyIsToldApart) {
    insert(1, "one");
    EXPECT_THROW(insert(2, "one"), UniqueViolation);
    EXPECT_EQ(number_of("one"), 1);
}

TEST_F(Postgres, ThrowingKeepsNothingAndLeavesTheConnectionUsable) {
    for (int i = 0; i < 5; ++i)
        EXPECT_THROW(database_->transact([](Connection& connection) {
            connection.run(kInsertPostgresNote, 1, "one");
            throw std::domain_error{"changed my mind"};
        }),
                     std::domain_error);
    EXPECT_EQ(count(), 0);
}

TEST_F(Postgres, AMistakeInTheStatementIsNotUnavailable) {
    try {
        database_->transact([](Connection& connection) { connection.run_script("SELECT nonsense"); });
        FAIL() << "nonsense was answered";
    } catch (Unavailable const&) {
        FAIL() << "nonsense will not work later either";
    } catch (std::runtime_error const& error) {
        EXPECT_THAT(error.what(), HasSubstr("nonsense"));
    }
}

TEST_F(Postgres, TextWithAZeroByteIsRefused) {
    EXPECT_THROW(insert(1, std::string{"a\0b", 3}), std::runtime_error);
    EXPECT_EQ(count(), 0);
}

TEST_F(Postgres, ADeadlockIsSolvedByDoingOneAgain) {
    insert(0, "left");
    insert(0, "right");
    std::barrier both_hold_one{2};
    std::atomic<int> runs{0};
    auto const add_both = [&](std::string const& first, std::string const& second) {
        bool is_first_run = true;
        database_->transact([&](Connection& connection) {
            ++runs;
            connection.run(kAdd, first);
            if (std::exchange(is_first_run, false))
                both_hold_one.arrive_and_wait();
            connection.run(kAdd, second);
        });
    };
    {
        std::jthread const other{[&] { add_both("left", "right"); }};
        add_both("right", "left");
    }
    EXPECT_GE(runs, 3); // more when the one that begins again meets the other once more
    EXPECT_EQ(number_of("left"), 2);
    EXPECT_EQ(number_of("right"), 2);
}

TEST_F(Postgres, WhoAlwaysLosesHearsThatItIsUnavailable) {
    int runs = 0;
    EXPECT_THROW(database_->transact([&](Connection& connection) {
        ++runs;
        connection.run_script("DO $$ BEGIN RAISE SQLSTATE '40001'; END $$");
    }),
                 Unavailable);
    EXPECT_GT(runs, 1);
}

TEST_F(Postgres, AReadSeesOneMomentAndDoesNotWait) {
    insert(1, "one");
    database_->read([&](Connection& connection) {
        auto const before = connection.run(kCountPostgresNotes).first().integer("count");
        insert(2, "two");
        EXPECT_EQ(connection.run(kCountPostgresNotes).first().integer("count"), before);
    });
    EXPECT_EQ(count(), 2);
}

TEST_F(Postgres, AReadCannotWrite) {
    EXPECT_THROW(
        database_->read([](Connection& connection) { connection.run(kInsertPostgresNote, 1, "one"); }),
        std::runtime_error);
    EXPECT_EQ(count(), 0);
}

TEST_F(Postgres, ACallThatFindsNoFreeConnectionGivesUp) {
    std::latch holding{2};
    std::latch release{1};
    auto const hold = [&] {
        database_->transact([&](Connection&) {
            holding.count_down();
            release.wait();
        });
    };
    auto const first = std::async(std::launch::async, hold);
    auto const second = std::async(std::launch::async, hold);
    holding.wait();
    EXPECT_THROW((void)count(), Unavailable);
    EXPECT_FALSE(database_->is_ready());
    release.count_down();
    first.wait();
    second.wait();
    EXPECT_EQ(count(), 0);
    EXPECT_TRUE(database_->is_ready());
}

TEST_F(Postgres, AStatementThatTakesTooLongIsGivenUp) {
    EXPECT_THROW(database_->transact([](Connection& connection) {
        connection.run_script("SET LOCAL statement_timeout = '20ms'; SELECT pg_sleep(10)");
    }),
                 Unavailable);
    EXPECT_EQ(count(), 0);
}

} // namespace
} // namespace evenkeel::storage
