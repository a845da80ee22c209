#include "storage/member_archive.hpp"

#include "storage/archive_rules.hpp"
#include "storage/archive_statements.hpp"
#include "storage/archive_writer.hpp"
#include "storage/enqueue.hpp"
#include "storage/try_again.hpp"

#include <algorithm>
#include <sql/statements.hpp>

namespace evenkeel::storage {
namespace {

using portability::Import;
using portability::MemberData;
using portability::TableChange;
using portability::TableRows;

bool leaves(MemberTable const& table, std::string_view column) {
    return column != table.owner_column && !is_withheld(table, column);
}

Failure too_much() {
    return {.fault = Fault::payload_too_large,
            .field = {},
            .message = "There is too much data for one archive. Please write to support.",
            .retry_after = {}};
}

portability::Cell cell_of(Row const& row, CatalogColumn const& column) {
    if (row.is_null(column.name))
        return {};
    switch (column.kind) {
    case ColumnKind::whole:
        return row.integer(column.name);
    case ColumnKind::number:
        return row.number(column.name);
    case ColumnKind::text:
        break;
    }
    return row.text(column.name);
}

struct Copy {
    TableRows rows;
    std::size_t bytes{0};
};

Copy copy_of(MemberTable const& table, std::vector<CatalogColumn> const& columns, Rows const& answer) {
    Copy copy{.rows = {.table = std::string{table.name}, .columns = {}, .rows = {}}};
    for (auto const& column : columns)
        if (leaves(table, column.name))
            copy.rows.columns.push_back(column.name);
    for (auto const& row : answer) {
        portability::Row kept;
        for (auto const& column : columns) {
            if (!leaves(table, column.name))
                continue;
            kept.push_back(cell_of(row, column));
            auto const* const text = std::get_if<std::string>(&kept.back());
            copy.bytes += sizeof(portability::Cell) + (text == nullptr ? 0 : text->size());
        }
        copy.rows.rows.push_back(std::move(kept));
    }
    // Not by the database: the two compare texts differently.
    std::ranges::sort(copy.rows.rows);
    return copy;
}

Import import_of(Row const& row) {
    return {.id = ImportId{row.text("import_id")},
            .member_id = MemberId{row.text("member_id")},
            .event_id = EventId{row.text("event_id")},
            .source = row.text("source"),
            .file_name = row.text("file_name"),
            .imported_at = row.instant("imported_at"),
            .undone_at = row.instant_or_null("undone_at"),
            .rows = static_cast<std::size_t>(row.integer("row_count"))};
}

/// Ends a transaction whose outcome is only wanted to be known.
struct OnlyAsked {};

} // namespace

Result<MemberData> SqlMemberArchive::read(MemberId const& member) const {
    return database_.read([&](Connection& connection) -> Result<MemberData> {
        auto const catalog = catalog_of(connection);
        MemberData data;
        std::size_t bytes = 0;
        for (auto const& table : member_tables()) {
            if (table.policy == TablePolicy::kept)
                continue;
            auto const answer = connection.run(select_all(table), member, portability::kMostRowsOfTable + 1);
            auto copy = copy_of(table, catalog.at(std::string{table.name}), answer);
            bytes += copy.bytes;
            if (copy.rows.rows.size() > portability::kMostRowsOfTable ||
                bytes > portability::kMostBytesOfMember)
                return std::unexpected(too_much());
            data.push_back(std::move(copy.rows));
        }
        return data;
    });
}

Result<std::vector<TableChange>> SqlMemberArchive::preview(MemberId const& member,
                                                           MemberData const& data) const {
    // Written and taken back: what is told beforehand is what happens, to the row.
    Result<std::vector<TableChange>> changes;
    try {
        database_.transact([&](Connection& connection) {
            changes = write_rows(connection, {member, {}}, data);
            throw OnlyAsked{};
        });
    } catch (OnlyAsked const&) {
    }
    return changes;
}

Result<portability::MemberArchive::Brought>
SqlMemberArchive::bring(Import const& import, MemberData const& data, job::NewJob const& refresh) {
    // Found out before anything is written: a refusal is no exception, and would keep half of it.
    if (auto const possible = preview(import.member_id, data); !possible)
        return std::unexpected(possible.error());
    return database_.transact([&](Connection& connection) -> Result<Brought> {
        auto const inserted =
            connection.run(sql::imports::kInsert, import.member_id, import.id, import.event_id, import.source,
                           import.file_name, import.imported_at);
        if (inserted.empty()) {
            auto const kept = connection.run(sql::imports::kFindByEvent, import.member_id, import.event_id);
            return Brought{.import = import_of(row_in_the_way(kept)), .changes = {}, .is_new = false};
        }
        auto changes = write_rows(connection, {import.member_id, import.id}, data).value();
        Brought brought{.import = import, .changes = std::move(changes), .is_new = true};
        brought.import.rows = 0;
        for (auto const& change : brought.changes)
            brought.import.rows += change.brought;
        connection.run(sql::imports::kCountRows, import.member_id, import.id, brought.import.rows);
        enqueue(connection, refresh);
        return brought;
    });
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
    return database_.transact([&](Connection& connection) -> std::optional<Import> {
        if (connection.run(sql::imports::kUndo, member, import, at).changed > 0) {
            remove_rows(connection, {member, import});
            enqueue(connection, refresh);
        }
        auto const kept = connection.run(sql::imports::kFind, member, import);
        return kept.empty() ? std::nullopt : std::optional{import_of(kept.first())};
    });
}

} // namespace evenkeel::storage
