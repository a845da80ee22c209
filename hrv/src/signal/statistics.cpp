#include "signal/statistics.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>

namespace hrv {
namespace {

constexpr std::size_t kSomeValues = 400;
/// Median of the square of a normal value of variance 1, and the mean of that square where it counts up to 4.
constexpr double kMedianSquare = 0.455;
constexpr double kMostSquare = 4.0;
constexpr double kMeanSquare = 0.9205;
constexpr int kRounds = 10;

/// Linear interpolation between order statistics; reorders `values`.
double quantile_in_place(std::span<double> values, double share) {
    double const position = share * static_cast<double>(values.size() - 1);
    auto const below = static_cast<std::size_t>(position);
    auto const at = values.begin() + static_cast<std::ptrdiff_t>(below);
    std::nth_element(values.begin(), at, values.end());
    double const fraction = position - static_cast<double>(below);
    if (fraction <= 0) {
        return *at;
    }
    return *at + fraction * (*std::min_element(at + 1, values.end()) - *at);
}

} // namespace

double quantile(std::span<double const> values, double share) {
    std::vector<double> copy(values.begin(), values.end());
    return quantile_in_place(copy, share);
}

double median(std::span<double const> values) {
    return quantile(values, 0.5);
}

double median_of_some(std::span<double const> values) {
    std::size_t const step = values.size() / kSomeValues + 1;
    std::vector<double> some;
    some.reserve(values.size() / step + 1);
    for (std::size_t k = 0; k < values.size(); k += step) {
        some.push_back(values[k]);
    }
    return quantile_in_place(some, 0.5);
}

double robust_deviation(std::span<double const> values) {
    return robust_deviation(values, median(values));
}

double robust_deviation(std::span<double const> values, double middle) {
    std::vector<double> distances(values.size());
    std::ranges::transform(values, distances.begin(), [&](double value) { return std::abs(value - middle); });
    return 1.4826 * quantile_in_place(distances, 0.5);
}

double usual_variance(std::span<double const> squares) {
    double variance = median(squares) / kMedianSquare;
    for (int round = 0; round < kRounds && variance > 0; ++round) {
        double sum = 0;
        for (double const square : squares) {
            sum += std::min(square / variance, kMostSquare);
        }
        variance *= sum / static_cast<double>(squares.size()) / kMeanSquare;
    }
    return variance;
}

double mean(std::span<double const> values) {
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

} // namespace hrv
