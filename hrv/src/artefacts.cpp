#include "artefacts.hpp"

#include "statistics.hpp"

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

std::span<double const> around(std::span<double const> values, std::size_t k, std::size_t neighbours) {
    std::size_t const first = k > neighbours ? k - neighbours : 0;
    return values.subspan(first, std::min(values.size(), k + neighbours + 1) - first);
}

/// The neighbours of a value, kept in order while they move along.
class SortedNeighbours {
public:
    explicit SortedNeighbours(std::span<double const> values) : values_{values} {}

    /// Half the distance of the quartiles of the values around `k`; `k` never goes back.
    double quartile_deviation(std::size_t k) {
        for (; next_ < values_.size() && next_ <= k + kNeighbours; ++next_) {
            sorted_.insert(std::ranges::upper_bound(sorted_, values_[next_]), values_[next_]);
        }
        for (; first_ + kNeighbours < k; ++first_) {
            sorted_.erase(std::ranges::lower_bound(sorted_, values_[first_]));
        }
        return (at(0.75) - at(0.25)) / 2;
    }

private:
    [[nodiscard]] double at(double share) const {
        double const position = share * static_cast<double>(sorted_.size() - 1);
        auto const below = static_cast<std::size_t>(position);
        auto const above = std::min(below + 1, sorted_.size() - 1);
        return std::lerp(sorted_[below], sorted_[above], position - static_cast<double>(below));
    }

    std::span<double const> values_;
    std::vector<double> sorted_;
    std::size_t first_{0};
    std::size_t next_{0};
};

/// The threshold for each value, from the spread of its neighbours.
std::vector<double> thresholds(std::span<double const> values, double smallest) {
    SortedNeighbours neighbours{values};
    std::vector<double> found(values.size());
    for (std::size_t k = 0; k < values.size(); ++k) {
        found[k] = kQuartileScale * std::max(neighbours.quartile_deviation(k), smallest);
    }
    return found;
}

} // namespace

std::vector<bool> find_artefacts(std::span<double const> intervals_ms) {
    std::size_t const n = intervals_ms.size();
    std::vector<double> difference(n, 0.0), offset(n, 0.0), share(n, 0.0);
    for (std::size_t k = 0; k < n; ++k) {
        double const middle = median(around(intervals_ms, k, kMedianNeighbours));
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
