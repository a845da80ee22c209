#include "intervals/rhythm.hpp"

#include "signal/statistics.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

namespace hrv {
namespace {

/// Dash et al. 2009, as they also stand in others' implementations of it. Each test leaves out one chaotic
/// rhythm in a hundred: their 95 % limit for turning points would leave out one in twenty, and the four
/// correlations share the one (Bonferroni).
constexpr double kLeastScatter = 0.1;
constexpr double kLeastEntropy = 0.7;
constexpr std::size_t kBins = 16;
/// They leave out 16 of 128 beats, the eight longest and the eight shortest.
constexpr std::size_t kOutlierPart = 16;
constexpr double kTurningPointLimit = 2.58;
constexpr double kCorrelationLimit = 3.02;
constexpr std::size_t kLags = 4;
/// Their segments have 128 beats; a histogram of fewer than two values a bin says nothing.
constexpr std::size_t kFewestIntervals = 2 * kBins;

double scatter(std::span<double const> x) {
    double squares = 0;
    for (std::size_t k = 1; k < x.size(); ++k) {
        squares += (x[k] - x[k - 1]) * (x[k] - x[k - 1]);
    }
    return std::sqrt(squares / static_cast<double>(x.size() - 1)) / mean(x);
}

/// Shannon entropy of the histogram without outliers; 1 is the most.
double entropy(std::span<double const> x) {
    std::vector<double> sorted(x.begin(), x.end());
    std::ranges::sort(sorted);
    std::size_t const outliers = x.size() / kOutlierPart;
    auto const bulk = std::span{sorted}.subspan(outliers, x.size() - 2 * outliers);
    double const width = (bulk.back() - bulk.front()) / static_cast<double>(kBins);
    std::array<double, kBins> count{};
    for (double const value : bulk) {
        auto const bin = width > 0 ? static_cast<std::size_t>((value - bulk.front()) / width) : 0;
        ++count[std::min(bin, kBins - 1)];
    }
    double sum = 0;
    for (double const n : count) {
        double const share = n / static_cast<double>(bulk.size());
        sum -= share > 0 ? share * std::log(share) : 0.0;
    }
    return sum / std::log(static_cast<double>(kBins));
}

/// Turning points more or less than independent values have, in standard deviations.
double excess_of_turning_points(std::span<double const> x) {
    double turns = 0;
    for (std::size_t k = 1; k + 1 < x.size(); ++k) {
        turns += (x[k] - x[k - 1]) * (x[k] - x[k + 1]) > 0 ? 1.0 : 0.0;
    }
    auto const n = static_cast<double>(x.size());
    return (turns - (2 * n - 4) / 3) / std::sqrt((16 * n - 29) / 90);
}

double correlation(std::span<double const> x, std::size_t lag) {
    double const middle = mean(x);
    double product = 0, squares = 0;
    for (std::size_t k = 0; k < x.size(); ++k) {
        squares += (x[k] - middle) * (x[k] - middle);
        product += k >= lag ? (x[k] - middle) * (x[k - lag] - middle) : 0.0;
    }
    return squares > 0 ? product / squares : 1.0;
}

bool is_independent(std::span<double const> x) {
    double const limit = kCorrelationLimit / std::sqrt(static_cast<double>(x.size()));
    for (std::size_t lag = 1; lag <= kLags; ++lag) {
        if (std::abs(correlation(x, lag)) > limit) {
            return false;
        }
    }
    return true;
}

} // namespace

bool is_chaotic(std::span<double const> intervals_ms) {
    return intervals_ms.size() >= kFewestIntervals && scatter(intervals_ms) > kLeastScatter &&
           entropy(intervals_ms) > kLeastEntropy &&
           std::abs(excess_of_turning_points(intervals_ms)) < kTurningPointLimit &&
           is_independent(intervals_ms);
}

} // namespace hrv
