#include "storage/portability/archive_writer.hpp"

#include "core/base/holds.hpp"
#include "storage/portability/archive_rules.hpp"
#include "storage/portability/archive_statements.hpp"

#include <sql/import_rows.hpp>

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <ranges>

namespace evenkeel::storage {
namespace {

using portability::MemberData;

std::unexpected<Failure> wrong_file(Sentence message) {
    return refuse(Fault::invalid_input, "file_base64", std::move(message));
}

struct AsValue {
    Value operator()(std::monostate) const { return std::nullopt; }

    Value operator()(auto const& held) const { return Value{held}; }
};

std::vector<std::string> filled_columns(Piece const& piece) {
    auto columns = *piece.columns;
    for (auto const& filled : piece.table->withheld)
        if (!holds(columns, filled.name))
            columns.emplace_back(filled.name);
    return columns;
}

/// The text of the row that is sealed, in its box; nothing where none is.
std::optional<std::string> sealed_text(ImportName const& import, Piece const& piece,
                                       portability::Row const& row) {
    if (!piece.table->sealed)
        return std::nullopt;
    auto const& name = piece.table->sealed->name;
    auto const column = std::ranges::find(*piece.columns, name) - piece.columns->begin();
    auto const& text = std::get<std::string>(row.at(static_cast<std::size_t>(column)));
    auto const key = key_of(piece, row);
    return import.key->seal(
        text,
        place_text({.member = import.member_id, .table = piece.table->name, .row = key, .column = name}));
}

std::vector<Value> values_of(MemberId const& member, MemberTable const& table,
                             std::vector<CatalogColumn> const& columns, std::string const& key) {
    std::vector<Value> values{Value{member}};
    std::size_t place = 0;
    if (table.key.empty())
        return values;
    for (auto const part : key | std::views::split(kBetweenKeys)) {
        std::string_view const text{part.begin(), part.end()};
        auto const column = std::ranges::find(columns, table.key.at(place++), &CatalogColumn::name);
        values.push_back(column->kind == ColumnKind::text
                             ? Value{text}
                             : Value{std::int64_t{std::stoll(std::string{text})}});
    }
    return values;
}

} // namespace

Result<void> check_data(Catalog const& catalog, MemberData const& data) {
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
                          "The file is too large to read at once. Please import it in parts.");
        rows += part.rows.size();
        if (auto const fits = check_rows(*table, catalog.at(part.table), part); !fits)
            return fits;
    }
    if (rows > portability::kMostRowsOfImport)
        return refuse(Fault::payload_too_large, "file_base64",
                      "The file has more than 100,000 entries. Please import it in parts.");
    return {};
}

std::vector<portability::Row const*> write_piece(Connection& connection, ImportName const& import,
                                                 Piece const& piece) {
    std::vector<portability::Row const*> written;
    if (piece.rows.empty())
        return written;
    auto const columns = filled_columns(piece);
    auto const statement = insert_row(*piece.table, columns);
    for (auto const* const row : piece.rows) {
        auto const box = sealed_text(import, piece, *row);
        std::vector<Value> values{Value{import.member_id}};
        for (std::size_t i = 0; i < row->size(); ++i)
            values.push_back(box && columns[i] == piece.table->sealed->name
                                 ? Value{*box}
                                 : std::visit(AsValue{}, row->at(i)));
        for (auto const& column : columns | std::views::drop(row->size()))
            values.push_back(
                box && column == piece.table->sealed->key_column
                    ? Value{import.key->id()}
                    : Value{std::ranges::find(piece.table->withheld, column, &WithheldColumn::name)
                                ->filled_with});
        if (connection.run_values(statement, values).changed == 0)
            continue;
        written.push_back(row);
        if (!import.import_id.empty())
            connection.queue(sql::import_rows::kInsert, import.member_id, import.import_id, piece.table->name,
                             key_of(piece, *row));
    }
    return written;
}

bool remove_piece(Connection& connection, ImportName const& import) {
    auto const catalog = catalog_of(connection);
    for (auto const& table : member_tables() | std::views::reverse) {
        if (table.policy != TablePolicy::carried)
            continue;
        auto const kept = connection.run(sql::import_rows::kList, import.member_id, import.import_id,
                                         table.name, kMostRowsOfPiece);
        for (auto const& row : kept) {
            auto const key = row.text("row_key");
            connection.run_values(delete_row(table), values_of(import.member_id, table,
                                                               catalog.at(std::string{table.name}), key));
            connection.queue(sql::import_rows::kDelete, import.member_id, import.import_id, table.name, key);
        }
        if (!kept.empty())
            return true;
    }
    return false;
}

} // namespace evenkeel::storage
