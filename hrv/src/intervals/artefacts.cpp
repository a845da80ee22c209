#include "intervals/artefacts.hpp"

#include "signal/sorted_neighbours.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace hrv {
namespace {

/// Thresholds adapt to the quartile deviation of this many neighbours on each side (91 beats in the source).
constexpr std::size_t kNeighbours = 45;
constexpr double kQuartileScale = 5.2;
/// The running median spans eleven intervals.
constexpr std::size_t kMedianNeighbours = 5;
constexpr double kFarOff = 1.3;
/// An interval is an artefact only when it also differs by these shares of the running median.
constexpr double kFarShare = 0.20;
constexpr double kEctopicShare = 0.18;
/// This far off its ten neighbours no interval is a heart's, however restless they are: a beat was missed or
/// added.
constexpr double kImpossibleShare = 0.45;
constexpr double kSmallestDifference_ms = 5.0;
constexpr double kSmallestOffset_ms = 8.0;

/// The threshold for each value, from the spread of its neighbours.
std::vector<double> thresholds(std::span<double const> values, double smallest) {
    SortedNeighbours neighbours{values, kNeighbours};
    std::vector<double> found(values.size());
    for (std::size_t k = 0; k < values.size(); ++k) {
        neighbours.move_to(k);
        double const deviation = (neighbours.quantile(0.75) - neighbours.quantile(0.25)) / 2;
        found[k] = kQuartileScale * std::max(deviation, smallest);
    }
    return found;
}

} // namespace

std::vector<bool> find_artefacts(std::span<double const> intervals_ms) {
    std::size_t const n = intervals_ms.size();
    std::vector<double> difference(n, 0.0), offset(n, 0.0), share(n, 0.0);
    SortedNeighbours near{intervals_ms, kMedianNeighbours};
    for (std::size_t k = 0; k < n; ++k) {
        near.move_to(k);
        double const middle = near.quantile(0.5);
        double const off = intervals_ms[k] - middle;
        difference[k] = k > 0 ? intervals_ms[k] - intervals_ms[k - 1] : 0.0;
        offset[k] = off < 0 ? 2 * off : off;
        share[k] = std::abs(off) / middle;
    }
    auto const usual_difference = thresholds(difference, kSmallestDifference_ms);
    auto const usual_offset = thresholds(offset, kSmallestOffset_ms);
    auto const jump = [&](std::size_t k) { return difference[k] / usual_difference[k]; };
    std::vector<bool> artefact(n, false);
    for (std::size_t k = 0; k < n; ++k) {
        bool const far = std::abs(offset[k]) > kFarOff * usual_offset[k];
        bool const there_and_back = k + 1 < n && std::abs(jump(k)) > kFarOff && jump(k) * jump(k + 1) < -1;
        artefact[k] = share[k] > kImpossibleShare || (far && share[k] > kFarShare) ||
                      (there_and_back && share[k] > kEctopicShare);
    }
    return artefact;
}

} // namespace hrv
