#include "storage/engine/migrate.hpp"
#include "storage/engine/migration.hpp"
#include "storage/engine/statement.hpp"
#include "tests/support/private_postgres.hpp"
#include "tests/support/temporary_folder.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <latch>
#include <thread>

namespace evenkeel::storage {
namespace {

using evenkeel::testing::PrivatePostgres;
using evenkeel::testing::TemporaryFolder;
using ::testing::ElementsAre;

constexpr Statement kInsertMember{
    "test/insert_member",
    "INSERT INTO members VALUES ('ana', 'ana@example.com', 'Ana', '', 'UTC', 'en', 0, 'trial', 0, 0)",
    "INSERT INTO members VALUES ('ana', 'ana@example.com', 'Ana', '', 'UTC', 'en', 0, 'trial', 0, 0)"};
constexpr Statement kFindMember{"test/find_member", "SELECT first_name FROM members WHERE member_id = 'ana'",
                                "SELECT first_name FROM members WHERE member_id = 'ana'"};

std::vector<Migration> const kTwoSteps{
    {1, "0001-first", "CREATE TABLE a (x INTEGER)", "CREATE TABLE a (x INTEGER)"},
    {2, "0002-second", "CREATE TABLE b (x INTEGER)", "CREATE TABLE b (x INTEGER)"}};

/// Starts as many processes would after a deploy: each opens the database and migrates.
std::size_t steps_applied_by_many_at_once(std::string const& url) {
    constexpr int kProcesses = 6;
    std::latch start{kProcesses};
    std::atomic<std::size_t> applied{0};
    {
        std::vector<std::jthread> processes;
        for (int i = 0; i < kProcesses; ++i)
            processes.emplace_back([&] {
                auto const database = open(url);
                start.arrive_and_wait();
                applied += migrate(*database, kTwoSteps).size();
            });
    }
    return applied;
}

/// A step must carry over what a database holds already.
void expect_data_survives(Database& database) {
    migrate(database, all_migrations().first(1));
    database.transact([](Connection& connection) { connection.run(kInsertMember); });
    migrate(database);
    auto const found = database.read([](Connection& connection) { return connection.run(kFindMember); });
    ASSERT_FALSE(found.empty());
    EXPECT_EQ(found.first().text("first_name"), "Ana");
}

TEST(MigratePostgres, AppliesEachStepOnce) {
    auto const database = open(PrivatePostgres::running().new_database());
    EXPECT_THAT(migrate(*database, kTwoSteps), ElementsAre("0001-first", "0002-second"));
    EXPECT_THAT(migrate(*database, kTwoSteps), ElementsAre());
}

TEST(MigratePostgres, RefusesWhatDoesNotFit) {
    auto const database = open(PrivatePostgres::running().new_database());
    migrate(*database, kTwoSteps);
    auto edited = kTwoSteps;
    edited[0].postgres = "CREATE TABLE a (x TEXT)";
    EXPECT_THROW(migrate(*database, edited), MigrationRefused);
    EXPECT_THROW(migrate(*database, std::span{kTwoSteps}.first(1)), MigrationRefused);
}

TEST(MigratePostgres, AStepThatFailsLeavesNothingBehind) {
    auto const database = open(PrivatePostgres::running().new_database());
    auto broken = kTwoSteps;
    broken[1].postgres = "CREATE TABLE b (x INTEGER); CREATE TABLE a (x INTEGER)";
    EXPECT_THROW(migrate(*database, broken), std::runtime_error);
    EXPECT_THAT(migrate(*database, kTwoSteps), ElementsAre("0002-second"));
}

TEST(MigratePostgres, ProcessesThatStartAtOnceApplyEachStepOnce) {
    EXPECT_EQ(steps_applied_by_many_at_once(PrivatePostgres::running().new_database()), 2U);
}

TEST(MigrateSqlite, ProcessesThatStartAtOnceApplyEachStepOnce) {
    TemporaryFolder const folder{"migrate"};
    EXPECT_EQ(steps_applied_by_many_at_once("sqlite:" + (folder.path() / "test.db").string()), 2U);
}

TEST(MigratePostgres, AnUpgradeKeepsWhatTheDatabaseHolds) {
    expect_data_survives(*open(PrivatePostgres::running().new_database()));
}

TEST(MigrateSqlite, AnUpgradeKeepsWhatTheDatabaseHolds) {
    expect_data_survives(*open("sqlite::memory:"));
}

} // namespace
} // namespace evenkeel::storage
