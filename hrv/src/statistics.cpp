#include "statistics.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>

namespace hrv {
namespace {

/// Linear interpolation between order statistics; reorders `values`.
double quantile_in_place(std::vector<double>& values, double share) {
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

double robust_deviation(std::span<double const> values) {
    double const middle = median(values);
    std::vector<double> distances(values.size());
    std::ranges::transform(values, distances.begin(), [&](double value) { return std::abs(value - middle); });
    return 1.4826 * quantile_in_place(distances, 0.5);
}

double mean(std::span<double const> values) {
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

} // namespace hrv
