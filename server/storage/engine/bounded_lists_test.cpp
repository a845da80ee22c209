#include "core/base/holds.hpp"
#include "storage/engine/statement.hpp"

#include <gtest/gtest.h>

#include <array>

namespace evenkeel::storage {
namespace {

/// These lists are as long as our own program or content, and nobody who calls can make them longer.
constexpr std::array<std::string_view, 2> kOfOurs{"catalog/list_columns", "schema_migrations/list"};

/// Every list that a member or a stranger could make long says how long it may become.
TEST(Statements, ThatListSayHowManyRowsAtMost) {
    for (auto const* statement : all_statements()) {
        if (!statement->name.contains("/list") || holds(kOfOurs, statement->name))
            continue;
        EXPECT_TRUE(statement->sqlite.contains("LIMIT")) << statement->name;
        EXPECT_TRUE(statement->postgres.contains("LIMIT")) << statement->name;
    }
}

} // namespace
} // namespace evenkeel::storage
