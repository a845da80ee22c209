#include "core/base/unavailable.hpp"
#include "storage/engine/database.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <latch>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace evenkeel::storage {
namespace {

namespace fs = std::filesystem;

constexpr Statement kInsertNote{"test/insert", "INSERT INTO notes (number, text) VALUES ($1, $2)", ""};
constexpr Statement kInsertSwapped{"test/insert_swapped", "INSERT INTO notes (text, number) VALUES ($2, $1)",
                                   ""};
constexpr Statement kCountNotes{"test/count", "SELECT count(*) AS count FROM notes", ""};
constexpr Statement kFindNote{"test/find", "SELECT number, text FROM notes WHERE number = $1", ""};

class Sqlite : public ::testing::Test {
protected:
    void SetUp() override {
        fs::remove_all(folder_);
        fs::create_directories(folder_);
        database_ = open(url());
        database_->transact([](Connection& connection) {
            connection.run_script(
                "CREATE TABLE notes (number INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT");
        });
    }

    void TearDown() override {
        database_.reset();
        fs::remove_all(folder_);
    }

    [[nodiscard]] std::string url() const { return "sqlite:" + (folder_ / "test.db").string(); }

    std::int64_t count() {
        return database_->read(
            [](Connection& connection) { return connection.run(kCountNotes).first().integer("count"); });
    }

    fs::path folder_{
        fs::path{::testing::TempDir()} /
        ("sqlite_" + std::string{::testing::UnitTest::GetInstance()->current_test_info()->name()})};
    std::unique_ptr<Database> database_;
};

TEST_F(Sqlite, BindsByNameAndNotByPosition) {
    database_->transact([](Connection& connection) { connection.run(kInsertSwapped, 7, "seven"); });
    auto const rows = database_->read([](Connection& connection) { return connection.run(kFindNote, 7); });
    ASSERT_FALSE(rows.empty());
    EXPECT_EQ(rows.first().text("text"), "seven");
}

TEST_F(Sqlite, KeepsTextWithZeroBytes) {
    std::string const text{"a\0b", 3};
    database_->transact([&](Connection& connection) { connection.run(kInsertNote, 1, text); });
    auto const rows = database_->read([](Connection& connection) { return connection.run(kFindNote, 1); });
    EXPECT_EQ(rows.first().text("text"), text);
}

TEST_F(Sqlite, AWrongNumberOfParametersIsOurMistake) {
    EXPECT_THROW(database_->transact([](Connection& connection) { connection.run(kInsertNote, 1); }),
                 std::logic_error);
}

TEST_F(Sqlite, ThrowingKeepsNothing) {
    EXPECT_THROW(database_->transact([](Connection& connection) {
        connection.run(kInsertNote, 1, "one");
        throw std::runtime_error{"changed my mind"};
    }),
                 std::runtime_error);
    EXPECT_EQ(count(), 0);
}

TEST_F(Sqlite, ATakenKeyIsToldApart) {
    database_->transact([](Connection& connection) { connection.run(kInsertNote, 1, "one"); });
    EXPECT_THROW(database_->transact([](Connection& connection) { connection.run(kInsertNote, 1, "again"); }),
                 UniqueViolation);
}

TEST_F(Sqlite, AFailureInAGroupDoesNotTouchItsNeighbours) {
    constexpr int kThreads = 32;
    std::latch ready{kThreads};
    std::atomic<int> failed{0};
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < kThreads; ++i)
            threads.emplace_back([&, i] {
                ready.arrive_and_wait();
                try {
                    database_->transact([&](Connection& connection) {
                        connection.run(kInsertNote, i, "note");
                        if (i % 3 == 0)
                            throw std::runtime_error{"every third fails"};
                    });
                } catch (std::runtime_error const&) {
                    ++failed;
                }
            });
    }
    EXPECT_EQ(failed, 11);
    EXPECT_EQ(count(), kThreads - 11);
}

TEST_F(Sqlite, ReadersDoNotWaitForTheWriter) {
    std::latch writing{1};
    std::latch has_read{1};
    std::jthread const writer{[&] {
        database_->transact([&](Connection& connection) {
            connection.run(kInsertNote, 1, "one");
            writing.count_down();
            has_read.wait();
        });
    }};
    writing.wait();
    EXPECT_EQ(count(), 0); // the open transaction is not seen, and not waited for
    has_read.count_down();
}

TEST_F(Sqlite, ReadersCannotWrite) {
    EXPECT_THROW(database_->read([](Connection& connection) { connection.run(kInsertNote, 1, "one"); }),
                 std::exception);
}

TEST_F(Sqlite, AnsweredWritesSurviveAKill) {
    database_.reset();
    int pipe_ends[2];
    ASSERT_EQ(pipe(pipe_ends), 0);
    auto const child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
        auto const own = open(url());
        for (std::int64_t i = 0;; ++i) {
            own->transact([&](Connection& connection) { connection.run(kInsertNote, i, "note"); });
            if (write(pipe_ends[1], &i, sizeof i) != sizeof i)
                _exit(1);
        }
    }
    close(pipe_ends[1]);
    std::int64_t acknowledged = -1;
    while (acknowledged < 50 &&
           read(pipe_ends[0], &acknowledged, sizeof acknowledged) == sizeof acknowledged) {
    }
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    while (read(pipe_ends[0], &acknowledged, sizeof acknowledged) == sizeof acknowledged) {
    }
    close(pipe_ends[0]);
    database_ = open(url());
    EXPECT_GE(count(), acknowledged + 1);
}

TEST(Open, RefusesAnAddressItDoesNotKnow) {
    EXPECT_THROW((void)open("mysql://localhost"), Unavailable);
    EXPECT_THROW((void)open("sqlite:/nowhere/at/all.db"), Unavailable);
    EXPECT_THROW((void)open("postgresql://nobody@127.0.0.1:1/none"), Unavailable);
}

} // namespace
} // namespace evenkeel::storage
