#include "beats/timing_noise.hpp"

#include "signal/resample.hpp"
#include "signal/sorted_neighbours.hpp"
#include "signal/statistics.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numbers>

namespace hrv {
namespace {

/// Below this size a beat has no shape to compare.
constexpr double kLeastSize = 0.1;
/// The rest of one beat has only some four degrees of freedom, so about half of its variance is taken from
/// its neighbours.
constexpr std::size_t kNeighbours = 7;
constexpr double kOwnShare = 0.45;
/// The difference of a rest from the mean of its neighbours has 1 + 1/4 + 1/4 variances.
constexpr double kDifferenceOfNeighbours = 1.5;
/// Rests far larger than usual are disturbed beats, which say nothing about the colour of the usual noise.
constexpr double kUsualRest = 6.0;
/// The covariances are integrated up to half the sample rate in steps of this.
constexpr double kStep_hz = 0.5;

using Autocovariance = std::array<double, kShapeLength>;

/// Power of a second-order Butterworth low-pass that runs forwards and backwards, as the bilinear transform
/// makes it; `ratio` is the frequency over the corner, both as tangents.
double low_pass_power(double ratio) {
    double const gain = 1 / (1 + ratio * ratio * ratio * ratio);
    return gain * gain;
}

/// Covariance at each lag of a noise whose light has a power density of f^-redness, behind band and slope.
Autocovariance autocovariance(double redness, double low_hz, double high_hz) {
    constexpr double kAngle = std::numbers::pi / kTraceRate_hz;
    double const low = std::tan(low_hz * kAngle), high = std::tan(high_hz * kAngle);
    Autocovariance found{};
    for (double hz = kStep_hz; hz < kTraceRate_hz / 2; hz += kStep_hz) {
        double const here_tan = std::tan(hz * kAngle);
        double const slope = std::sin(2 * hz * kAngle);
        double const density = std::pow(hz, -redness) * slope * slope * low_pass_power(low / here_tan) *
                               low_pass_power(here_tan / high);
        double const turn = std::cos(2 * hz * kAngle);
        double before = turn, here = 1;
        for (double& value : found) {
            value += density * here;
            double const next = 2 * turn * here - before;
            before = here;
            here = next;
        }
    }
    return found;
}

Shape times(Autocovariance const& c, Shape const& x) {
    Shape product{};
    for (std::size_t row = 0; row < kShapeLength; ++row) {
        for (std::size_t k = 0; k < kShapeLength; ++k) {
            product[row] += c[row > k ? row - k : k - row] * x[k];
        }
    }
    return product;
}

/// Sum of the products of neighbouring samples, in both directions.
double dot_of_neighbours(Shape const& a, Shape const& b) {
    double sum = 0;
    for (std::size_t k = 1; k < kShapeLength; ++k) {
        sum += a[k] * b[k - 1] + a[k - 1] * b[k];
    }
    return sum / 2;
}

/// The fit takes these out of a beat, as three directions of length 1 at right angles: mean, typical beat,
/// slope.

struct Fitted {
    std::array<Shape, 3> directions;
    double steepness{0.0}; ///< Length of the part of the slope that is neither mean nor typical beat.
};

Fitted fitted_directions(Shape const& typical) {
    Fitted fitted{.directions = {Shape{}, typical, slope_of(typical)}};
    auto& found = fitted.directions;
    found[0].fill(1);
    for (std::size_t k = 0; k < found.size(); ++k) {
        for (std::size_t j = 0; j < k; ++j) {
            double const along = dot(found[k], found[j]);
            for (std::size_t n = 0; n < kShapeLength; ++n) {
                found[k][n] -= along * found[j][n];
            }
        }
        fitted.steepness = std::sqrt(dot(found[k], found[k])) + 1e-300;
        for (double& value : found[k]) {
            value /= fitted.steepness;
        }
    }
    return fitted;
}

/// The expectation of a noise: energy of the rest, likeness of its neighbouring samples, variance of the
/// time.
struct Expected {
    double energy{0.0};
    double neighbours{0.0};
    double timing{0.0};
};

Expected expect(Autocovariance const& c, Fitted const& fit) {
    auto const& fitted = fit.directions;
    auto const n = static_cast<double>(kShapeLength);
    Expected found{.energy = n * c[0], .neighbours = (n - 1) * c[1], .timing = 0};
    std::array<Shape, 3> through;
    for (std::size_t k = 0; k < fitted.size(); ++k) {
        through[k] = times(c, fitted[k]);
        found.energy -= dot(fitted[k], through[k]);
        found.neighbours -= 2 * dot_of_neighbours(fitted[k], through[k]);
    }
    for (std::size_t k = 0; k < fitted.size(); ++k) {
        for (std::size_t j = 0; j < fitted.size(); ++j) {
            found.neighbours += dot(fitted[k], through[j]) * dot_of_neighbours(fitted[j], fitted[k]);
        }
    }
    found.timing = dot(fitted[2], through[2]) / (fit.steepness * fit.steepness);
    return found;
}

/// Variance of the time for each unit of a rest's energy, for noise whose rests have this likeness of
/// neighbours.
double timing_per_energy(Expected const& white, Expected const& drift, double likeness) {
    double const of_white = likeness * white.energy - white.neighbours;
    double const of_drift = drift.neighbours - likeness * drift.energy;
    double const more_white = std::max(of_drift, 0.0), more_drift = std::max(of_white, 0.0);
    if (more_white + more_drift <= 0) {
        return white.timing / white.energy;
    }
    // white * more_white + drift * more_drift has the likeness that was seen.
    return (more_white * white.timing + more_drift * drift.timing) /
           (more_white * white.energy + more_drift * drift.energy);
}

std::vector<Shape> rests_of(std::span<Shape const> shapes, Fitted const& fitted) {
    std::vector<Shape> rests(shapes.begin(), shapes.end());
    for (auto& rest : rests) {
        double const size = std::max(dot(rest, fitted.directions[1]), kLeastSize);
        for (auto const& direction : fitted.directions) {
            double const along = dot(rest, direction);
            for (std::size_t n = 0; n < kShapeLength; ++n) {
                rest[n] -= along * direction[n];
            }
        }
        for (double& value : rest) {
            value /= size;
        }
    }
    return rests;
}

/// The part of each rest that its neighbours do not share, with the variance of a rest.
std::vector<Shape> unshared(std::span<Shape const> rests) {
    std::vector<Shape> found;
    for (std::size_t k = 1; k + 1 < rests.size(); ++k) {
        auto& rest = found.emplace_back();
        for (std::size_t n = 0; n < kShapeLength; ++n) {
            rest[n] =
                (rests[k][n] - (rests[k - 1][n] + rests[k + 1][n]) / 2) / std::sqrt(kDifferenceOfNeighbours);
        }
    }
    return found;
}

std::vector<double> energies(std::span<Shape const> rests) {
    std::vector<double> found;
    for (auto const& rest : rests) {
        found.push_back(dot(rest, rest));
    }
    return found;
}

/// Mean without the disturbed ones. A median would be too low: a rest has so few degrees of freedom that the
/// middle one has only half to three quarters of the mean energy.
double mean_of_usual(std::span<double const> energy) {
    double const limit = kUsualRest * median(energy);
    double sum = 0, count = 0;
    for (double const value : energy) {
        sum += value <= limit ? value : 0.0;
        count += value <= limit ? 1.0 : 0.0;
    }
    return sum / count;
}

double likeness_of_neighbours(std::span<Shape const> rests, std::span<double const> energy) {
    double const limit = kUsualRest * median(energy);
    double products = 0, sum = 0;
    for (std::size_t k = 0; k < rests.size(); ++k) {
        if (energy[k] <= limit) {
            products += dot_of_neighbours(rests[k], rests[k]);
            sum += energy[k];
        }
    }
    return sum > 0 ? products / sum : 0.0;
}

} // namespace

std::vector<double> timing_variance(std::span<Shape const> shapes, Shape const& typical, double band_low_hz,
                                    double band_hz) {
    auto const fitted = fitted_directions(typical);
    auto const rests = rests_of(shapes, fitted);
    auto variance = energies(rests);
    if (shapes.size() < 3) {
        return variance;
    }
    auto const own = unshared(rests);
    auto const own_energy = energies(own);
    double const usual = mean_of_usual(own_energy), all = mean_of_usual(variance);
    double const middle = std::max(median(variance), 1e-300);
    auto const white = expect(autocovariance(0, band_low_hz, band_hz), fitted);
    auto const drift = expect(autocovariance(2, band_low_hz, band_hz), fitted);
    double const gain = timing_per_energy(white, drift, likeness_of_neighbours(own, own_energy));
    double const scale = gain * std::min(usual / std::max(all, 1e-300), 1.0);
    auto const energy = variance;
    SortedNeighbours near{energy, kNeighbours};
    for (std::size_t k = 0; k < variance.size(); ++k) {
        near.move_to(k);
        variance[k] = scale * (kOwnShare * energy[k] + (1 - kOwnShare) * near.quantile(0.5) * all / middle);
    }
    return variance;
}

} // namespace hrv
