#include "core/base/unavailable.hpp"
#include "storage/engine/sqlite_database.hpp"
#include "tests/support/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <csignal>
#include <future>
#include <latch>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace evenkeel::storage {
namespace {

using namespace std::chrono_literals;

constexpr Statement kInsertGrouped{"test/insert", "INSERT INTO notes (number, text) VALUES ($1, $2)", ""};
constexpr Statement kInsertReply{"test/insert_reply", "INSERT INTO replies (note) VALUES ($1)", ""};
constexpr Statement kCountGrouped{"test/count", "SELECT count(*) AS count FROM notes", ""};
constexpr Statement kFindGrouped{"test/find", "SELECT text FROM notes WHERE number = $1", ""};

/// Examines the promises of a group of waiting writes to each of them.
class SqliteGroup : public ::testing::Test {
protected:
    void SetUp() override {
        database_->transact([](Connection& connection) {
            connection.run_script(
                "CREATE TABLE notes (number INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT;"
                "CREATE TABLE replies (note INTEGER REFERENCES notes DEFERRABLE INITIALLY DEFERRED) STRICT");
        });
    }

    std::int64_t count() {
        return database_->read(
            [](Connection& connection) { return connection.run(kCountGrouped).first().integer("count"); });
    }

    void insert(int number) {
        database_->transact([&](Connection& connection) { connection.run(kInsertGrouped, number, "note"); });
    }

    /// Holds the writer up until all of these writes wait, so that they become one group, in this order.
    std::vector<std::future<void>> as_one_group(std::vector<std::function<void(Connection&)>> const& writes) {
        std::promise<void> gate;
        std::vector<std::future<void>> answers;
        auto const add = [&](std::function<void(Connection&)> const& write) {
            answers.push_back(std::async(std::launch::async, [this, write] { database_->transact(write); }));
        };
        std::latch held_up{1};
        auto const opened = gate.get_future().share();
        add([&held_up, opened](Connection&) {
            held_up.count_down();
            opened.wait();
        });
        held_up.wait();
        for (std::size_t i = 0; i < writes.size(); ++i) {
            add(writes[i]);
            while (database_->count_waiting() < i + 1)
                std::this_thread::yield();
        }
        gate.set_value();
        answers.front().get();
        answers.erase(answers.begin());
        return answers;
    }

