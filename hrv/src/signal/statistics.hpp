#pragma once

#include <span>
#include <vector>

namespace hrv {

/// Middle value; of an even number of values the mean of the middle two. Precondition: not empty.
[[nodiscard]] double median(std::span<double const> values);

/// The same of some hundred values, evenly spread among them: as good for the scale of a noise, and far
/// quicker.
[[nodiscard]] double median_of_some(std::span<double const> values);

/// Value below which `share` (0 to 1) of the values lie, interpolated linearly. Precondition: not empty.
[[nodiscard]] double quantile(std::span<double const> values, double share);

/// Spread of the bulk of the values on the scale of a standard deviation: 1.4826 * median(|x - median(x)|).
[[nodiscard]] double robust_deviation(std::span<double const> values);

/// The same where the median is known already.
[[nodiscard]] double robust_deviation(std::span<double const> values, double middle);

/// Variance of a normal value of mean 0 from its squares, which count up to two deviations: outliers move it
/// little, and it uses more than twice of what a median would. Precondition: not empty.
[[nodiscard]] double usual_variance(std::span<double const> squares);

[[nodiscard]] double mean(std::span<double const> values);

} // namespace hrv
