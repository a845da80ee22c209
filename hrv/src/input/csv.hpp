#pragma once

#include "hrv/recording.hpp"

#include <expected>
#include <span>
#include <string_view>
#include <vector>

namespace hrv {

/// A value and the place of its column, the first of which is the time.
struct Field {
    std::size_t column{0};
    double value{0.0};
};

/// What is wrong with a value that follows the `earlier` ones of its column, or nothing.
[[nodiscard]] std::string_view fault_of(Field const& field, std::span<double const> earlier);

/// Reads a table of numbers whose first line holds the names `columns` (or `short_columns`) and whose first
/// column is a time that never goes back. One vector for each column. Rules and limits: `parse_csv`.
[[nodiscard]] std::expected<std::vector<std::vector<double>>, ParseError>
read_table(std::string_view text, std::span<std::string_view const> columns,
           std::span<std::string_view const> short_columns);

} // namespace hrv
