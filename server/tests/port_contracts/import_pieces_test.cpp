#include "storage/portability/archive_pieces.hpp"
#include "tests/port_contracts/contract.hpp"
#include "tests/support/watched_database.hpp"

#include <fmt/format.h>
#include <random>

namespace evenkeel::testing {
namespace {

using portability::Import;
using portability::MemberArchive;
using portability::MemberData;
using portability::TableChange;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// Stands for kill -9: it leaves nothing of the transaction, and nobody who goes on.
struct Killed {};

/// So many conversations, each with one message.
MemberData conversations(std::size_t count, std::string const& body = "Hello") {
    portability::TableRows threads{.table = "journal_threads",
                                   .columns = {"thread_id", "event_id", "life_aspect", "current_state",
                                               "opened_at", "last_message_at", "unread"},
                                   .rows = {}};
    portability::TableRows messages{
        .table = "journal_messages",
        .columns = {"thread_id", "message_id", "author", "body", "sent_at", "reaction", "event_id"},
        .rows = {}};
    for (std::size_t i = 0; i < count; ++i) {
        auto const thread = fmt::format("thread {}", i);
        threads.rows.push_back({thread, fmt::format("event {}", i), "work", "play", std::int64_t{1},
                                std::int64_t{1}, std::int64_t{0}});
        messages.rows.push_back(
            {thread, fmt::format("message {}", i), "member", body, std::int64_t{1}, {}, {}});
    }
    return {threads, messages};
}

/// With the tables that the databases really have.
template <class Backend>
class ImportPieces : public Contract<Backend> {
protected:
    Import an_import(std::string const& name) const {
        return {.id = ImportId{"import " + name},
                .member_id = this->kAna,
                .event_id = EventId{"event " + name},
                .source = "evenkeel",
                .file_name = "my-data.zip",
                .imported_at = kMondayMorning,
                .finished_at = {},
                .undone_at = {},
                .rows = 0};
    }

    static Result<MemberArchive::Brought> bring(MemberArchive& archive, Import const& import,
                                                MemberData const& data) {
        return archive.bring(import, data, a_job("refresh"));
    }

    std::size_t rows_of(std::string_view table) {
        auto const data = this->stores_.member_archive.read(this->kAna).value();
        return std::ranges::find(data, table, &portability::TableRows::table)->rows.size();
    }

    /// Begins to bring the data in and is killed before this write.
    void bring_until(std::size_t write, MemberData const& data) {
        watched_.before_each_write([write](std::size_t so_far) {
            if (so_far == write)
                throw Killed{};
        });
        storage::SqlMemberArchive archive{watched_, this->backend_.member_keys()};
        EXPECT_THROW((void)bring(archive, an_import("a"), data), Killed);
    }

