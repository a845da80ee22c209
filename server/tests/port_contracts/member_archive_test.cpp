#include "storage/portability/member_tables.hpp"
#include "tests/port_contracts/contract.hpp"
#include "tests/port_contracts/full_buyer.hpp"

#include <limits>

namespace evenkeel::testing {
namespace {

using portability::Cell;
using portability::MemberData;
using portability::TableRows;

/// Returns the part of the data that an archive carries to another account.
MemberData carried(MemberData data) {
    std::erase_if(data, [](TableRows const& rows) {
        return storage::member_table(rows.table)->policy != storage::TablePolicy::carried;
    });
    return data;
}

TableRows& table_of(MemberData& data, std::string_view name) {
    return *std::ranges::find(data, name, &TableRows::table);
}

Cell& cell_of(TableRows& rows, std::string_view column) {
    auto const place = std::ranges::find(rows.columns, column) - rows.columns.begin();
    return rows.rows.at(0).at(static_cast<std::size_t>(place));
}

/// With the tables that the databases really have.
template <class Backend>
class MemberArchiveTest : public ::testing::Test {
protected:
    void SetUp() override {
        (void)stores_.members.add(a_member("bo"), a_session("bo", kBo), a_job("welcome"));
    }

    MemberData data_of(MemberId const& member) {
        return carried(stores_.member_archive.read(member).value());
    }

    auto bring(MemberData const& data, std::string const& name = "b") {
        return stores_.member_archive.bring({.id = ImportId{"import " + name},
                                             .member_id = kBo,
                                             .event_id = EventId{"event " + name},
                                             .source = "evenkeel",
                                             .file_name = "my-data.zip",
                                             .imported_at = kMondayMorning,
                                             .finished_at = {},
                                             .undone_at = {},
                                             .rows = 0},
                                            data, a_job("refresh"));
    }

    bool erase(account::Member const& member) {
        return stores_.erasure.erase({member.id, member.email_address, ""}, {});
    }

