#include "storage/portability/member_archive.hpp"

#include "storage/engine/try_again.hpp"
#include "storage/job/jobs.hpp"
#include "storage/portability/archive_changes.hpp"
#include "storage/portability/archive_reader.hpp"
#include "storage/portability/archive_writer.hpp"

#include <sql/import_rows.hpp>
#include <sql/imports.hpp>

namespace evenkeel::storage {
namespace {

using portability::DataSize;
using portability::Import;
using portability::MemberData;
using portability::TableChange;

Import import_of(Row const& row) {
    return {.id = ImportId{row.text("import_id")},
            .member_id = MemberId{row.text("member_id")},
            .event_id = EventId{row.text("event_id")},
            .source = row.text("source"),
            .file_name = row.text("file_name"),
            .imported_at = row.instant("imported_at"),
            .finished_at = row.instant_or_null("finished_at"),
            .undone_at = row.instant_or_null("undone_at"),
            .rows = static_cast<std::size_t>(row.integer("row_count"))};
}

/// Ends a transaction whose import was finished or undone by somebody else.
struct Ended {};

} // namespace

Result<MemberData> SqlMemberArchive::read(MemberId const& member) const {
    return database_.read(
        [&](Connection& connection) { return read_archive(connection, keys_, member, bounds_.taken_out); });
}

Result<void> SqlMemberArchive::check_room(MemberId const& member, DataSize const& more) const {
    if (more.rows == 0)
        return {};
    auto const kept = database_.read([&](Connection& connection) -> std::optional<DataSize> {
        auto const data = read_archive(connection, keys_, member, bounds_.taken_out);
        return data ? std::optional{size_of(catalog_of(connection), *data)} : std::nullopt;
    });
    auto together = more;
    if (kept)
        together += *kept;
    if (!kept || !together.is_within(bounds_.brought_into))
        return refuse(Fault::payload_too_large, "file_base64",
                      "With this file, your account would hold more than one export can contain.");
    return {};
}

Result<std::vector<TableChange>> SqlMemberArchive::preview(MemberId const& member,
                                                           MemberData const& data) const {
    auto const catalog = database_.read([](Connection& connection) { return catalog_of(connection); });
    if (auto const fits = check_data(catalog, data); !fits)
        return std::unexpected(fits.error());
    auto changes = nothing_brought(data);
    auto const pieces = pieces_of(data);
    RowsAbove const above{pieces};
    ImportName const tried{.member_id = member, .import_id = {}, .key = keys_.to_write(member)};
    DataSize more;
    for (auto const& piece : pieces) {
        auto const brought = try_piece(database_, tried, above(piece), piece);
        count_brought(changes, piece.table->name, brought.rows);
        more += brought;
    }
    if (auto const fits = check_room(member, more); !fits)
        return std::unexpected(fits.error());
    return changes;
}

std::optional<Import> SqlMemberArchive::find(MemberId const& member, EventId const& event) const {
    return database_.read([&](Connection& connection) -> std::optional<Import> {
        auto const kept = connection.run(sql::imports::kFindByEvent, member, event);
        return kept.empty() ? std::nullopt : std::optional{import_of(kept.first())};
    });
}

/// The import of this event id, new or begun before.
Import SqlMemberArchive::begin(Import const& import) {
    return database_.transact([&](Connection& connection) {
        connection.queue(sql::imports::kInsert, import.member_id, import.id, import.event_id, import.source,
                         import.file_name, import.imported_at);
        return import_of(
            row_in_the_way(connection.run(sql::imports::kFindByEvent, import.member_id, import.event_id)));
    });
}

/// False when the import has come to its end meanwhile, and nothing was written.
bool SqlMemberArchive::write(Import const& import, Piece const& piece) {
    ImportName const name{
        .member_id = import.member_id, .import_id = import.id, .key = keys_.to_write(import.member_id)};
    try {
        database_.transact([&](Connection& connection) {
            auto const written = write_piece(connection, name, piece).size();
            if (connection.run(sql::imports::kCountRows, import.member_id, import.id, written).changed == 0)
                throw Ended{};
        });
    } catch (Ended const&) {
        return false;
    }
    return true;
}

portability::MemberArchive::Brought SqlMemberArchive::finish(Import const& import, MemberData const& data,
                                                             job::NewJob const& refresh) {
    return database_.transact([&](Connection& connection) {
        bool const is_new =
            connection.run(sql::imports::kFinish, import.member_id, import.id, import.imported_at).changed >
            0;
        Brought brought{.import = import_of(
                            row_in_the_way(connection.run(sql::imports::kFind, import.member_id, import.id))),
                        .changes = {},
                        .is_new = is_new};
        if (!is_new)
            return brought;
        // Also what was written before an interruption.
        brought.changes = nothing_brought(data);
        for (auto const& row : connection.run(sql::import_rows::kCount, import.member_id, import.id))
            count_brought(brought.changes, row.text("table_name"),
                          static_cast<std::size_t>(row.integer("row_count")));
        enqueue(connection, refresh);
        return brought;
    });
}

Result<portability::MemberArchive::Brought>
SqlMemberArchive::bring(Import const& import, MemberData const& data, job::NewJob const& refresh) {
    if (auto const known = find(import.member_id, import.event_id); known && known->finished_at)
        return Brought{.import = *known, .changes = {}, .is_new = false};
    // Found out before anything is written: a refusal in between would keep half of it.
    if (auto const possible = preview(import.member_id, data); !possible)
        return std::unexpected(possible.error());
    auto begun = begin(import);
    begun.imported_at = import.imported_at;
    for (auto const& piece : pieces_of(data))
        if (!write(begun, piece))
            break;
    return finish(begun, data, refresh);
}

std::vector<Import> SqlMemberArchive::imports(MemberId const& member) const {
    return database_.read([&](Connection& connection) {
        std::vector<Import> imports;
        for (auto const& row : connection.run(sql::imports::kList, member, portability::kMostImports))
            imports.push_back(import_of(row));
        return imports;
    });
}

std::optional<Import> SqlMemberArchive::undo(MemberId const& member, ImportId const& import, Instant at,
                                             job::NewJob const& refresh) {
    // From here on no piece is written any more; and a second undo finds nothing left to remove.
    database_.transact(
        [&](Connection& connection) { connection.queue(sql::imports::kFinish, member, import, at); });
    while (database_.transact([&](Connection& connection) {
        return remove_piece(connection, {.member_id = member, .import_id = import});
    })) {
    }
    return database_.transact([&](Connection& connection) -> std::optional<Import> {
        if (connection.run(sql::imports::kUndo, member, import, at).changed > 0)
            enqueue(connection, refresh);
        auto const kept = connection.run(sql::imports::kFind, member, import);
        return kept.empty() ? std::nullopt : std::optional{import_of(kept.first())};
    });
}

} // namespace evenkeel::storage
