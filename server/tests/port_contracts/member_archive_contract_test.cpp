#include "tests/port_contracts/contract.hpp"

namespace evenkeel::testing {
namespace {

using portability::Import;
using portability::MemberData;
using portability::TableChange;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

MemberData days_of_stillness(std::vector<std::string> const& days) {
    portability::TableRows marks{.table = "practice_marks", .columns = {"day", "item", "source"}, .rows = {}};
    for (auto const& day : days)
        marks.rows.push_back({day, "stillness", "tick"});
    return {marks};
}

template <class Backend>
class MemberArchiveContract : public Contract<Backend> {
protected:
    portability::MemberArchive& archive() { return this->stores_.member_archive; }

    static Import an_import(MemberId const& member, std::string const& name) {
        return {.id = ImportId{"import " + name},
                .member_id = member,
                .event_id = EventId{"event " + name},
                .source = "daylio",
                .file_name = name + ".csv",
                .imported_at = kMondayMorning,
                .finished_at = {},
                .undone_at = {},
                .rows = 0};
    }

    auto bring(MemberId const& member, std::string const& name, std::vector<std::string> const& days) {
        return archive().bring(an_import(member, name), days_of_stillness(days), a_job("refresh")).value();
    }

    std::vector<std::string> days(MemberId const& member) {
        std::vector<std::string> days;
        auto const data = archive().read(member).value();
        for (auto const& table : data)
            if (table.table == "practice_marks")
                for (auto const& row : table.rows)
                    days.push_back(std::get<std::string>(row.at(0)));
        return days;
    }
};

TYPED_TEST_SUITE(MemberArchiveContract, Backends, BackendNames);

TYPED_TEST(MemberArchiveContract, BringsWhatIsNotThereAndQueuesTheJob) {
    auto const brought = this->bring(this->kAna, "a", {"2026-02-02", "2026-02-03"});
    EXPECT_TRUE(brought.is_new);
    EXPECT_EQ(brought.import.rows, 2U);
    EXPECT_THAT(brought.changes, ElementsAre(TableChange{"practice_marks", 2, 0}));
    EXPECT_THAT(this->queued(), ElementsAre("refresh"));
    EXPECT_THAT(this->days(this->kAna), ElementsAre("2026-02-02", "2026-02-03"));
    EXPECT_THAT(this->days(this->kBo), IsEmpty());
}

TYPED_TEST(MemberArchiveContract, TheSameRowsAgainAreKnown) {
    this->bring(this->kAna, "a", {"2026-02-02"});
    EXPECT_THAT(this->bring(this->kAna, "b", {"2026-02-02", "2026-02-03"}).changes,
                ElementsAre(TableChange{"practice_marks", 1, 1}));
    EXPECT_EQ(this->days(this->kAna).size(), 2U);
}

TYPED_TEST(MemberArchiveContract, TheSameEventAgainDoesNothing) {
    this->bring(this->kAna, "a", {"2026-02-02"});
    this->forget_queued();
    auto const again = this->bring(this->kAna, "a", {"2026-02-03"});
    EXPECT_FALSE(again.is_new);
    EXPECT_EQ(again.import.rows, 1U);
    EXPECT_THAT(this->queued(), IsEmpty());
    EXPECT_THAT(this->days(this->kAna), ElementsAre("2026-02-02"));
}

TYPED_TEST(MemberArchiveContract, APreviewSaysWhatWouldHappenAndKeepsNothing) {
    this->bring(this->kAna, "a", {"2026-02-02"});
    this->forget_queued();
    auto const previewed =
        this->archive().preview(this->kAna, days_of_stillness({"2026-02-02", "2026-02-03"})).value();
    EXPECT_THAT(previewed, ElementsAre(TableChange{"practice_marks", 1, 1}));
    EXPECT_THAT(this->days(this->kAna), ElementsAre("2026-02-02"));
    EXPECT_THAT(this->queued(), IsEmpty());
}

TYPED_TEST(MemberArchiveContract, UndoRemovesWhatTheImportBroughtAndNothingElse) {
    this->bring(this->kAna, "a", {"2026-02-02"});
    this->bring(this->kAna, "b", {"2026-02-02", "2026-02-03"});
    this->bring(this->kBo, "c", {"2026-02-03"});
    this->forget_queued();
    auto const at = kMondayMorning + std::chrono::hours{1};
    for (int i = 0; i < 2; ++i) {
        auto const undone = this->archive().undo(this->kAna, ImportId{"import b"}, at, a_job("refresh"));
        ASSERT_TRUE(undone);
        EXPECT_EQ(undone->undone_at, at);
    }
    EXPECT_THAT(this->queued(), ElementsAre("refresh"));
    EXPECT_THAT(this->days(this->kAna), ElementsAre("2026-02-02"));
    EXPECT_THAT(this->days(this->kBo), ElementsAre("2026-02-03"));
}

TYPED_TEST(MemberArchiveContract, NobodyUndoesAnotherMembersImport) {
    this->bring(this->kAna, "a", {"2026-02-02"});
    EXPECT_FALSE(this->archive().undo(this->kBo, ImportId{"import a"}, kMondayMorning, a_job("refresh")));
    EXPECT_EQ(this->days(this->kAna).size(), 1U);
}

TYPED_TEST(MemberArchiveContract, ListsImportsNewestFirst) {
    this->bring(this->kAna, "earlier", {"2026-02-02"});
    auto later = this->an_import(this->kAna, "later");
    later.imported_at = kMondayMorning + std::chrono::hours{1};
    (void)this->archive().bring(later, days_of_stillness({"2026-02-03"}), a_job("refresh"));
    auto const imports = this->archive().imports(this->kAna);
    ASSERT_EQ(imports.size(), 2U);
    EXPECT_EQ(imports.front().file_name, "later.csv");
    EXPECT_EQ(imports.front().source, "daylio");
    EXPECT_EQ(imports.front().undone_at, std::nullopt);
    EXPECT_THAT(this->archive().imports(this->kBo), IsEmpty());
}

} // namespace
} // namespace evenkeel::testing
