#include "storage/sql_compiler/queries.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace evenkeel::storage::sql_compiler {
namespace {

std::string fault_of(std::string_view text) {
    try {
        (void)parse_queries("jobs.sql", text);
        return "none";
    } catch (Fault const& fault) {
        return fault.what();
    }
}

TEST(Queries, AreNamedAndKeepTheirComments) {
    auto const queries =
        parse_queries("jobs.sql", "-- of the queue\n\n-- name: delete\n-- Why.\nDELETE\n  FROM jobs\n\n"
                                  "-- name: list\nSELECT\n");
    ASSERT_EQ(queries.size(), 2U);
    EXPECT_EQ(queries[0].verb, "delete");
    EXPECT_EQ(queries[0].sqlite, "-- Why.\nDELETE\n  FROM jobs");
    EXPECT_EQ(queries[0].postgres, queries[0].sqlite);
    EXPECT_EQ(queries[1].verb, "list");
}

TEST(Queries, MayDifferByDialect) {
    auto const queries =
        parse_queries("jobs.sql", "-- name: lease [sqlite]\nA\n-- name: lease [postgres]\nB\n");
    ASSERT_EQ(queries.size(), 1U);
    EXPECT_EQ(queries[0].sqlite, "A");
    EXPECT_EQ(queries[0].postgres, "B");
}

TEST(Queries, ShareFragments) {
    auto const queries =
        parse_queries("jobs.sql", "-- fragment: columns\na, b\n-- name: find\nSELECT {{columns}} FROM jobs\n"
                                  "-- name: list\nSELECT {{columns}}, {{columns}}\n");
    EXPECT_EQ(queries[0].sqlite, "SELECT a, b FROM jobs");
    EXPECT_EQ(queries[1].postgres, "SELECT a, b, a, b");
}

TEST(Queries, RefuseWhatIsNotClear) {
    EXPECT_EQ(fault_of("SELECT 1\n"), R"(jobs.sql: this stands before the first name: "SELECT 1")");
    EXPECT_EQ(fault_of("-- name: two words\nA\n"), R"(jobs.sql: cannot read "-- name: two words")");
    EXPECT_EQ(fault_of("-- name: find [oracle]\nA\n"), R"(jobs.sql: cannot read "-- name: find [oracle]")");
    EXPECT_EQ(fault_of("-- name: find\n\n"), "jobs.sql: find is empty");
    EXPECT_EQ(fault_of("-- name: find\nA\n-- name: find\nB\n"), "jobs.sql: find is there twice");
    EXPECT_EQ(fault_of("-- name: find [sqlite]\nA\n"), "jobs.sql: find is there for one dialect only");
    EXPECT_EQ(fault_of("-- name: find\n{{columns}}\n"),
              R"(jobs.sql: there is no fragment for "{{columns}}")");
    EXPECT_EQ(fault_of("-- fragment: columns\na\n-- name: find\nA\n"),
              "jobs.sql: nothing uses the fragment columns");
}

} // namespace
} // namespace evenkeel::storage::sql_compiler
