#include "quality/light.hpp"

#include "signal/statistics.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace hrv {
namespace {

/// In parts of full scale. A lit fingertip is 130 to 255 in red; below a twentieth there is no light to
/// measure.
constexpr double kDark = 0.05;
constexpr double kFull = 0.998;
/// A picture that moves less than this within a second shows nothing alive: a covered lens, a wall, a still.
constexpr double kStill = 0.0001;
/// What is longer is refused anyway: a leap in time must not cost a century of seconds.
constexpr std::size_t kMostSeconds = 31UL * 60UL;
/// Red through a finger is at least this many times as strong as green and blue (4.0 and more in all real
/// recordings, even where red is full). Grey rooms, white tables and faces stay below.
constexpr double kFingerRed = 1.5;

struct Extent {
    double lowest;
    double highest;
    double mean;
};

Extent extent(std::span<double const> values, double scale) {
    auto const [lowest, highest] = std::ranges::minmax(values);
    double sum = 0;
    for (double const value : values) {
        sum += value;
    }
    return {lowest / scale, highest / scale, sum / scale / static_cast<double>(values.size())};
}

/// The best channel decides: a saturated red does not matter while green moves.
Reason judge_second(std::span<std::span<double const> const> channels, double scale) {
    bool saturated = false;
    bool dark = true;
    for (auto const channel : channels) {
        auto const e = extent(channel, scale);
        bool const full = e.mean >= kFull;
        saturated = saturated || full;
        dark = dark && e.mean < kDark;
        if (!full && e.mean >= kDark && e.highest - e.lowest > kStill) {
            return Reason::good;
        }
    }
    return saturated ? Reason::saturated : dark ? Reason::too_dark : Reason::no_finger;
}

bool is_red(Recording const& recording) {
    if (recording.red.empty() || recording.green.empty() || recording.blue.empty()) {
        return true;
    }
    return mean(recording.red) >= kFingerRed * std::max(mean(recording.green), mean(recording.blue));
}

Reason most_common_trouble(std::span<Reason const> seconds) {
    Reason common = Reason::good;
    std::ptrdiff_t most = 0;
    for (auto const reason : kAllReasons) {
        auto const count = std::ranges::count(seconds, reason);
        if (reason != Reason::good && count > most) {
            common = reason;
            most = count;
        }
    }
    return 2 * most > static_cast<std::ptrdiff_t>(seconds.size()) ? common : Reason::good;
}

} // namespace

Light judge_light(Recording const& recording) {
    Light light;
    double highest = 0;
    std::vector<std::span<double const>> channels;
    for (auto const* channel : {&recording.red, &recording.green, &recording.blue}) {
        if (!channel->empty()) {
            channels.emplace_back(*channel);
            highest = std::max(highest, std::ranges::max(*channel));
        }
    }
    double const scale = highest <= 1.0 ? 1.0 : 255.0;
    auto const& time = recording.time_ms;
    for (std::size_t first = 0; first < time.size() && light.seconds.size() < kMostSeconds;) {
        double const end = time.front() + 1e3 * (static_cast<double>(light.seconds.size()) + 1);
        std::size_t last = first;
        while (last < time.size() && time[last] < end) {
            ++last;
        }
        std::vector<std::span<double const>> parts;
        for (auto const channel : channels) {
            parts.push_back(channel.subspan(first, last - first));
        }
        light.seconds.push_back(last == first ? Reason::frame_rate : judge_second(parts, scale));
        first = last;
    }
    light.red = is_red(recording);
    light.overall = most_common_trouble(light.seconds);
    return light;
}

} // namespace hrv
