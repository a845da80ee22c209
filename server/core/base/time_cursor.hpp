#pragma once

#include "core/base/clock.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace evenkeel {

/// A place in a list that is read newest first: the row it names was the last of the page before.
/// Ids are compared as text, so that rows of one moment keep one order.
struct TimeCursor {
    Instant at;
    std::string id;
};

/// A place behind every row: where reading begins.
[[nodiscard]] TimeCursor newest_first();

/// "1770000000000_3f2c…": milliseconds since 1970 and the id.
[[nodiscard]] std::string to_text(TimeCursor const& cursor);

/// Nothing for what `to_text` never gives.
[[nodiscard]] std::optional<TimeCursor> parse_cursor(std::string_view text);

} // namespace evenkeel
