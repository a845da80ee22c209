#include "storage/engine/rows.hpp"

#include <fmt/format.h>
#include <stdexcept>

namespace evenkeel::storage {
namespace {

[[noreturn]] void wrong_type(std::string_view column, std::string_view wanted) {
    throw std::logic_error{fmt::format("column {} does not hold {}", column, wanted)};
}

bool holds_null(Cell const& cell) {
    return std::holds_alternative<std::monostate>(cell);
}

std::string_view text_in(Cell const& cell, std::string_view column) {
    if (auto const* text = std::get_if<std::string_view>(&cell))
        return *text;
    wrong_type(column, "text");
}

std::int64_t integer_in(Cell const& cell, std::string_view column) {
    if (auto const* integer = std::get_if<std::int64_t>(&cell))
        return *integer;
    wrong_type(column, "an integer");
}

double number_in(Cell const& cell, std::string_view column) {
    if (auto const* number = std::get_if<double>(&cell))
        return *number;
    if (auto const* integer = std::get_if<std::int64_t>(&cell))
        return static_cast<double>(*integer);
    wrong_type(column, "a number");
}

} // namespace

std::size_t Answer::search(std::string_view name) const {
    for (std::size_t column = 0; column < column_count(); ++column)
        if (column_name(column) == name)
            return column;
    throw std::logic_error{fmt::format("the answer has no column {}", name)};
}

std::size_t Answer::column_named(std::string_view name) const {
    for (auto tries = order_.size(); tries > 0; --tries) {
        auto const column = order_[next_];
        next_ = next_ + 1 == order_.size() ? 0 : next_ + 1;
        if (column_name(column) == name)
            return column;
    }
    order_.push_back(search(name));
    next_ = 0;
    return order_.back();
}

Cell Row::cell(std::string_view column) const {
    return answer_->cell(number_, answer_->column_named(column));
}

bool Row::is_null(std::string_view column) const {
    return holds_null(cell(column));
}

std::string_view Row::view(std::string_view column) const {
    return text_in(cell(column), column);
}

std::int64_t Row::integer(std::string_view column) const {
    return integer_in(cell(column), column);
}

double Row::number(std::string_view column) const {
    return number_in(cell(column), column);
}

bool Row::flag(std::string_view column) const {
    return integer(column) != 0;
}

Instant Row::instant(std::string_view column) const {
    return Instant{std::chrono::milliseconds{integer(column)}};
}

std::optional<Instant> Row::instant_or_null(std::string_view column) const {
    auto const held = cell(column);
    return holds_null(held) ? std::nullopt
                            : std::optional{Instant{std::chrono::milliseconds{integer_in(held, column)}}};
}

std::optional<double> Row::number_or_null(std::string_view column) const {
    auto const held = cell(column);
    return holds_null(held) ? std::nullopt : std::optional{number_in(held, column)};
}

std::optional<std::string> Row::text_or_null(std::string_view column) const {
    auto const held = cell(column);
    return holds_null(held) ? std::nullopt : std::optional{std::string{text_in(held, column)}};
}

Row Rows::first() const {
    if (empty())
        throw std::logic_error{"the answer has no row"};
    return {*answer_, 0};
}

} // namespace evenkeel::storage
