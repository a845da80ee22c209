#pragma once

#include "core/base/clock.hpp"
#include "core/base/id.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace evenkeel::storage {

/// A column or a parameter can hold this in both databases. Moments are milliseconds since 1970 in UTC, truth
/// values are 0 and 1, JSON is text. A text is looked at where it lies and never copied.
using Cell = std::variant<std::monostate, std::int64_t, double, std::string_view>;

/// A parameter of a statement, made from the types the stores use. It looks at a text of its caller, which
/// outlives the call that the parameter is for.
class Value {
public:
    Value(std::nullopt_t) {} // NOLINT(*-explicit-*)

    Value(std::int64_t number) : cell_{number} {} // NOLINT(*-explicit-*)

    Value(int number) : cell_{std::int64_t{number}} {} // NOLINT(*-explicit-*)

    Value(std::size_t number) : cell_{static_cast<std::int64_t>(number)} {} // NOLINT(*-explicit-*)

    Value(bool flag) : cell_{std::int64_t{flag ? 1 : 0}} {} // NOLINT(*-explicit-*)

    Value(double number) : cell_{number} {} // NOLINT(*-explicit-*)

    Value(std::string const& text) : cell_{std::string_view{text}} {} // NOLINT(*-explicit-*)

    Value(std::string&& text) = delete; // it would be gone before the statement runs

    Value(std::string_view text) : cell_{text} {} // NOLINT(*-explicit-*)

    Value(char const* text) : cell_{std::string_view{text}} {} // NOLINT(*-explicit-*)

    Value(Instant instant)
        : cell_{std::int64_t{instant.time_since_epoch().count()}} {} // NOLINT(*-explicit-*)

    template <class Tag>
    Value(Id<Tag> const& id) : cell_{std::string_view{id.value()}} {} // NOLINT(*-explicit-*)

    template <class T>
    Value(std::optional<T> const& value) { // NOLINT(*-explicit-*)
        if (value)
            cell_ = Value{*value}.cell_;
    }

    [[nodiscard]] Cell const& cell() const { return cell_; }

private:
    Cell cell_;
};

/// The parameters of one statement, in the order of $1 … $n.
using Values = std::span<Value const>;

} // namespace evenkeel::storage
