#include "core/base/time_cursor.hpp"

#include <charconv>
#include <fmt/format.h>

namespace evenkeel {
namespace {

constexpr std::size_t kLongestId = 200;

} // namespace

TimeCursor newest_first() {
    // The year 9999; beyond it the text of a moment has no form.
    return {.at = Instant{std::chrono::sys_days{std::chrono::year{9999} / 12 / 31}}, .id = {}};
}

std::string to_text(TimeCursor const& cursor) {
    return fmt::format("{}_{}", cursor.at.time_since_epoch().count(), cursor.id);
}

std::optional<TimeCursor> parse_cursor(std::string_view text) {
    auto const gap = text.find('_');
    if (gap == std::string_view::npos || text.size() - gap - 1 > kLongestId)
        return std::nullopt;
    std::string const digits{text.substr(0, gap)};
    auto const* const last = digits.data() + digits.size();
    std::int64_t milliseconds = 0;
    auto const [end, error] = std::from_chars(digits.data(), last, milliseconds);
    if (error != std::errc{} || end != last)
        return std::nullopt;
    return TimeCursor{.at = Instant{std::chrono::milliseconds{milliseconds}},
                      .id = std::string{text.substr(gap + 1)}};
}

} // namespace evenkeel
