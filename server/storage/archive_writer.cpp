#include "storage/archive_writer.hpp"

#include "core/base/holds.hpp"
#include "storage/archive_rules.hpp"
#include "storage/archive_statements.hpp"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <ranges>
#include <sql/statements.hpp>

namespace evenkeel::storage {
namespace {

using portability::MemberData;
using portability::TableChange;
using portability::TableRows;

constexpr char kBetweenKeys = '\x1f';

std::unexpected<Failure> wrong_file(Sentence message) {
    return refuse(Fault::invalid_input, "file_base64", std::move(message));
}

struct AsValue {
    Value operator()(std::monostate) const { return std::nullopt; }

    Value operator()(auto const& held) const { return Value{held}; }
};

/// What names the row among the member's, as one text.
std::string key_of(MemberTable const& table, TableRows const& rows, portability::Row const& row) {
    std::string key;
    for (auto const name : table.key) {
        auto const place = std::ranges::find(rows.columns, name) - rows.columns.begin();
        auto const& cell = row.at(static_cast<std::size_t>(place));
        auto const* const text = std::get_if<std::string>(&cell);
        key += key.empty() ? "" : std::string{kBetweenKeys};
        key += text == nullptr ? std::to_string(std::get<std::int64_t>(cell)) : *text;
    }
    return key;
}

TableChange write_table(Connection& connection, ImportName const& import, MemberTable const& table,
                        TableRows const& rows) {
    auto columns = rows.columns;
    for (auto const& filled : table.withheld)
        if (!holds(columns, filled.name))
            columns.emplace_back(filled.name);
    auto const statement = insert_row(table, columns);
    TableChange change{.table = rows.table, .brought = 0, .known = 0};
    for (auto const& row : rows.rows) {
        Values values{Value{import.member_id}};
        for (auto const& cell : row)
            values.push_back(std::visit(AsValue{}, cell));
        for (auto const& column : columns | std::views::drop(row.size()))
            values.emplace_back(
                std::ranges::find(table.withheld, column, &WithheldColumn::name)->filled_with);
        if (connection.run(statement, values).changed == 0) {
            ++change.known;
            continue;
        }
        ++change.brought;
        if (!import.import_id.empty())
            connection.run(sql::import_rows::kInsert, import.member_id, import.import_id, table.name,
                           key_of(table, rows, row));
    }
    return change;
}

Result<void> check(Catalog const& catalog, MemberData const& data) {
    std::size_t rows = 0;
    std::vector<std::string_view> seen;
    for (auto const& part : data) {
        auto const* const table = member_table(part.table);
        if (table == nullptr)
            return wrong_file(Sentence::in_english_only(
                fmt::format("The archive holds \"{}\", which is not known here.", part.table)));
        if (holds(seen, part.table))
            return wrong_file(
                Sentence::in_english_only(fmt::format("The archive holds {} twice.", part.table)));
        seen.push_back(part.table);
        if (table->policy != TablePolicy::carried)
            continue;
        if (part.rows.size() > table->most_rows)
            return refuse(Fault::payload_too_large, "file_base64",
                          "The file is too large to be read at once. Bring it in in parts.");
        rows += part.rows.size();
        if (auto const fits = check_rows(*table, catalog.at(part.table), part); !fits)
            return fits;
    }
    if (rows > portability::kMostRowsOfImport)
        return refuse(Fault::payload_too_large, "file_base64",
                      "The file holds more than 100,000 entries. Bring it in in parts.");
    return {};
}

Values values_of(MemberId const& member, MemberTable const& table, std::vector<CatalogColumn> const& columns,
                 std::string const& key) {
    Values values{Value{member}};
    std::size_t place = 0;
    if (table.key.empty())
        return values;
    for (auto const part : key | std::views::split(kBetweenKeys)) {
        std::string const text{part.begin(), part.end()};
        auto const column = std::ranges::find(columns, table.key.at(place++), &CatalogColumn::name);
        values.push_back(column->kind == ColumnKind::text ? Value{text}
                                                          : Value{std::int64_t{std::stoll(text)}});
    }
    return values;
}

} // namespace

Result<std::vector<TableChange>> write_rows(Connection& connection, ImportName const& import,
                                            MemberData const& data) {
    if (auto const fits = check(catalog_of(connection), data); !fits)
        return std::unexpected(fits.error());
    std::vector<TableChange> changes;
    for (auto const& table : member_tables()) {
        auto const rows = std::ranges::find(data, table.name, &TableRows::table);
        if (rows != data.end() && !rows->rows.empty() && table.policy == TablePolicy::carried)
            changes.push_back(write_table(connection, import, table, *rows));
    }
    return changes;
}

void remove_rows(Connection& connection, ImportName const& import) {
    auto const catalog = catalog_of(connection);
    for (auto const& table : member_tables() | std::views::reverse) {
        if (table.policy != TablePolicy::carried)
            continue;
        auto const& columns = catalog.at(std::string{table.name});
        for (auto const& row :
             connection.run(sql::import_rows::kList, import.member_id, import.import_id, table.name))
            connection.run(delete_row(table),
                           values_of(import.member_id, table, columns, row.text("row_key")));
    }
    connection.run(sql::import_rows::kDelete, import.member_id, import.import_id);
}

} // namespace evenkeel::storage
