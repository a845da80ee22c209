#include "storage/engine/database.hpp"
#include "tests/support/private_postgres.hpp"
#include "tests/support/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <thread>

namespace evenkeel::storage {
namespace {

using testing::PrivatePostgres;
using testing::TemporaryFolder;

constexpr std::string_view kInsertText = "INSERT INTO notes (number) VALUES ($1)";
constexpr std::string_view kCountText = "SELECT count(*) AS count FROM notes";
constexpr Statement kInsertTogether{"test/insert_note", kInsertText, kInsertText};
constexpr Statement kCountTogether{"test/count_notes", kCountText, kCountText};

enum class Kind { sqlite, sqlite_in_memory, postgres };

class ReadTogether : public ::testing::TestWithParam<Kind> {
protected:
    void SetUp() override {
        database_ = open(url());
        database_->transact([](Connection& connection) {
            connection.run_script("CREATE TABLE notes (number INTEGER PRIMARY KEY)");
        });
    }

    std::string url() {
        switch (GetParam()) {
        case Kind::sqlite:
            return "sqlite:" + (folder_.path() / "test.db").string();
        case Kind::sqlite_in_memory:
            return "sqlite::memory:";
        case Kind::postgres:
            return PrivatePostgres::running().new_database();
        }
        return {};
    }

    void insert(int number) {
        database_->transact([number](Connection& connection) { connection.run(kInsertTogether, number); });
    }

    std::int64_t count() {
        return database_->read(
            [](Connection& connection) { return connection.run(kCountTogether).first().integer("count"); });
    }

    TemporaryFolder folder_{"read_together"};
    std::unique_ptr<Database> database_;
};

/// In memory all take turns, so nothing can be written meanwhile.
class ReadTogetherWhileOthersWrite : public ReadTogether {};

TEST_P(ReadTogetherWhileOthersWrite, SeesOneMomentWhateverIsWrittenMeanwhile) {
    insert(1);
    database_->read_together([&] {
        EXPECT_EQ(count(), 1);
        std::jthread{[&] { insert(2); }}.join();
        EXPECT_EQ(count(), 1);
    });
    EXPECT_EQ(count(), 2);
}

TEST_P(ReadTogetherWhileOthersWrite, OfAnotherThreadIsNotShared) {
    insert(1);
    database_->read_together([&] {
        EXPECT_EQ(count(), 1);
        std::jthread{[&] { insert(2); }}.join();
        std::jthread{[&] { EXPECT_EQ(count(), 2); }}.join();
    });
}

TEST_P(ReadTogether, WithinItselfIsStillTheSameMoment) {
    insert(1);
    int calls = 0;
    database_->read_together([&] { database_->read_together([&] { calls += static_cast<int>(count()); }); });
    EXPECT_EQ(calls, 1);
}

TEST_P(ReadTogether, CannotWrite) {
    EXPECT_THROW(database_->read_together([&] { insert(1); }), std::logic_error);
    EXPECT_EQ(count(), 0);
}

TEST_P(ReadTogether, ThatThrowsLeavesTheThreadFree) {
    EXPECT_THROW(database_->read_together([] { throw std::runtime_error{"no"}; }), std::runtime_error);
    insert(1);
    EXPECT_EQ(count(), 1);
}

INSTANTIATE_TEST_SUITE_P(Databases, ReadTogetherWhileOthersWrite,
                         ::testing::Values(Kind::sqlite, Kind::postgres));
INSTANTIATE_TEST_SUITE_P(Databases, ReadTogether,
                         ::testing::Values(Kind::sqlite, Kind::sqlite_in_memory, Kind::postgres));

} // namespace
} // namespace evenkeel::storage