    evenkeel::testing::TemporaryFolder folder_{"group"};
    std::string path_{(folder_.path() / "test.db").string()};
    std::unique_ptr<SqliteDatabase> database_{std::make_unique<SqliteDatabase>(path_, OpenOptions{})};
};

TEST_F(SqliteGroup, NobodyIsAnsweredBeforeTheCommitOfAll) {
    std::latch second_runs{1};
    std::latch go_on{1};
    auto watched = std::async(std::launch::async, [&] {
        second_runs.wait();
        auto const seen = count();
        go_on.count_down();
        return seen;
    });
    auto answers = as_one_group({[](Connection& connection) { connection.run(kInsertGrouped, 1, "one"); },
                                 [&](Connection& connection) {
                                     second_runs.count_down();
                                     go_on.wait();
                                     connection.run(kInsertGrouped, 2, "two");
                                 }});
    EXPECT_EQ(watched.get(), 0); // the first had run by then, and was neither visible nor answered
    for (auto& answer : answers)
        answer.get();
    EXPECT_EQ(count(), 2);
}

TEST_F(SqliteGroup, AWriteSeesWhatTheOnesBeforeItDid) {
    std::string seen;
    auto answers = as_one_group(
        {[](Connection& connection) { connection.run(kInsertGrouped, 1, "one"); },
         [&](Connection& connection) { seen = connection.run(kFindGrouped, 1).first().text("text"); }});
    for (auto& answer : answers)
        answer.get();
    EXPECT_EQ(seen, "one");
}

TEST_F(SqliteGroup, AWriteThatThrowsIsRolledBackAlone) {
    auto answers = as_one_group({[](Connection& connection) { connection.run(kInsertGrouped, 1, "one"); },
                                 [](Connection& connection) {
                                     connection.run(kInsertGrouped, 2, "two");
                                     throw std::domain_error{"changed my mind"};
                                 },
                                 [](Connection& connection) { connection.run(kInsertGrouped, 1, "taken"); },
                                 [](Connection& connection) { connection.run(kInsertGrouped, 3, "three"); }});
    EXPECT_NO_THROW(answers[0].get());
    EXPECT_THROW(answers[1].get(), std::domain_error);
    EXPECT_THROW(answers[2].get(), UniqueViolation);
    EXPECT_NO_THROW(answers[3].get());
    EXPECT_EQ(count(), 2);
}

TEST_F(SqliteGroup, WhenTheCommitFailsNobodyIsToldThatItWasKept) {
    auto answers = as_one_group({[](Connection& connection) { connection.run(kInsertGrouped, 1, "one"); },
                                 // A deferred foreign key is looked at by the commit only.
                                 [](Connection& connection) { connection.run(kInsertReply, 404); }});
    EXPECT_THROW(answers[0].get(), Unavailable);
    EXPECT_THROW(answers[1].get(), Unavailable);
    EXPECT_EQ(count(), 0);
    insert(2);
    EXPECT_EQ(count(), 1);
}

TEST_F(SqliteGroup, AFullDiskIsUnavailableAndPasses) {
    insert(1);
    database_->transact([](Connection& connection) { connection.run_script("PRAGMA max_page_count = 1"); });
    std::string const large(1'000'000, 'x');
    EXPECT_THROW(
        database_->transact([&](Connection& connection) { connection.run(kInsertGrouped, 2, large); }),
        Unavailable);
    database_->transact(
        [](Connection& connection) { connection.run_script("PRAGMA max_page_count = 1000000"); });
    database_->transact([&](Connection& connection) { connection.run(kInsertGrouped, 3, large); });
    EXPECT_EQ(count(), 2);
}

TEST_F(SqliteGroup, ManyWritersAndReadersAtOnceLoseNothing) {
    constexpr int kWriters = 16;
    constexpr int kWritesEach = 50;
    std::atomic<bool> is_shrinking{false};
    {
        std::jthread const reader{[&](std::stop_token const& stop) {
            for (std::int64_t last = 0; !stop.stop_requested();) {
                auto const now = count();
                is_shrinking = is_shrinking || now < last;
                last = now;
            }
        }};
        std::vector<std::jthread> writers;
        for (int writer = 0; writer < kWriters; ++writer)
            writers.emplace_back([this, writer] {
                for (int i = 0; i < kWritesEach; ++i)
                    insert(writer * kWritesEach + i);
            });
    }
    EXPECT_EQ(count(), kWriters * kWritesEach);
    EXPECT_FALSE(is_shrinking);
}

/// Writes from several threads until it is killed; tells the pipe each number once it was answered.
[[noreturn]] void write_until_killed(std::string const& path, int pipe_end) {
    SqliteDatabase database{path, {}};
    std::vector<std::jthread> writers;
    for (int writer = 0; writer < 8; ++writer)
        writers.emplace_back([&, writer] {
            for (int number = writer;; number += 8) {
                database.transact(
                    [&](Connection& connection) { connection.run(kInsertGrouped, number, "note"); });
                if (write(pipe_end, &number, sizeof number) != sizeof number)
                    _exit(1);
            }
        });
    writers.clear(); // never returns
    _exit(0);
}

TEST_F(SqliteGroup, WhatWasAnsweredIsThereAfterAKillAmidGroups) {
    database_.reset();
    int ends[2];
    ASSERT_EQ(pipe(ends), 0);
    auto const child = fork();
    ASSERT_GE(child, 0);
    if (child == 0)
        write_until_killed(path_, ends[1]);
    close(ends[1]);
    std::vector<int> answered;
    for (int number = 0; read(ends[0], &number, sizeof number) == sizeof number;) {
        answered.push_back(number);
        if (answered.size() == 200)
            kill(child, SIGKILL);
    }
    waitpid(child, nullptr, 0);
    close(ends[0]);
    database_ = std::make_unique<SqliteDatabase>(path_, OpenOptions{});
    ASSERT_GE(answered.size(), 200U);
    database_->read([&](Connection& connection) {
        for (auto const number : answered)
            EXPECT_FALSE(connection.run(kFindGrouped, number).empty()) << number;
    });
}

} // namespace
} // namespace evenkeel::storage