    MemberId const kBo{"bo"};
    Backend backend_;
    Stores stores_{backend_.stores()};
};

struct SqlBackendNames {
    template <class Backend>
    static std::string GetName(int /*index*/) {
        return std::is_same_v<Backend, SqliteBackend> ? "Sqlite" : "Postgres";
    }
};

using SqlBackends = ::testing::Types<SqliteBackend, PostgresBackend>;
TYPED_TEST_SUITE(MemberArchiveTest, SqlBackends, SqlBackendNames);

TYPED_TEST(MemberArchiveTest, WhatAFullMemberTookAlongIsThereAgainInAnotherAccount) {
    auto const ana = full_buyer(this->backend_, "ana");
    auto const before = this->stores_.member_archive.read(ana.id).value();
    for (auto const& table : before)
        EXPECT_FALSE(table.rows.empty()) << table.table;
    EXPECT_TRUE(this->erase(ana));
    ASSERT_TRUE(this->bring(before));
    EXPECT_EQ(this->data_of(this->kBo), carried(before));
}

TYPED_TEST(MemberArchiveTest, UndoingItLeavesTheAccountAsItWas) {
    auto const ana = full_buyer(this->backend_, "ana");
    auto const data = this->stores_.member_archive.read(ana.id).value();
    (void)this->stores_.check_ins.add_once(a_check_in(this->kBo, "of bo"), a_job("refresh"));
    auto const before = this->data_of(this->kBo);
    ASSERT_TRUE(this->bring(data));
    EXPECT_NE(this->data_of(this->kBo), before);
    (void)this->stores_.member_archive.undo(this->kBo, ImportId{"import b"}, kMondayMorning,
                                            a_job("refresh"));
    EXPECT_EQ(this->data_of(this->kBo), before);
    EXPECT_EQ(carried(this->stores_.member_archive.read(ana.id).value()), carried(data));
}

TYPED_TEST(MemberArchiveTest, AThreadThatTheMemberWentOnWithStays) {
    auto const ana = full_buyer(this->backend_, "ana");
    auto const data = this->stores_.member_archive.read(ana.id).value();
    EXPECT_TRUE(this->erase(ana));
    ASSERT_TRUE(this->bring(data));
    MemberData more{table_of(const_cast<MemberData&>(data), "journal_messages")};
    cell_of(more.front(), "message_id") = "a later message";
    cell_of(more.front(), "event_id") = "a later event";
    ASSERT_TRUE(this->bring(more, "later"));
    (void)this->stores_.member_archive.undo(this->kBo, ImportId{"import b"}, kMondayMorning,
                                            a_job("refresh"));
    auto left = this->data_of(this->kBo);
    EXPECT_EQ(table_of(left, "journal_threads").rows.size(), 1U);
    EXPECT_EQ(table_of(left, "journal_messages").rows.size(), 1U);
    EXPECT_TRUE(table_of(left, "check_ins").rows.empty());
}

TYPED_TEST(MemberArchiveTest, NothingOfTheAccountItselfIsWritten) {
    auto const ana = full_buyer(this->backend_, "ana");
    auto data = this->stores_.member_archive.read(ana.id).value();
    cell_of(table_of(data, "members"), "is_admin") = std::int64_t{1};
    cell_of(table_of(data, "members"), "premium_until") = std::int64_t{4'000'000'000'000};
    auto const before = this->stores_.members.find(this->kBo);
    ASSERT_TRUE(this->bring(data));
    auto const after = this->stores_.members.find(this->kBo);
    EXPECT_FALSE(after->is_admin);
    EXPECT_EQ(after->premium_until, before->premium_until);
    for (auto const& table : this->stores_.member_archive.read(this->kBo).value())
        if (table.table == "subscriptions" || table.table == "trainer_links")
            EXPECT_TRUE(table.rows.empty()) << table.table;
}

TYPED_TEST(MemberArchiveTest, RefusesWhatTheProgramCouldNotLiveWithAndKeepsNothing) {
    auto const ana = full_buyer(this->backend_, "ana");
    auto const data = this->stores_.member_archive.read(ana.id).value();

    struct Wrong {
        std::string table;
        std::string column;
        Cell value;
    };

    for (auto const& [table, column, value] : std::vector<Wrong>{
             {"check_ins", "state", "bliss"},
             {"check_ins", "day", "2026-02-30"},
             {"check_ins", "checked_in_at", std::int64_t{-1}},
             {"check_ins", "checked_in_at", "today"},
             {"check_ins", "check_in_id", "a\x1f"},
             {"check_ins", "check_in_id", ""},
             {"check_ins", "angle", 360.0},
             {"check_ins", "arousal", 1.5},
             {"check_ins", "note", Cell{}},
             {"check_ins", "note", std::string{"a\0b", 3}},
             {"hrv_tasks", "status", "queued"},
             {"readings", "beat_runs", "1 2 three"},
             {"practice_marks", "source", "guess"},
             {"rest_weekdays", "weekdays", "0 x"},
             {"suggestions", "positions", "hovering"},
             {"rest_weekdays", "weekdays", "1439"},
             {"article_standings", "rating", std::int64_t{6}},
             {"exercise_experiences", "rated", std::int64_t{-4}},
             {"check_ins", "day", "-999-01-01"},
             {"check_ins", "body_signs", "a a a a a a a a a a a a a a a a a a a a a a a a a"},
             {"readings", "hr_bpm", -1.0},
             {"program_runs", "run", std::numeric_limits<std::int64_t>::min()},
         }) {
        auto wrong = data;
        cell_of(table_of(wrong, table), column) = value;
        auto const refused = this->bring(wrong);
        ASSERT_FALSE(refused) << table << "." << column;
        EXPECT_EQ(refused.error().fault, Fault::invalid_input);
        EXPECT_EQ(refused.error().field, "file_base64");
        EXPECT_THAT(refused.error().message.english(), ::testing::HasSubstr(table));
        EXPECT_THAT(refused.error().message.english(), ::testing::HasSubstr(column));
    }
    for (auto const& table : this->data_of(this->kBo))
        EXPECT_TRUE(table.rows.empty()) << table.table;
}

TYPED_TEST(MemberArchiveTest, RefusesTablesAndColumnsThatAreNotThere) {
    EXPECT_FALSE(this->bring({{.table = "diaries", .columns = {}, .rows = {}}}));
    EXPECT_FALSE(this->bring({{.table = "rest_days", .columns = {"day", "mood"}, .rows = {}}}));
    EXPECT_FALSE(this->bring({{.table = "rest_days", .columns = {"day", "day"}, .rows = {}}}));
    EXPECT_FALSE(this->bring({{.table = "rest_days", .columns = {"member_id", "day"}, .rows = {}}}));
    EXPECT_FALSE(this->bring({{.table = "rest_days", .columns = {}, .rows = {}}}));
    EXPECT_FALSE(this->bring({{.table = "hrv_tasks", .columns = {"object_key"}, .rows = {}}}))
        << "what an archive withholds, it cannot bring";
    TableRows const days{.table = "rest_days", .columns = {"day"}, .rows = {{"2026-02-02"}}};
    EXPECT_FALSE(this->bring({days, days}));
    EXPECT_TRUE(this->bring({days}));
}

TYPED_TEST(MemberArchiveTest, AMessageWithoutItsThreadIsLeftOut) {
    auto const ana = full_buyer(this->backend_, "ana");
    auto data = this->stores_.member_archive.read(ana.id).value();
    table_of(data, "journal_threads").rows.clear();
    ASSERT_TRUE(this->bring(data));
    auto brought = this->data_of(this->kBo);
    EXPECT_TRUE(table_of(brought, "journal_messages").rows.empty());
}

TYPED_TEST(MemberArchiveTest, OneEventAtOnceFromSeveralSidesIsOneImport) {
    MemberData const data{{.table = "rest_days", .columns = {"day"}, .rows = {{"2026-02-02"}}}};
    auto const answers = all_at_once(8, [&](int) { return this->bring(data).value().is_new; });
    EXPECT_EQ(std::ranges::count(answers, true), 1);
    EXPECT_EQ(this->stores_.member_archive.imports(this->kBo).size(), 1U);
}

} // namespace
} // namespace evenkeel::testing
