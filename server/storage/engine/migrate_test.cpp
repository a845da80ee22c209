#include "storage/engine/migrate.hpp"
#include "storage/engine/migration.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace evenkeel::storage {
namespace {

std::vector<Migration> const kFirstSteps{{1, "0001-first", "CREATE TABLE a (x INTEGER)", ""},
                                         {2, "0002-second", "CREATE TABLE b (x INTEGER)", ""}};

TEST(Migrations, AreNumberedWithoutGaps) {
    int expected = 1;
    for (auto const& migration : all_migrations())
        EXPECT_EQ(migration.number, expected++) << migration.name;
}

TEST(Migrate, AppliesEachStepOnce) {
    auto database = open("sqlite::memory:");
    EXPECT_THAT(migrate(*database, kFirstSteps), ::testing::ElementsAre("0001-first", "0002-second"));
    EXPECT_THAT(migrate(*database, kFirstSteps), ::testing::IsEmpty());
}

TEST(Migrate, GoesOnWhereAnOlderVersionStopped) {
    auto database = open("sqlite::memory:");
    migrate(*database, std::span{kFirstSteps}.first(1));
    EXPECT_THAT(migrate(*database, kFirstSteps), ::testing::ElementsAre("0002-second"));
}

TEST(Migrate, RefusesAStepThatWasEdited) {
    auto database = open("sqlite::memory:");
    migrate(*database, kFirstSteps);
    auto edited = kFirstSteps;
    edited[0].sqlite = "CREATE TABLE a (x TEXT)";
    EXPECT_THROW(migrate(*database, edited), MigrationRefused);
}

TEST(Migrate, RefusesADatabaseOfANewerVersion) {
    auto database = open("sqlite::memory:");
    migrate(*database, kFirstSteps);
    EXPECT_THROW(migrate(*database, std::span{kFirstSteps}.first(1)), MigrationRefused);
}

TEST(Migrate, AStepThatFailsLeavesNothingBehind) {
    auto database = open("sqlite::memory:");
    auto broken = kFirstSteps;
    broken[1].sqlite = "CREATE TABLE b (x INTEGER); CREATE TABLE a (x INTEGER)";
    EXPECT_THROW(migrate(*database, broken), std::runtime_error);
    EXPECT_THAT(migrate(*database, kFirstSteps), ::testing::ElementsAre("0002-second"));
}

} // namespace
} // namespace evenkeel::storage
