// Timing noise is seen between the beats, and claims are raised by it only where the surplus is beyond
// chance.
#include "beats/noise_between.hpp"
#include "signal/statistics.hpp"
#include "synthetic/random.hpp"

#include <cmath>
#include <cstddef>
#include <vector>

#include <gtest/gtest.h>

namespace hrv {
namespace {

constexpr std::size_t kPeriod = 45;
constexpr std::size_t kBeats = 60;

/// The upslope as one hump of the shape's length.
Shape hump() {
    Shape shape{};
    double sum = 0, squares = 0;
    for (std::size_t k = 0; k < kShapeLength; ++k) {
        double const off = (static_cast<double>(k) - kShapeBefore) / 3;
        shape[k] = std::exp(-off * off / 2);
        sum += shape[k];
    }
    for (double& value : shape) {
        value -= sum / static_cast<double>(kShapeLength);
        squares += value * value;
    }
    for (double& value : shape) {
        value /= std::sqrt(squares);
    }
    return shape;
}

struct Beats {
    std::vector<double> signal;
    std::vector<double> at;
};

/// Equal beats in noise of this deviation.
Beats beats_in(double noise, std::uint64_t seed) {
    synthetic::Random random{seed};
    Beats made{.signal = std::vector<double>(kPeriod * (kBeats + 2)), .at = {}};
    auto const shape = hump();
    for (std::size_t beat = 1; beat <= kBeats; ++beat) {
        for (std::size_t k = 0; k < kShapeLength; ++k) {
            made.signal[beat * kPeriod + k - kShapeBefore] += shape[k];
        }
        made.at.push_back(static_cast<double>(beat * kPeriod));
    }
    for (double& value : made.signal) {
        value += noise * random.normal();
    }
    return made;
}

/// White noise moves the best fit by its deviation over the length of the slope.
double exact_variance(double noise) {
    auto const slope = slope_of(hump());
    return noise * noise / dot(slope, slope);
}

double raise_of(double noise, double claimed, std::uint64_t seed) {
    auto const made = beats_in(noise, seed);
    return raise_by_noise_between(made.signal, made.at, hump(), claimed);
}

TEST(NoiseBetween, RaisesAClaimHalfWayToWhatIsThere) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        // A ninth is claimed; the geometric mean of both looks is a third.
        EXPECT_NEAR(raise_of(0.05, exact_variance(0.05) / 9, seed), 3.0, 0.75) << seed;
    }
}

TEST(NoiseBetween, LeavesARightClaimAlone) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        EXPECT_LE(raise_of(0.05, exact_variance(0.05), seed), 1.35) << seed;
    }
}

TEST(NoiseBetween, NeverLowersAClaim) {
    EXPECT_EQ(raise_of(0.01, exact_variance(0.1), 1), 1.0);
}

TEST(NoiseBetween, OfFewBeatsSaysNothing) {
    auto made = beats_in(0.1, 1);
    made.at.resize(9);
    EXPECT_EQ(raise_by_noise_between(made.signal, made.at, hump(), exact_variance(0.01)), 1.0);
}

TEST(UsualVariance, IsThatOfANormalValueInSpiteOfOutliers) {
    synthetic::Random random{5};
    std::vector<double> squares;
    for (int k = 0; k < 2000; ++k) {
        double const value = 3 * random.normal();
        squares.push_back(k % 50 == 0 ? 1e6 : value * value);
    }
    EXPECT_NEAR(usual_variance(squares), 9, 1.5);
    EXPECT_EQ(usual_variance(std::vector<double>(9, 0.0)), 0.0);
}

} // namespace
} // namespace hrv
