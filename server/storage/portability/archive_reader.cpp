#include "storage/portability/archive_reader.hpp"

#include "storage/portability/archive_pieces.hpp"
#include "storage/portability/archive_statements.hpp"

#include <algorithm>

namespace evenkeel::storage {
namespace {

using portability::DataSize;
using portability::MemberData;
using portability::TableRows;

bool leaves(MemberTable const& table, std::string_view column) {
    return column != table.owner_column && !is_withheld(table, column);
}

std::unexpected<Failure> too_much() {
    return refuse(Fault::payload_too_large,
                  "There is too much data for one archive. Please write to support.");
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

/// Reads the columns of one member's rows that leave.
class Copying {
public:
    Copying(Connection& connection, MemberKeys& keys, MemberId const& member)
        : connection_{connection}, keys_{keys}, member_{member} {}

    TableRows operator()(MemberTable const& table, std::vector<CatalogColumn> const& columns,
                         Rows const& answer) const {
        TableRows copy{.table = std::string{table.name}, .columns = {}, .rows = {}};
        for (auto const& column : columns)
            if (leaves(table, column.name))
                copy.columns.push_back(column.name);
        for (auto const& row : answer) {
            auto text = table.sealed ? opened(table, row) : std::nullopt;
            if (table.sealed && !text)
                continue; // its key is lost
            portability::Row kept;
            for (auto const& column : columns)
                if (leaves(table, column.name))
                    kept.push_back(is_sealed(table, column.name) ? portability::Cell{std::move(*text)}
                                                                 : cell_of(row, column));
            copy.rows.push_back(std::move(kept));
        }
        // Not by the database: the two compare texts differently.
        std::ranges::sort(copy.rows);
        return copy;
    }

private:
    static bool is_sealed(MemberTable const& table, std::string_view column) {
        return table.sealed && table.sealed->name == column;
    }

    std::optional<std::string> opened(MemberTable const& table, Row const& row) const {
        auto const key = key_of(table, row);
        return keys_.opened(
            connection_, row,
            {.member = member_, .table = table.name, .row = key, .column = table.sealed->name},
            table.sealed->key_column);
    }

    Connection& connection_;
    MemberKeys& keys_;
    MemberId const& member_;
};

} // namespace

std::size_t bytes_of(MemberTable const& table, std::vector<CatalogColumn> const& columns,
                     portability::Row const& row) {
    auto bytes = sizeof(portability::Cell) *
                 static_cast<std::size_t>(std::ranges::count_if(
                     columns, [&](auto const& column) { return leaves(table, column.name); }));
    for (auto const& cell : row)
        if (auto const* const text = std::get_if<std::string>(&cell))
            bytes += text->size();
    return bytes;
}

DataSize size_of(Catalog const& catalog, MemberData const& data) {
    DataSize size;
    for (auto const& part : data) {
        auto const* const table = member_table(part.table);
        if (table->policy == TablePolicy::carried)
            size.rows += part.rows.size();
        for (auto const& row : part.rows)
            size.bytes += bytes_of(*table, catalog.at(part.table), row);
    }
    return size;
}

std::string key_of(MemberTable const& table, Row const& row) {
    std::string key;
    for (auto const name : table.key) {
        key += key.empty() ? "" : std::string{kBetweenKeys};
        key += row.view(name);
    }
    return key;
}

Result<MemberData> read_archive(Connection& connection, MemberKeys& keys, MemberId const& member,
                                DataSize const& most) {
    auto const catalog = catalog_of(connection);
    Copying const copy_of{connection, keys, member};
    MemberData data;
    std::size_t bytes = 0;
    for (auto const& table : member_tables()) {
        if (table.policy == TablePolicy::kept)
            continue;
        auto const& columns = catalog.at(std::string{table.name});
        auto const answer = connection.run(select_all(table), member, most.rows + 1);
        if (answer.size() > most.rows)
            return too_much();
        auto copy = copy_of(table, columns, answer);
        for (auto const& row : copy.rows)
            bytes += bytes_of(table, columns, row);
        if (bytes > most.bytes)
            return too_much();
        data.push_back(std::move(copy));
    }
    return data;
}

} // namespace evenkeel::storage
