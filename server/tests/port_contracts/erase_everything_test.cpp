#include "core/account/member/erase_member.hpp"
#include "tests/port_contracts/contract.hpp"
#include "tests/port_contracts/full_buyer.hpp"
#include "tests/support/fake_mailer.hpp"
#include "tests/support/fake_object_store.hpp"
#include "tests/support/fake_secure.hpp"

#include <fmt/format.h>

namespace evenkeel::testing {
namespace {

struct Column {
    std::string table;
    std::string name;
};

struct CountedBilling final : account::Billing {
    void cancel_everything(MemberId const& member) override { cancelled.push_back(member); }

    std::vector<MemberId> cancelled;
};

/// The database itself says which tables and columns there are, so that none can be forgotten here.
template <class Backend>
class EraseEverything : public ::testing::Test {
protected:
    storage::Rows ask(std::string const& sql, std::vector<storage::Value> const& values = {}) {
        // Prepared statements are known by their name, which has to outlive them and to be short.
        static std::map<std::string, std::string> names;
        auto const known = names.try_emplace(sql, fmt::format("ask {}", names.size())).first;
        storage::Statement const statement{known->second, known->first, known->first};
        return backend_.database().read(
            [&](storage::Connection& connection) { return connection.run_values(statement, values); });
    }

    std::vector<Column> columns() {
        auto const is_sqlite = backend_.database().dialect() == storage::Dialect::sqlite;
        auto const rows =
            ask(is_sqlite ? "SELECT tables.name AS table_name, columns.name AS column_name "
                            "FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns "
                            "WHERE tables.type = 'table' ORDER BY 1, 2"
                          : "SELECT table_name::text, column_name::text "
                            "FROM information_schema.columns "
                            "WHERE table_schema = 'public' ORDER BY 1, 2");
        std::vector<Column> found;
        for (auto const& row : rows)
            found.push_back({row.text("table_name"), row.text("column_name")});
        return found;
    }

    /// In how many rows the column holds the text, whatever its type.
    std::int64_t count(Column const& column, std::string const& text) {
        return ask(fmt::format(R"(SELECT count(*) AS found FROM "{0}" )"
                               R"(WHERE replace(CAST("{1}" AS TEXT), $1, '') <> CAST("{1}" AS TEXT))",
                               column.table, column.name),
                   {storage::Value{text}})
            .first()
            .integer("found");
    }

    std::map<std::string, std::int64_t> found_in_tables(std::string const& text) {
        std::map<std::string, std::int64_t> found;
        for (auto const& column : columns())
            found[column.table + "." + column.name] = count(column, text);
        return found;
    }

    bool erase(MemberId const& member) {
        auto const stores = backend_.stores();
        return account::EraseMember{{.members = stores.members,
                                     .erasure = stores.erasure,
                                     .objects = objects_,
                                     .billing = billing_,
                                     .clock = clock_,
                                     .secure = secure_}}(member);
    }

    Backend backend_;
    FixedClock clock_;
    FakeSecure secure_;
    FakeObjectStore objects_;
    CountedBilling billing_;
};

struct SqlBackendNames {
    template <class Backend>
    static std::string GetName(int /*index*/) {
        return std::is_same_v<Backend, SqliteBackend> ? "Sqlite" : "Postgres";
    }
};

using SqlBackends = ::testing::Types<SqliteBackend, PostgresBackend>;
TYPED_TEST_SUITE(EraseEverything, SqlBackends, SqlBackendNames);

TYPED_TEST(EraseEverything, TheFullMemberHasARowInEveryTableOfMembers) {
    auto const member = full_buyer(this->backend_, "ana");
    int tables = 0;
    for (auto const& column : this->columns()) {
        if (column.name != "member_id" && column.name != "owner_id")
            continue;
        ++tables;
        EXPECT_GT(this->count(column, member.id.value()), 0)
            << column.table << " got no row: add a line to server/tests/support/full_member.hpp";
    }
    EXPECT_GE(tables, 10);
}

TYPED_TEST(EraseEverything, LeavesNothingOfTheMemberInAnyColumnOfAnyTable) {
    auto const stores = this->backend_.stores();
    auto const ana = full_buyer(this->backend_, "ana");
    auto const bo = full_buyer(this->backend_, "bo");
    auto const of_bo = this->found_in_tables(bo.id.value());

    EXPECT_TRUE(this->erase(ana.id));
    // The receipt is what is left to do, and its job the last that holds the address.
    for (auto const& job : stores.jobs.lease("test", kMondayMorning, std::chrono::hours{1}, 100))
        if (job.kind == account::kSendEraseReceipt)
            stores.jobs.finish(job.id, "test");

    for (auto const& trace : {ana.id.value(), ana.email_address, this->secure_.sha256(ana.email_address)})
        for (auto const& [column, found] : this->found_in_tables(trace))
            EXPECT_EQ(found, 0) << column << " still holds " << trace;
    EXPECT_EQ(this->found_in_tables(bo.id.value()), of_bo);
    EXPECT_THAT(this->billing_.cancelled, ::testing::ElementsAre(ana.id));
}

TYPED_TEST(EraseEverything, TakesTheRecordingsWithIt) {
    auto const ana = full_buyer(this->backend_, "ana");
    (void)full_buyer(this->backend_, "bo");
    this->objects_.upload("recordings/an upload of ana.csv", "beats");
    this->objects_.upload("recordings/an upload of bo.csv", "beats");
    EXPECT_TRUE(this->erase(ana.id));
    EXPECT_FALSE(this->objects_.holds("recordings/an upload of ana.csv"));
    EXPECT_TRUE(this->objects_.holds("recordings/an upload of bo.csv"));
    EXPECT_FALSE(this->erase(ana.id));
}

} // namespace
} // namespace evenkeel::testing
