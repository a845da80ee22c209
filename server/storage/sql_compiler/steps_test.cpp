#include "storage/sql_compiler/steps.hpp"

#include "storage/sql_compiler/queries.hpp"
#include "storage/sql_compiler/sqlite_words.hpp"
#include "tests/support/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <fstream>

namespace evenkeel::storage::sql_compiler {
namespace {

using evenkeel::testing::TemporaryFolder;

TEST(SqliteWords, NameTypesIdentityAndStrictTables) {
    EXPECT_EQ(sqlite_words("CREATE TABLE a (\n"
                           "    id    BIGINT  NOT NULL GENERATED ALWAYS AS IDENTITY PRIMARY KEY,\n"
                           "    name  TEXT    NOT NULL,\n"
                           "    size  DOUBLE PRECISION NOT NULL,\n"
                           "    left  DOUBLE PRECISION,\n"
                           "    seen  BIGINT\n"
                           ");"),
              "CREATE TABLE a (\n"
              "    id    INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,\n"
              "    name  TEXT    NOT NULL,\n"
              "    size  REAL    NOT NULL,\n"
              "    left  REAL,\n"
              "    seen  INTEGER\n"
              ") STRICT;");
}

TEST(SqliteWords, LeaveOtherStatementsAsTheyAre) {
    std::string_view constexpr kSame{
        "-- a; comment\nCREATE INDEX a_by_b ON a (b) WHERE b <> ';';\n\nUPDATE a SET b = 1;"};
    EXPECT_EQ(sqlite_words(kSame), kSame);
    EXPECT_EQ(sqlite_words("ALTER TABLE a ADD COLUMN b BIGINT NOT NULL DEFAULT 0;"),
              "ALTER TABLE a ADD COLUMN b INTEGER NOT NULL DEFAULT 0;");
}

class Steps : public ::testing::Test {
protected:
    void write(std::string const& name, std::string const& text) const {
        std::ofstream{folder_.path() / name} << text;
    }

    [[nodiscard]] std::vector<Step> read() const { return read_steps(folder_.path()); }

private:
    TemporaryFolder folder_{"steps"};
};

TEST_F(Steps, LoseTheirReasonAndComeInOrder) {
    write("0002-second.sql", "-- Why.\n\nCREATE TABLE b (x BIGINT);\n");
    write("0001-first.sql",
          "-- Why.\n-- Really.\n\nCREATE TABLE a (x TEXT);\n\n-- kept\nCREATE INDEX i ON a (x);\n");
    auto const steps = read();
    ASSERT_EQ(steps.size(), 2U);
    EXPECT_EQ(steps[0].name, "0001-first");
    EXPECT_EQ(steps[0].number, 1);
    EXPECT_EQ(steps[0].postgres, "CREATE TABLE a (x TEXT);\n\n-- kept\nCREATE INDEX i ON a (x);");
    EXPECT_EQ(steps[1].sqlite, "CREATE TABLE b (x INTEGER) STRICT;");
}

TEST_F(Steps, MayHaveTheirOwnWordsForSqlite) {
    write("0001-first.sql", "-- Why.\nCREATE EXTENSION pg_trgm;\n");
    write("0001-first.sqlite.sql", "-- SQLite has it built in.\nCREATE VIRTUAL TABLE a USING fts5 (b);\n");
    auto const steps = read();
    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0].sqlite, "CREATE VIRTUAL TABLE a USING fts5 (b);");
    EXPECT_EQ(steps[0].postgres, "CREATE EXTENSION pg_trgm;");
}

TEST_F(Steps, NeedAReasonAndAName) {
    write("0001-first.sql", "CREATE TABLE a (x TEXT);\n");
    EXPECT_THROW((void)read(), Fault);
    write("0001-first.sql", "-- Why.\n");
    EXPECT_THROW((void)read(), Fault);
    write("0001-first.sql", "-- Why.\nCREATE TABLE a (x TEXT);\n");
    write("2-second.sql", "-- Why.\nCREATE TABLE b (x TEXT);\n");
    EXPECT_THROW((void)read(), Fault);
}

} // namespace
} // namespace evenkeel::storage::sql_compiler
