#include "storage/engine/migrate.hpp"
#include "storage/portability/catalog.hpp"
#include "storage/portability/member_tables.hpp"
#include "tests/support/private_postgres.hpp"
#include "tests/support/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace evenkeel::storage {
namespace {

Catalog migrated_catalog(std::string const& url) {
    auto const database = open(url);
    migrate(*database);
    return database->read([](Connection& connection) { return catalog_of(connection); });
}

bool has(std::vector<CatalogColumn> const& columns, std::string_view name) {
    return std::ranges::find(columns, name, &CatalogColumn::name) != columns.end();
}

/// `actor_member_id`, `redeemed_by` and the like say who did something for the operator, in rows that outlive
/// the member and are the operator's.
bool holds_members(std::vector<CatalogColumn> const& columns) {
    return has(columns, "member_id") || has(columns, "owner_id");
}

/// A comment for each thing that is wrong with the list.
std::vector<std::string> faults_of_list(Catalog const& catalog) {
    std::vector<std::string> faults;
    for (auto const& [table, columns] : catalog)
        if (holds_members(columns) && member_table(table) == nullptr)
            faults.push_back(table +
                             " holds rows of members: say in storage/member_tables.cpp what becomes of them");
    for (auto const& table : member_tables()) {
        std::string const name{table.name};
        if (!catalog.contains(name)) {
            faults.push_back("there is no table " + name);
            continue;
        }
        std::vector<std::string_view> named{table.owner_column};
        named.insert(named.end(), table.key.begin(), table.key.end());
        for (auto const& column : table.withheld)
            named.push_back(column.name);
        if (table.parent)
            named.push_back(table.parent->column);
        if (table.policy == TablePolicy::kept && table.why.empty())
            faults.push_back(name + " does not leave, and nobody says why");
        for (auto const column : named)
            if (!has(catalog.at(name), column))
                faults.push_back(name + " has no column " + std::string{column});
    }
    return faults;
}

TEST(MemberTables, NoTableOfMembersIsForgottenOnSqlite) {
    testing::TemporaryFolder const folder{"member-tables"};
    EXPECT_EQ(faults_of_list(migrated_catalog("sqlite:" + (folder.path() / "test.db").string())),
              std::vector<std::string>{});
}

TEST(MemberTables, NoTableOfMembersIsForgottenOnPostgres) {
    EXPECT_EQ(faults_of_list(migrated_catalog(testing::PrivatePostgres::running().new_database())),
              std::vector<std::string>{});
}

TEST(MemberTables, AForgottenOneIsNoticed) {
    testing::TemporaryFolder const folder{"member-tables"};
    auto catalog = migrated_catalog("sqlite:" + (folder.path() / "test.db").string());
    catalog["diaries"] = {
        {.name = "member_id", .kind = ColumnKind::text, .is_nullable = false, .is_required = true}};
    EXPECT_EQ(faults_of_list(catalog).size(), 1U);
}

TEST(MemberTables, BothDatabasesAgreeAboutTheColumns) {
    testing::TemporaryFolder const folder{"member-tables"};
    auto const sqlite = migrated_catalog("sqlite:" + (folder.path() / "test.db").string());
    auto const postgres = migrated_catalog(testing::PrivatePostgres::running().new_database());
    for (auto const& table : member_tables()) {
        auto const& left = sqlite.at(std::string{table.name});
        auto const& right = postgres.at(std::string{table.name});
        ASSERT_EQ(left.size(), right.size()) << table.name;
        for (std::size_t i = 0; i < left.size(); ++i) {
            EXPECT_EQ(left[i].name, right[i].name) << table.name;
            EXPECT_EQ(left[i].kind, right[i].kind) << table.name << "." << left[i].name;
        }
    }
}

} // namespace
} // namespace evenkeel::storage
