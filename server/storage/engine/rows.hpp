#pragma once

#include "storage/engine/value.hpp"

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace evenkeel::storage {

/// One row of an answer, read by column name. A wrong name or type is a mistake in our code:
/// std::logic_error.
class Row {
public:
    Row(std::shared_ptr<std::vector<std::string> const> columns, std::vector<Cell> cells)
        : columns_{std::move(columns)}, cells_{std::move(cells)} {}

    [[nodiscard]] bool is_null(std::string_view column) const;
    [[nodiscard]] std::string text(std::string_view column) const;
    [[nodiscard]] std::int64_t integer(std::string_view column) const;
    [[nodiscard]] double number(std::string_view column) const;
    [[nodiscard]] bool flag(std::string_view column) const;
    [[nodiscard]] Instant instant(std::string_view column) const;
    [[nodiscard]] std::optional<Instant> instant_or_null(std::string_view column) const;
    [[nodiscard]] std::optional<double> number_or_null(std::string_view column) const;
    [[nodiscard]] std::optional<std::string> text_or_null(std::string_view column) const;

private:
    [[nodiscard]] Cell const& cell(std::string_view column) const;

    std::shared_ptr<std::vector<std::string> const> columns_;
    std::vector<Cell> cells_;
};

/// The whole answer of a statement. Every list is bounded by its statement's LIMIT, so it fits into memory.
struct Rows {
    std::vector<Row> rows;
    std::size_t changed{0}; ///< How many rows the statement inserted, changed or deleted.

    [[nodiscard]] bool empty() const { return rows.empty(); }

    [[nodiscard]] Row const& first() const { return rows.at(0); }

    [[nodiscard]] auto begin() const { return rows.begin(); }

    [[nodiscard]] auto end() const { return rows.end(); }
};

} // namespace evenkeel::storage
