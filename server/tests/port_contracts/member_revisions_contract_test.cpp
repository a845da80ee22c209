#include "tests/port_contracts/contract.hpp"
#include "tests/support/full_member.hpp"
#include "tests/support/snapshot_world.hpp"
#include "tests/support/watched_database.hpp"

#include <fmt/format.h>
#include <regex>

namespace evenkeel::testing {
namespace {

/// A snapshot is kept in memory for as long as the member's revision stays. So whatever changes what a
/// snapshot is read from must raise it. Which tables that are is not written down here: it is read from the
/// statements.
template <class Backend>
class MemberRevisions : public Contract<Backend> {
protected:
    void SetUp() override {
        Contract<Backend>::SetUp();
        full_ = full_member(this->stores_, "full").id;
    }

    storage::Database& database() { return this->backend_.database(); }

    /// Prepared statements are known by their name and text, which have to outlive them.
    storage::Rows run(std::string const& sql) {
        static std::map<std::string, std::string> names;
        auto const known = names.try_emplace(sql, fmt::format("revisions {}", names.size())).first;
        storage::Statement const statement{known->second, known->first, known->first};
        return database().transact(
            [&](storage::Connection& connection) { return connection.run_values(statement, {}); });
    }

    std::int64_t revision() {
        return run("SELECT revision FROM member_revisions WHERE " + where("member_id"))
            .first()
            .integer("revision");
    }

    /// With the column that says whose a row is.
    std::map<std::string, std::string> tables_of_members() {
        auto const is_sqlite = database().dialect() == storage::Dialect::sqlite;
        std::map<std::string, std::string> tables;
        for (auto const& row :
             run(is_sqlite ? "SELECT tables.name AS table_name, columns.name AS column_name "
                             "FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns "
                             "WHERE tables.type = 'table' AND columns.name IN ('member_id', 'owner_id')"
                           : "SELECT table_name::text, column_name::text FROM information_schema.columns "
                             "WHERE table_schema = 'public' AND column_name IN ('member_id', 'owner_id')"))
            tables.emplace(row.text("table_name"), row.text("column_name"));
        return tables;
    }

    /// Those that the statements of a snapshot name.
    std::map<std::string, std::string> tables_of_the_snapshot() {
        WatchedDatabase watched{database()};
        storage::SqlStores adapters{watched, kEncryptionOfTests};
        SnapshotWorld const world{adapters.stores()};
        EXPECT_TRUE(world.read(full_));
        auto tables = tables_of_members();
        std::erase_if(tables, [&](auto const& table) {
            return table.first == "member_revisions" ||
                   !std::regex_search(watched.texts_read(), std::regex{"\\b" + table.first + "\\b"});
        });
        return tables;
    }

    /// Whether the change, which must not be empty, raises the revision.
    bool raises(std::string const& sql) {
        auto const before = revision();
        EXPECT_GT(run(sql).changed, 0U) << sql;
        return revision() != before;
    }

    std::string where(std::string const& owner) { return fmt::format("{} = '{}'", owner, full_.value()); }

    MemberId full_;
};

TYPED_TEST_SUITE(MemberRevisions, Backends, BackendNames);

TYPED_TEST(MemberRevisions, AreRaisedByEveryChangeOfWhatASnapshotIsReadFrom) {
    auto const tables = this->tables_of_the_snapshot();
    EXPECT_GT(tables.size(), 15U);
    for (auto const& [table, owner] : tables) {
        EXPECT_TRUE(
            this->raises(fmt::format("UPDATE {0} SET {1} = {1} WHERE {2}", table, owner, this->where(owner))))
            << table;
        this->run(
            fmt::format("CREATE TABLE {0}_copy AS SELECT * FROM {0} WHERE {1}", table, this->where(owner)));
    }
    for (auto const& [table, owner] : tables) {
        if (table == "members")
            continue; // begins with a revision, and takes it along
        auto const remove = fmt::format("DELETE FROM {} WHERE {}", table, this->where(owner));
        auto const add = fmt::format("INSERT INTO {0} SELECT * FROM {0}_copy", table);
        this->run(remove); // rows that another table's row took with it no longer exist
        EXPECT_TRUE(this->raises(add)) << table;
        EXPECT_TRUE(this->raises(remove)) << table;
        this->run(add);
    }
}

TYPED_TEST(MemberRevisions, OfOneMemberAreNotAnotherOnes) {
    auto const before = this->revision();
    this->stores_.check_ins.add_once(a_check_in(this->kAna, "of ana"), a_job("refresh"));
    EXPECT_EQ(this->revision(), before);
}

TYPED_TEST(MemberRevisions, AreToldWithTheSession) {
    auto const told = [&] {
        return this->stores_.sessions.find_live("hash of another session of full", kMondayMorning);
    };
    ASSERT_TRUE(told());
    EXPECT_EQ(told()->revision, this->revision());
    EXPECT_EQ(this->stores_.member_settings.find(this->full_).revision, this->revision());
}

} // namespace
} // namespace evenkeel::testing
