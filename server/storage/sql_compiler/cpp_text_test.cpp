#include "storage/sql_compiler/cpp_text.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace evenkeel::storage::sql_compiler {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

std::vector<Query> const kQueries{{.verb = "insert_first", .sqlite = "SELECT 1", .postgres = "SELECT 2"}};

TEST(CppText, NamesConstantsByTheirVerb) {
    EXPECT_EQ(constant_name("find"), "kFind");
    EXPECT_EQ(constant_name("insert_first"), "kInsertFirst");
}

TEST(CppText, KeepsTextsOutOfHeaders) {
    auto const header = header_of("jobs", kQueries);
    EXPECT_THAT(
        header,
        HasSubstr("namespace evenkeel::storage::sql::jobs {\nextern Statement const kInsertFirst;\n}"));
    EXPECT_THAT(header, Not(HasSubstr("SELECT")));
}

TEST(CppText, DefinesEachStatementAndListsThemAll) {
    auto const source = statements_source({{"jobs", kQueries}});
    EXPECT_THAT(
        source,
        HasSubstr("kInsertFirst{\"jobs/insert_first\",\nR\"sql(SELECT 1)sql\",\nR\"sql(SELECT 2)sql\"}"));
    EXPECT_THAT(source, HasSubstr("&sql::jobs::kInsertFirst,\n"));
}

} // namespace
} // namespace evenkeel::storage::sql_compiler
