#include "outbound/portability/table_json.hpp"

#include <algorithm>
#include <boost/json.hpp>
#include <fmt/format.h>
#include <stdexcept>

namespace evenkeel::outbound {
namespace {

constexpr std::size_t kMostValues = 3'000'000; // 100,000 rows of 25 columns, and what separates them

namespace json = boost::json;
using portability::Cell;
using portability::TableRows;

constexpr std::size_t kFirstLineOfRows = 2;

struct CellText {
    std::string operator()(std::monostate) const { return "null"; }

    std::string operator()(std::int64_t number) const { return std::to_string(number); }

    std::string operator()(double number) const {
        auto text = fmt::format("{}", number);
        if (text.find_first_of(".en") == std::string::npos)
            text += ".0";
        return text;
    }

    std::string operator()(std::string const& text) const { return json::serialize(json::string_view{text}); }
};

std::optional<Cell> cell_of(json::value const& value) {
    if (value.is_null())
        return Cell{};
    if (value.is_int64())
        return Cell{value.get_int64()};
    if (value.is_double())
        return Cell{value.get_double()};
    if (value.is_string())
        return Cell{std::string{value.get_string()}};
    return std::nullopt;
}

Result<portability::Row> row_of(std::string const& file, std::size_t line, json::value const& value,
                                std::size_t columns) {
    if (!value.is_array() || value.get_array().size() != columns)
        return wrong_file(file, fmt::format("line {} must hold {} values", line, columns));
    portability::Row row;
    for (auto const& item : value.get_array()) {
        auto cell = cell_of(item);
        if (!cell)
            return wrong_file(
                file, fmt::format("line {}, value {} is none that a column can hold", line, row.size() + 1));
        row.push_back(std::move(*cell));
    }
    return row;
}

/// A parsed value takes many times the room of its letters, so they are counted before: each ends with one of
/// these, or with the text.
std::size_t most_values_in(std::string_view text) {
    return 1 + static_cast<std::size_t>(std::ranges::count_if(
                   text, [](char letter) { return letter == ',' || letter == '[' || letter == '{'; }));
}

} // namespace

std::unexpected<Failure> wrong_file(std::string const& file, std::string_view why) {
    return refuse(Fault::invalid_input, "file_base64",
                  Sentence::in_english_only(fmt::format("In the archive's {}: {}.", file, why)));
}

Result<json::value> json_in_file(std::string const& file, std::string_view text) {
    if (most_values_in(text) > kMostValues)
        return refuse(Fault::payload_too_large, "file_base64",
                      "The file is too large to read at once. Please import it in parts.");
    json::parse_options options;
    options.max_depth = 8;
    boost::system::error_code error;
    auto value = json::parse(text, error, {}, options);
    if (error)
        return wrong_file(file, "this is no JSON");
    return value;
}

std::string table_json(TableRows const& table) {
    json::array columns;
    for (auto const& column : table.columns)
        columns.emplace_back(column);
    auto text = fmt::format("{{\"table\":{},\"columns\":{},\"rows\":[",
                            json::serialize(json::string_view{table.table}), json::serialize(columns));
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        text += i == 0 ? "\n[" : ",\n[";
        for (std::size_t j = 0; j < table.rows[i].size(); ++j)
            text += (j == 0 ? "" : ",") + std::visit(CellText{}, table.rows[i][j]);
        text += ']';
    }
    return text + "\n]}\n";
}

Result<TableRows> table_of_json(std::string const& file, std::string_view text) {
    auto const value = json_in_file(file, text);
    if (!value)
        return std::unexpected(value.error());
    auto const* const object = value->if_object();
    auto const* const name = object == nullptr ? nullptr : object->if_contains("table");
    auto const* const columns = object == nullptr ? nullptr : object->if_contains("columns");
    auto const* const rows = object == nullptr ? nullptr : object->if_contains("rows");
    if (name == nullptr || columns == nullptr || rows == nullptr || !name->is_string() ||
        !columns->is_array() || !rows->is_array() || object->size() != 3)
        return wrong_file(file, "it must hold table, columns and rows and nothing else");
    if (rows->get_array().size() > portability::kMostRowsOfImport)
        return wrong_file(file, "it holds more than 100,000 rows");
    TableRows table{.table = std::string{name->get_string()}, .columns = {}, .rows = {}};
    for (auto const& column : columns->get_array()) {
        if (!column.is_string())
            return wrong_file(file, "a column's name must be a text");
        table.columns.emplace_back(column.get_string());
    }
    for (auto const& item : rows->get_array()) {
        auto row = row_of(file, table.rows.size() + kFirstLineOfRows, item, table.columns.size());
        if (!row)
            return std::unexpected(row.error());
        table.rows.push_back(std::move(*row));
    }
    return table;
}

} // namespace evenkeel::outbound
