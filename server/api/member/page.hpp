#pragma once

#include "core/base/result.hpp"
#include "core/base/time_cursor.hpp"

#include <boost/describe.hpp>

#include <algorithm>
#include <optional>
#include <string>

namespace evenkeel::api {

/// Which part of a list that is read newest first.
struct PageQuery {
    /// The `next` of the page before.
    std::optional<std::string> before;
    /// How many entries a page holds, at least 1. Each list has its own maximum, 50, 100 or 200, and refuses
    /// more. {1..200}
    std::optional<int> limit;
};
BOOST_DESCRIBE_STRUCT(PageQuery, (), (before, limit))

struct PageBounds {
    TimeCursor behind;
    std::size_t limit{0};
};

inline constexpr int kUsualPage = 50;
inline constexpr int kLongestPage = 200;

/// Refuses (before, limit) what is no cursor of ours and a page that is not 1 to 200 rows long.
[[nodiscard]] inline Result<PageBounds> bounds_of(PageQuery const& query) {
    auto const limit = query.limit.value_or(kUsualPage);
    if (limit < 1 || limit > kLongestPage)
        return refuse(Fault::invalid_input, "limit",
                      {"A page has 1 to {most} entries.", {{"most", double(kLongestPage)}}});
    auto const behind = query.before ? parse_cursor(*query.before) : newest_first();
    if (!behind)
        return refuse(Fault::invalid_input, "before", "This is not a place in the list.");
    return PageBounds{.behind = *behind, .limit = static_cast<std::size_t>(limit)};
}

/// Where the next page begins; nothing when this one was not full.
[[nodiscard]] inline std::optional<std::string> next_page(std::size_t rows, PageBounds const& bounds,
                                                          TimeCursor const& last) {
    return rows < bounds.limit ? std::nullopt : std::optional{to_text(last)};
}

} // namespace evenkeel::api
