#include "hrv/intervals.hpp"

#include <cmath>

namespace hrv {
namespace {

template <class Visit>
void for_each_difference(std::span<NnRun const> runs, Visit visit) {
    for (auto const& run : runs) {
        for (std::size_t k = 1; k < run.intervals.size(); ++k) {
            visit(run.intervals[k].value() - run.intervals[k - 1].value());
        }
    }
}

} // namespace

std::size_t count_intervals(std::span<NnRun const> runs) {
    std::size_t count = 0;
    for (auto const& run : runs) {
        count += run.intervals.size();
    }
    return count;
}

std::size_t count_differences(std::span<NnRun const> runs) {
    std::size_t count = 0;
    for_each_difference(runs, [&](double) { ++count; });
    return count;
}

Milliseconds mean_interval(std::span<NnRun const> runs) {
    double sum = 0;
    for (auto const& run : runs) {
        for (auto const interval : run.intervals) {
            sum += interval.value();
        }
    }
    return Milliseconds{sum / static_cast<double>(count_intervals(runs))};
}

BeatsPerMinute mean_heart_rate(std::span<NnRun const> runs) {
    return to_rate(mean_interval(runs));
}

Milliseconds sdnn(std::span<NnRun const> runs) {
    double const mean = mean_interval(runs).value();
    double squares = 0;
    for (auto const& run : runs) {
        for (auto const interval : run.intervals) {
            squares += (interval.value() - mean) * (interval.value() - mean);
        }
    }
    return Milliseconds{std::sqrt(squares / static_cast<double>(count_intervals(runs) - 1))};
}

Milliseconds rmssd(std::span<NnRun const> runs) {
    double squares = 0;
    for_each_difference(runs, [&](double difference) { squares += difference * difference; });
    return Milliseconds{std::sqrt(squares / static_cast<double>(count_differences(runs)))};
}

Percent pnn50(std::span<NnRun const> runs) {
    std::size_t above = 0;
    for_each_difference(runs, [&](double difference) { above += std::abs(difference) > 50.0 ? 1U : 0U; });
    return Percent{100.0 * static_cast<double>(above) / static_cast<double>(count_differences(runs))};
}

Poincare poincare(Milliseconds rmssd, Milliseconds sdnn) {
    double const across = rmssd.value() * rmssd.value() / 2;
    double const along = 2 * sdnn.value() * sdnn.value() - across;
    return {Milliseconds{std::sqrt(across)}, Milliseconds{std::sqrt(along > 0 ? along : 0.0)}};
}

} // namespace hrv
