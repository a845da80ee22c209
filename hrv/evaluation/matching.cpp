#include "hrv/evaluation/matching.hpp"

#include "signal/statistics.hpp"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace hrv::evaluation {
namespace {

constexpr double kFirstShift_ms = -350;
constexpr double kLastShift_ms = 450;
constexpr double kShiftStep_ms = 5;

/// From a true beat, moved by `shift`, to the nearest found one.
double residual(std::span<double const> found, double truth, double shift) {
    auto const after = std::ranges::lower_bound(found, truth + shift) - found.begin();
    auto const last = static_cast<std::ptrdiff_t>(found.size()) - 1;
    auto const k = static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(after, 1, last));
    double const behind = found[k] - truth - shift;
    double const before = found[k - 1] - truth - shift;
    return std::abs(behind) < std::abs(before) ? behind : before;
}

std::vector<double> residuals(std::span<double const> truth, std::span<double const> found, double shift) {
    std::vector<double> all(truth.size());
    std::ranges::transform(truth, all.begin(), [&](double beat) { return residual(found, beat, shift); });
    return all;
}

/// The more matched the better, then the nearer.
std::pair<long, double> merit(std::span<double const> distances, double tolerance) {
    std::vector<double> bounded(distances.size());
    std::ranges::transform(distances, bounded.begin(),
                           [&](double distance) { return std::min(std::abs(distance), tolerance); });
    auto const matched =
        std::ranges::count_if(distances, [&](double distance) { return std::abs(distance) <= tolerance; });
    return {matched, -median(bounded)};
}

struct Pair {
    double distance;
    std::size_t truth;
    std::size_t found;

    auto operator<=>(Pair const&) const = default;
};

std::vector<Pair> near_pairs(std::span<double const> truth, std::span<double const> found, double tolerance) {
    std::vector<Pair> pairs;
    for (std::size_t k = 0; k < truth.size(); ++k) {
        auto const first = std::ranges::lower_bound(found, truth[k] - tolerance) - found.begin();
        for (auto m = static_cast<std::size_t>(first); m < found.size() && found[m] <= truth[k] + tolerance;
             ++m) {
            pairs.push_back({std::abs(found[m] - truth[k]), k, m});
        }
    }
    std::ranges::sort(pairs);
    return pairs;
}

} // namespace

double constant_shift_ms(std::span<double const> truth, std::span<double const> found, double tolerance) {
    double best = kFirstShift_ms;
    auto best_merit = merit(residuals(truth, found, best), tolerance);
    for (double shift = kFirstShift_ms + kShiftStep_ms; shift <= kLastShift_ms; shift += kShiftStep_ms) {
        auto const found_merit = merit(residuals(truth, found, shift), tolerance);
        if (found_merit > best_merit) {
            best_merit = found_merit;
            best = shift;
        }
    }
    auto rest = residuals(truth, found, best);
    std::erase_if(rest, [&](double distance) { return std::abs(distance) > tolerance; });
    return std::clamp(best + (rest.empty() ? 0.0 : median(rest)), kFirstShift_ms, kLastShift_ms);
}

std::vector<std::optional<std::size_t>> match(std::span<double const> truth, std::span<double const> found,
                                              double tolerance) {
    std::vector<std::optional<std::size_t>> matched(truth.size());
    std::vector<bool> taken(found.size(), false);
    for (auto const& pair : near_pairs(truth, found, tolerance)) {
        if (!matched[pair.truth] && !taken[pair.found]) {
            matched[pair.truth] = pair.found;
            taken[pair.found] = true;
        }
    }
    return matched;
}

} // namespace hrv::evaluation
