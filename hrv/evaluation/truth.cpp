#include "hrv/evaluation/truth.hpp"

#include <algorithm>
#include <numeric>

namespace hrv::evaluation {
namespace {

double end_ms(StrapRecording const& strap, double lag_s) {
    double const strap_ms = std::accumulate(strap.rr_ms.begin(), strap.rr_ms.end(), 0.0);
    return std::min(strap.recording.time_ms.back(), 1e3 * lag_s + strap_ms + kBeyondStrap_ms);
}

} // namespace

std::vector<double> strap_beats_ms(StrapRecording const& strap, double lag_s) {
    double time_ms = 1e3 * lag_s;
    std::vector<double> beats{time_ms};
    for (double const interval : strap.rr_ms) {
        beats.push_back(time_ms += interval);
    }
    return beats;
}

std::vector<double> true_beats_ms(StrapRecording const& strap, double lag_s, double trim_s) {
    double const last_ms = end_ms(strap, lag_s) - 1e3 * trim_s;
    auto beats = strap_beats_ms(strap, lag_s);
    std::erase_if(beats, [&](double beat) { return beat < 1e3 * trim_s || beat > last_ms; });
    return beats;
}

Recording seen_part(StrapRecording const& strap, double lag_s) {
    auto seen = strap.recording;
    auto const end = std::ranges::upper_bound(seen.time_ms, end_ms(strap, lag_s));
    auto const count = static_cast<std::size_t>(end - seen.time_ms.begin());
    for (auto* column : {&seen.time_ms, &seen.red, &seen.green, &seen.blue}) {
        column->resize(std::min(column->size(), count));
    }
    return seen;
}

} // namespace hrv::evaluation
