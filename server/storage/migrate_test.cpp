#include "storage/migrate.hpp"
#include "storage/migration.hpp"

#include <sql/migrations.hpp>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

namespace evenkeel::storage {
namespace {

constexpr Statement kSchema{
    "test/schema",
    "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name <> 'schema_migrations' AND "
    "name NOT LIKE 'sqlite_%' AND name NOT IN (SELECT name FROM pragma_table_list WHERE type = 'shadow') "
    "ORDER BY type = 'trigger', type DESC, rowid",
    ""};

std::vector<Migration> const kTwoSteps{{1, "0001-first", "CREATE TABLE a (x INTEGER)", ""},
                                       {2, "0002-second", "CREATE TABLE b (x INTEGER)", ""}};

TEST(Migrations, AreNumberedWithoutGaps) {
    int expected = 1;
    for (auto const& migration : kMigrations)
        EXPECT_EQ(migration.number, expected++) << migration.name;
}

TEST(Migrations, HaveBothDialectsAndAReason) {
    for (auto const& migration : kMigrations) {
        EXPECT_FALSE(migration.sqlite.empty());
        EXPECT_FALSE(migration.postgres.empty());
        std::ifstream const why{"server/storage/migrations/" + std::string{migration.name} + "/why.md"};
        EXPECT_TRUE(why.good()) << migration.name;
    }
}

TEST(Migrations, AddUpToTheSchemaThatIsThereToRead) {
    auto database = open("sqlite::memory:");
    migrate(*database);
    std::string sum;
    for (auto const& row : database->read([](Connection& connection) { return connection.run(kSchema); }))
        sum += row.text("sql") + ";\n\n";
    std::ifstream file{"server/storage/schema/sqlite.sql"};
    std::string const written{std::istreambuf_iterator<char>{file}, {}};
    EXPECT_EQ(sum, written) << "write this into server/storage/schema/sqlite.sql:\n" << sum;
}

TEST(Migrate, AppliesEachStepOnce) {
    auto database = open("sqlite::memory:");
    EXPECT_THAT(migrate(*database, kTwoSteps), testing::ElementsAre("0001-first", "0002-second"));
    EXPECT_THAT(migrate(*database, kTwoSteps), testing::IsEmpty());
}

TEST(Migrate, GoesOnWhereAnOlderVersionStopped) {
    auto database = open("sqlite::memory:");
    migrate(*database, std::span{kTwoSteps}.first(1));
    EXPECT_THAT(migrate(*database, kTwoSteps), testing::ElementsAre("0002-second"));
}

TEST(Migrate, RefusesAStepThatWasEdited) {
    auto database = open("sqlite::memory:");
    migrate(*database, kTwoSteps);
    auto edited = kTwoSteps;
    edited[0].sqlite = "CREATE TABLE a (x TEXT)";
    EXPECT_THROW(migrate(*database, edited), MigrationRefused);
}

TEST(Migrate, RefusesADatabaseOfANewerVersion) {
    auto database = open("sqlite::memory:");
    migrate(*database, kTwoSteps);
    EXPECT_THROW(migrate(*database, std::span{kTwoSteps}.first(1)), MigrationRefused);
}

TEST(Migrate, AStepThatFailsLeavesNothingBehind) {
    auto database = open("sqlite::memory:");
    auto broken = kTwoSteps;
    broken[1].sqlite = "CREATE TABLE b (x INTEGER); CREATE TABLE a (x INTEGER)";
    EXPECT_THROW(migrate(*database, broken), std::runtime_error);
    EXPECT_THAT(migrate(*database, kTwoSteps), testing::ElementsAre("0002-second"));
}

} // namespace
} // namespace evenkeel::storage
