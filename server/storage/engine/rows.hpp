#pragma once

#include "storage/engine/value.hpp"

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace evenkeel::storage {

/// The answer to a statement, where the database's library left it.
class Answer {
public:
    Answer() = default;
    virtual ~Answer() = default;
    Answer(Answer const&) = delete;
    Answer& operator=(Answer const&) = delete;

    [[nodiscard]] virtual std::size_t row_count() const = 0;
    [[nodiscard]] virtual std::size_t column_count() const = 0;
    [[nodiscard]] virtual std::string_view column_name(std::size_t column) const = 0;
    [[nodiscard]] virtual Cell cell(std::size_t row, std::size_t column) const = 0;

    /// Rows are read in the same order of columns, one after the other. So a name is searched for once, and
    /// in each further row only compared with the column that came at this place before. Throws
    /// std::logic_error for a name that the answer does not have.
    [[nodiscard]] std::size_t column_named(std::string_view name) const;

private:
    [[nodiscard]] std::size_t search(std::string_view name) const;

    mutable std::vector<std::size_t> order_; ///< Columns as they were asked for.
    mutable std::size_t next_{0};            ///< Place in `order_`.
};

/// One row of an answer, read by column name. A wrong name or type is a mistake in our code:
/// std::logic_error.
class Row {
public:
    Row(Answer const& answer, std::size_t number) : answer_{&answer}, number_{number} {}

    [[nodiscard]] bool is_null(std::string_view column) const;

    [[nodiscard]] std::string text(std::string_view column) const { return std::string{view(column)}; }

    /// The text where it lies: as long as the rows live.
    [[nodiscard]] std::string_view view(std::string_view column) const;
    [[nodiscard]] std::int64_t integer(std::string_view column) const;
    [[nodiscard]] double number(std::string_view column) const;
    [[nodiscard]] bool flag(std::string_view column) const;
    [[nodiscard]] Instant instant(std::string_view column) const;
    [[nodiscard]] std::optional<Instant> instant_or_null(std::string_view column) const;
    [[nodiscard]] std::optional<double> number_or_null(std::string_view column) const;
    [[nodiscard]] std::optional<std::string> text_or_null(std::string_view column) const;

private:
    [[nodiscard]] Cell cell(std::string_view column) const;

    Answer const* answer_;
    std::size_t number_;
};

/// The whole answer of a statement. Every list is bounded by its statement's LIMIT, so it fits into memory.
class Rows {
public:
    Rows() = default;

    Rows(std::shared_ptr<Answer const> answer, std::size_t rows_changed)
        : changed{rows_changed}, answer_{std::move(answer)} {}

    class Iterator {
    public:
        Iterator(Answer const* answer, std::size_t number) : answer_{answer}, number_{number} {}

        Row operator*() const { return {*answer_, number_}; }

        Iterator& operator++() {
            ++number_;
            return *this;
        }

        bool operator==(Iterator const& other) const { return number_ == other.number_; }

    private:
        Answer const* answer_;
        std::size_t number_;
    };

    [[nodiscard]] std::size_t size() const { return answer_ ? answer_->row_count() : 0; }

    [[nodiscard]] bool empty() const { return size() == 0; }

    /// Throws std::logic_error when there is none.
    [[nodiscard]] Row first() const;

    [[nodiscard]] Iterator begin() const { return {answer_.get(), 0}; }

    [[nodiscard]] Iterator end() const { return {answer_.get(), size()}; }

    std::size_t changed{0}; ///< How many rows the statement inserted, changed or deleted.

private:
    std::shared_ptr<Answer const> answer_;
};

} // namespace evenkeel::storage
