#include "hrv/ppg.hpp"

#include "analysis/observer.hpp"
#include "input/csv.hpp"
#include "quality/judge.hpp"
#include "signal/pulse_wave.hpp"
#include "signal/statistics.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace hrv {
namespace {

/// The trace is given the look of a camera: this level, and this much of it for the bulk of the values.
constexpr double kLevel = 128.0;
constexpr double kSpread = 20.0;
/// A fingertip on a camera darkens when blood fills it; a trace is turned round when its pulse rises with
/// blood.
constexpr double kShapeBand_hz = 8.0;
constexpr double kClosest_s = 0.004;

bool rises_with_blood(Recording const& recording) {
    std::vector<double> time_s, value;
    for (std::size_t k = 0; k < recording.time_ms.size(); ++k) {
        double const at_s = (recording.time_ms[k] - recording.time_ms.front()) * 1e-3;
        if (time_s.empty() || at_s - time_s.back() > kClosest_s) {
            time_s.push_back(at_s);
            value.push_back(recording.red[k]);
        }
    }
    // What is too long is refused later on, and must not be resampled before: one time stamp of ages ahead
    // would ask for more memory than there is.
    bool const is_measurable =
        time_s.size() >= 3 && time_s.back() >= 5 && time_s.back() <= kLongestRecording_s;
    if (!is_measurable) {
        return false;
    }
    return skewness(pulse_wave(Resampler{time_s}(value), kShapeBand_hz).upslope) > 0;
}

Recording as_camera(PulseTrace const& trace) {
    double const middle = median(trace.value);
    double const bulk = std::max(robust_deviation(trace.value), 1e-12 * (1 + std::abs(middle)));
    Recording recording{.time_ms = trace.time_ms, .red = trace.value, .green = {}, .blue = {}};
    for (double& value : recording.red) {
        value = kLevel + std::clamp(kSpread * (value - middle) / bulk, -0.9 * kLevel, 0.9 * kLevel);
    }
    if (rises_with_blood(recording)) {
        for (double& value : recording.red) {
            value = 2 * kLevel - value;
        }
    }
    return recording;
}

} // namespace

std::expected<PulseTrace, ParseError> parse_ppg(std::string_view text) {
    static constexpr std::array<std::string_view, 2> columns{"time_ms", "ppg"};
    auto table = read_table(text, columns, columns);
    if (!table) {
        return std::unexpected(std::move(table.error()));
    }
    return PulseTrace{.time_ms = std::move((*table)[0]), .value = std::move((*table)[1])};
}

Analysis analyze_ppg(PulseTrace const& trace) {
    return analyze_ppg_observed(trace, nullptr);
}

Analysis analyze_ppg_observed(PulseTrace const& trace, Observer* observer) {
    Recording const bare{.time_ms = trace.time_ms, .red = trace.value, .green = {}, .blue = {}};
    if (!check(bare) || trace.value.size() != trace.time_ms.size() || trace.value.empty()) {
        return analyze_observed(bare, observer);
    }
    return analyze_observed(as_camera(trace), observer);
}

} // namespace hrv