    WatchedDatabase watched_{this->backend_.database()};
};

using SqlBackends = ::testing::Types<SqliteBackend, PostgresBackend>;
TYPED_TEST_SUITE(ImportPieces, SqlBackends, BackendNames);

TYPED_TEST(ImportPieces, OthersWriteBetweenAnyTwoPiecesOfAnImportAndOfAnUndo) {
    std::size_t others = 0;
    this->watched_.before_each_write([&](std::size_t so_far) {
        auto const added = this->stores_.check_ins.add_once(
            a_check_in(this->kBo, fmt::format("check-in {}", so_far)), a_job("refresh bo"));
        others += added.is_new ? 1U : 0U;
    });
    storage::SqlMemberArchive archive{this->watched_, this->backend_.member_keys()};
    constexpr auto kRows = 4 * storage::kMostRowsOfPiece;
    ASSERT_TRUE(this->bring(archive, this->an_import("a"), conversations(kRows / 2)));
    (void)archive.undo(this->kAna, ImportId{"import a"}, kMondayMorning, a_job("refresh"));
    EXPECT_EQ(others, this->watched_.writes());
    EXPECT_GE(others, std::size_t{3} * 4) << "as a preview, as an import, and taken back";
    EXPECT_LE(this->watched_.most_statements(), 2 * storage::kMostRowsOfPiece + 64);
}

TYPED_TEST(ImportPieces, AnInterruptedImportSaysSoAndGoesOnAsIfNothingHadHappened) {
    auto const data = conversations(storage::kMostRowsOfPiece + 50);
    this->bring_until(6, data);
    auto const interrupted = this->stores_.member_archive.imports(this->kAna).at(0);
    EXPECT_EQ(interrupted.finished_at, std::nullopt);
    EXPECT_EQ(interrupted.rows, storage::kMostRowsOfPiece);
    EXPECT_EQ(this->rows_of("journal_threads"), storage::kMostRowsOfPiece);
    EXPECT_EQ(this->rows_of("journal_messages"), 0U);

    auto again = this->an_import("a");
    again.id = ImportId{"another id, as a repeated call has"};
    auto const brought = this->bring(this->stores_.member_archive, again, data).value();
    EXPECT_TRUE(brought.is_new);
    EXPECT_EQ(brought.import.id, ImportId{"import a"});
    EXPECT_EQ(brought.import.finished_at, kMondayMorning);
    EXPECT_THAT(brought.changes,
                ElementsAre(TableChange{"journal_threads", storage::kMostRowsOfPiece + 50, 0},
                            TableChange{"journal_messages", storage::kMostRowsOfPiece + 50, 0}));
    EXPECT_EQ(brought.import.rows, 2 * (storage::kMostRowsOfPiece + 50));
    EXPECT_FALSE(this->bring(this->stores_.member_archive, again, data)->is_new);
    EXPECT_THAT(this->queued(), ElementsAre("refresh"));
}

TYPED_TEST(ImportPieces, AnInterruptedImportCanBeUndoneAndThenIsOver) {
    auto const data = conversations(storage::kMostRowsOfPiece + 50);
    this->bring_until(6, data);
    auto const undone =
        this->stores_.member_archive.undo(this->kAna, ImportId{"import a"}, kMondayMorning, a_job("refresh"));
    EXPECT_EQ(undone->undone_at, kMondayMorning);
    EXPECT_FALSE(this->bring(this->stores_.member_archive, this->an_import("a"), data)->is_new);
    EXPECT_EQ(this->rows_of("journal_threads"), 0U);
}

TYPED_TEST(ImportPieces, AnImportThatIsUndoneWhileItIsUnderWayStops) {
    this->watched_.before_each_write([&](std::size_t so_far) {
        if (so_far == 6)
            (void)this->stores_.member_archive.undo(this->kAna, ImportId{"import a"}, kMondayMorning,
                                                    a_job("refresh"));
    });
    storage::SqlMemberArchive archive{this->watched_, this->backend_.member_keys()};
    auto const brought =
        this->bring(archive, this->an_import("a"), conversations(storage::kMostRowsOfPiece + 50)).value();
    EXPECT_FALSE(brought.is_new);
    EXPECT_EQ(brought.import.undone_at, kMondayMorning);
    EXPECT_EQ(this->rows_of("journal_threads"), 0U);
}

TYPED_TEST(ImportPieces, AnInterruptedUndoGoesOn) {
    ASSERT_TRUE(this->bring(this->stores_.member_archive, this->an_import("a"),
                            conversations(storage::kMostRowsOfPiece + 50)));
    this->watched_.before_each_write([](std::size_t so_far) {
        if (so_far == 2)
            throw Killed{};
    });
    storage::SqlMemberArchive archive{this->watched_, this->backend_.member_keys()};
    EXPECT_THROW((void)archive.undo(this->kAna, ImportId{"import a"}, kMondayMorning, a_job("refresh")),
                 Killed);
    EXPECT_EQ(this->rows_of("journal_messages"), 50U);
    EXPECT_EQ(this->stores_.member_archive.imports(this->kAna).at(0).undone_at, std::nullopt);
    (void)this->stores_.member_archive.undo(this->kAna, ImportId{"import a"}, kMondayMorning,
                                            a_job("refresh"));
    EXPECT_EQ(this->rows_of("journal_messages"), 0U);
    EXPECT_EQ(this->rows_of("journal_threads"), 0U);
    EXPECT_EQ(this->stores_.member_archive.imports(this->kAna).at(0).undone_at, kMondayMorning);
}

TYPED_TEST(ImportPieces, APreviewKnowsRowsOfOtherPiecesOfTheSameFile) {
    auto data = conversations(storage::kMostRowsOfPiece + 50);
    for (auto& table : data)
        table.rows.push_back(table.rows.front());
    auto const changes = this->stores_.member_archive.preview(this->kAna, data).value();
    EXPECT_THAT(changes, ElementsAre(TableChange{"journal_threads", storage::kMostRowsOfPiece + 50, 1},
                                     TableChange{"journal_messages", storage::kMostRowsOfPiece + 50, 1}));
    EXPECT_EQ(this->bring(this->stores_.member_archive, this->an_import("a"), data)->changes, changes);
}

/// Files of any size, one after the other, into an account with small bounds.
TYPED_TEST(ImportPieces, WhateverWasLetInCanBeTakenOut) {
    portability::ArchiveBounds const bounds{.brought_into = {.rows = 60, .bytes = 20'000},
                                            .taken_out = {.rows = 120, .bytes = 40'000}};
    storage::SqlMemberArchive archive{this->backend_.database(), this->backend_.member_keys(), bounds};
    std::mt19937 random{2026}; // NOLINT(*-msc51-cpp): a law is tested with numbers that come again
    std::size_t let_in = 0;
    std::size_t refused = 0;
    for (int i = 0; i < 60; ++i) {
        auto data = conversations(random() % 30, std::string(random() % 1500, 'a'));
        for (auto& table : data)
            for (auto& row : table.rows)
                for (std::size_t id = 0; id < 2; ++id)
                    std::get<std::string>(row.at(id)) += fmt::format(" of file {}", i);
        auto const before = archive.read(this->kAna).value();
        auto const told = archive.preview(this->kAna, data);
        auto const brought = this->bring(archive, this->an_import(fmt::format("{}", i)), data);
        EXPECT_EQ(told.has_value(), brought.has_value());
        auto const after = archive.read(this->kAna);
        ASSERT_TRUE(after) << "after " << i << " files";
        if (brought) {
            ++let_in;
            continue;
        }
        ++refused;
        EXPECT_EQ(brought.error().fault, Fault::payload_too_large);
        EXPECT_EQ(*after, before) << "what is refused leaves nothing";
    }
    EXPECT_GT(let_in, 1U);
    EXPECT_GT(refused, 1U);
}

TYPED_TEST(ImportPieces, BringingAFullAccountsOwnArchiveInOnceMoreIsNoGrowth) {
    portability::ArchiveBounds const bounds{.brought_into = {.rows = 20, .bytes = 20'000},
                                            .taken_out = {.rows = 40, .bytes = 40'000}};
    storage::SqlMemberArchive archive{this->backend_.database(), this->backend_.member_keys(), bounds};
    ASSERT_TRUE(this->bring(archive, this->an_import("a"), conversations(10)));
    EXPECT_TRUE(this->bring(archive, this->an_import("b"), conversations(10)));
    EXPECT_FALSE(this->bring(archive, this->an_import("c"), conversations(11)));
}

} // namespace
} // namespace evenkeel::testing
