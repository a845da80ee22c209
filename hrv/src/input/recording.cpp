#include "hrv/recording.hpp"

#include <algorithm>
#include <cmath>
#include <span>

namespace hrv {
namespace {

bool all_finite(std::span<double const> values) {
    return std::ranges::all_of(values, [](double value) { return std::isfinite(value); });
}

std::unexpected<ParseError> problem(std::string_view column, std::string message) {
    return std::unexpected(ParseError{0, column, std::move(message)});
}

} // namespace

std::expected<void, ParseError> check(Recording const& recording) {
    if (recording.time_ms.size() > kMaxFrames) {
        return problem("time_ms", "The recording has too many frames.");
    }
    if (!all_finite(recording.time_ms)) {
        return problem("time_ms", "A time is not a finite number.");
    }
    if (!std::ranges::is_sorted(recording.time_ms)) {
        return problem("time_ms", "The time goes back.");
    }
    std::pair<std::string_view, std::vector<double> const&> const channels[] = {
        {"red", recording.red}, {"green", recording.green}, {"blue", recording.blue}};
    for (auto const& [column, values] : channels) {
        if (!values.empty() && values.size() != recording.time_ms.size()) {
            return problem(column, "The channel has another number of frames than the times.");
        }
        if (!all_finite(values)) {
            return problem(column, "A colour is not a finite number.");
        }
    }
    return {};
}

Hertz frame_rate(Recording const& recording) {
    auto const seconds = duration(recording).value();
    return seconds > 0 ? Hertz{static_cast<double>(recording.time_ms.size() - 1) / seconds} : Hertz{};
}

Seconds duration(Recording const& recording) {
    if (recording.time_ms.empty()) {
        return Seconds{};
    }
    return to_seconds(Milliseconds{recording.time_ms.back() - recording.time_ms.front()});
}

} // namespace hrv
