#include "core/reading/norms.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace evenkeel::reading {
namespace {

constexpr std::string_view kVoss = "Voss 2015, 5-minute electrocardiogram lying down, 1,906 healthy people";
constexpr std::string_view kVossLink = "https://doi.org/10.1371/journal.pone.0118308";
constexpr std::string_view kHeart =
    "Heart, table 94657, electrocardiogram at rest, free breathing, 293 people";
constexpr std::string_view kHeartLink = "https://heart.bmj.com/highwire/markup/94657/expansion";

/// Distance of the quartiles of a normal distribution, in standard deviations.
constexpr double kQuartiles = 1.3489795;

/// From mean and standard deviation in milliseconds: the logarithm that has both (RMSSD leans to the right).
Norm of_mean(Sex sex, int first_age, double mean_ms, double deviation_ms) {
    double const variance = std::log1p(deviation_ms * deviation_ms / (mean_ms * mean_ms));
    return {.source = kVoss,
            .link = kVossLink,
            .sex = sex,
            .first_age = first_age,
            .last_age = first_age + 9,
            .ln_mean = std::log(mean_ms) - variance / 2,
            .ln_deviation = std::sqrt(variance),
            .is_checked = false};
}

struct Quartiles {
    double lower, middle, upper;
};

/// From the quartiles of the logarithm.
Norm of_quartiles(int first_age, int last_age, Quartiles const& ln) {
    return {.source = kHeart,
            .link = kHeartLink,
            .sex = {},
            .first_age = first_age,
            .last_age = last_age,
            .ln_mean = ln.middle,
            .ln_deviation = (ln.upper - ln.lower) / kQuartiles,
            .is_checked = true};
}

} // namespace

std::string_view to_text(Sex sex) {
    return sex == Sex::female ? "female" : "male";
}

std::span<Norm const> all_norms() {
    static std::array const norms{
        of_mean(Sex::female, 25, 42.9, 22.8),     of_mean(Sex::female, 35, 35.4, 18.5),
        of_mean(Sex::female, 45, 26.3, 13.6),     of_mean(Sex::female, 55, 21.4, 11.9),
        of_mean(Sex::female, 65, 19.1, 11.8),     of_mean(Sex::male, 25, 39.7, 19.9),
        of_mean(Sex::male, 35, 32.0, 16.5),       of_mean(Sex::male, 45, 23.0, 10.9),
        of_mean(Sex::male, 55, 19.9, 11.1),       of_mean(Sex::male, 65, 19.1, 10.7),
        of_quartiles(35, 44, {3.14, 3.49, 3.80}), of_quartiles(45, 54, {2.80, 3.20, 3.45}),
        of_quartiles(55, 65, {2.69, 3.08, 3.46})};
    return norms;
}

std::optional<Norm> norm_for(int age, std::optional<Sex> sex) {
    for (auto const& norm : all_norms())
        if (norm.sex == sex && norm.first_age <= age && age <= norm.last_age)
            return norm;
    return std::nullopt;
}

int percentile(Norm const& norm, double rmssd_ms) {
    double const deviations = (std::log(std::max(rmssd_ms, 1e-3)) - norm.ln_mean) / norm.ln_deviation;
    double const share = std::erfc(-deviations / std::numbers::sqrt2) / 2;
    return std::clamp(static_cast<int>(std::lround(100 * share)), 1, 99);
}

} // namespace evenkeel::reading
