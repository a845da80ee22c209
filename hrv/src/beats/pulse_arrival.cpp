#include "beats/pulse_arrival.hpp"

#include "signal/statistics.hpp"

#include <cmath>

namespace hrv {
namespace {

constexpr double kDelayPerInterval = 0.05;
/// Intervals further from the usual one than this share are missed or extra beats and say nothing about the
/// delay.
constexpr double kPlausible = 0.35;
constexpr std::size_t kFewestBeats = 5;

} // namespace

TimedBeats without_arrival_delay(TimedBeats beats) {
    auto& time = beats.time_s;
    if (time.size() < kFewestBeats) {
        return beats;
    }
    std::vector<double> intervals(time.size() - 1);
    for (std::size_t k = 0; k < intervals.size(); ++k) {
        intervals[k] = time[k + 1] - time[k];
    }
    double const usual = median(intervals);
    for (std::size_t k = 2; k < time.size(); ++k) {
        double const excess = intervals[k - 2] - usual;
        time[k] -= std::abs(excess) < kPlausible * usual ? kDelayPerInterval * excess : 0.0;
    }
    return beats;
}

} // namespace hrv
