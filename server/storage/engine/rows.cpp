#include "storage/engine/rows.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <stdexcept>

namespace evenkeel::storage {
namespace {

[[noreturn]] void wrong_type(std::string_view column, std::string_view wanted) {
    throw std::logic_error{fmt::format("column {} does not hold {}", column, wanted)};
}

} // namespace

Cell const& Row::cell(std::string_view column) const {
    auto const found = std::ranges::find(*columns_, column);
    if (found == columns_->end())
        throw std::logic_error{fmt::format("the answer has no column {}", column)};
    return cells_[static_cast<std::size_t>(found - columns_->begin())];
}

bool Row::is_null(std::string_view column) const {
    return std::holds_alternative<std::monostate>(cell(column));
}

std::string Row::text(std::string_view column) const {
    if (auto const* text = std::get_if<std::string>(&cell(column)))
        return *text;
    wrong_type(column, "text");
}

std::int64_t Row::integer(std::string_view column) const {
    if (auto const* integer = std::get_if<std::int64_t>(&cell(column)))
        return *integer;
    wrong_type(column, "an integer");
}

double Row::number(std::string_view column) const {
    if (auto const* number = std::get_if<double>(&cell(column)))
        return *number;
    if (auto const* integer = std::get_if<std::int64_t>(&cell(column)))
        return static_cast<double>(*integer);
    wrong_type(column, "a number");
}

bool Row::flag(std::string_view column) const {
    return integer(column) != 0;
}

Instant Row::instant(std::string_view column) const {
    return Instant{std::chrono::milliseconds{integer(column)}};
}

std::optional<Instant> Row::instant_or_null(std::string_view column) const {
    return is_null(column) ? std::nullopt : std::optional{instant(column)};
}

std::optional<double> Row::number_or_null(std::string_view column) const {
    return is_null(column) ? std::nullopt : std::optional{number(column)};
}

std::optional<std::string> Row::text_or_null(std::string_view column) const {
    return is_null(column) ? std::nullopt : std::optional{text(column)};
}

} // namespace evenkeel::storage
