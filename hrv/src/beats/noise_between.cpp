#include "beats/noise_between.hpp"

#include "signal/statistics.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

namespace hrv {
namespace {

/// The last third of an interval is the quietest: the wave that follows the notch has passed.
constexpr double kLate = 0.65;
/// The difference of a value from the mean of its neighbours has 1 + 1/4 + 1/4 variances.
constexpr double kDifferenceOfNeighbours = 1.5;
constexpr std::size_t kFewestDifferences = 8;
/// As many squares know their variance to a quarter, so a surplus below this may be chance.
constexpr double kChance = 1.5;
constexpr double kSmallestBeat = 1e-12;

/// By how many samples the signal at `at` would move a beat of this size.
double false_shift(std::span<double const> x, double at, double size, Shape const& slope) {
    Shape stretch;
    read_between(x, at - kShapeBefore, stretch);
    double const middle = mean(stretch);
    for (double& value : stretch) {
        value -= middle;
    }
    return dot(stretch, slope) / (dot(slope, slope) * std::max(size, kSmallestBeat));
}

std::vector<double> false_shifts(std::span<double const> x, std::span<double const> beats,
                                 Shape const& typical) {
    auto const slope = slope_of(typical);
    std::vector<double> found;
    for (std::size_t k = 0; k + 1 < beats.size(); ++k) {
        Shape beat;
        read_between(x, beats[k] - kShapeBefore, beat);
        found.push_back(false_shift(x, std::lerp(beats[k], beats[k + 1], kLate), dot(beat, typical), slope));
    }
    return found;
}

} // namespace

double raise_by_noise_between(std::span<double const> x, std::span<double const> beats, Shape const& typical,
                              double claimed) {
    auto const shifts = false_shifts(x, beats, typical);
    std::vector<double> squares;
    for (std::size_t k = 1; k + 1 < shifts.size(); ++k) {
        double const own = shifts[k] - (shifts[k - 1] + shifts[k + 1]) / 2;
        squares.push_back(own * own / kDifferenceOfNeighbours);
    }
    if (squares.size() < kFewestDifferences || claimed <= 0) {
        return 1.0;
    }
    double const surplus = usual_variance(squares) / claimed;
    return surplus > kChance ? std::sqrt(surplus) : 1.0;
}

} // namespace hrv
