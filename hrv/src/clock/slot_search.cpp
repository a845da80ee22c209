#include "clock/slot_search.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace hrv {
namespace {

/// Typical lateness of a callback, and what one dropped frame costs against it (log odds).
constexpr double kLateness_s = 0.010;
constexpr double kDropCost = 10.0;
/// Slots before and after the even count that a frame may belong to: a callback is late rather than early.
constexpr int kSlotsBefore = 7;
constexpr std::size_t kSlots = 10;
/// Beyond three deviations the cost grows linearly, so one very late frame does not drag the others.
constexpr double kLinearFrom = 3.0;

double misfit(double error_s) {
    double const e = std::abs(error_s) * (1 / kLateness_s);
    double const near = std::min(e, kLinearFrom);
    return near * near + 2 * (e - near);
}

int nearest_slot(double time_s, Grid const& grid) {
    return static_cast<int>(std::lround((time_s - grid.origin_s) / grid.period_s));
}

/// The cheapest strictly increasing slots for all frames (Viterbi over a band around the even count).
class SlotSearch {
    using Costs = std::array<double, kSlots>;

public:
    SlotSearch(std::span<double const> time_s, Grid grid)
        : time_s_{time_s}, grid_{grid}, first_(time_s.size()), from_(time_s.size()) {}

    GridFit run() {
        Costs cost{};
        for (std::size_t k = 0; k < time_s_.size(); ++k) {
            first_[k] = first_slot(k);
            cost = k == 0 ? Costs{} : step(k, cost);
            double const late_s = time_s_[k] - grid_.origin_s - grid_.period_s * first_[k];
            for (std::size_t s = 0; s < kSlots; ++s) {
                cost[s] += misfit(late_s - grid_.period_s * static_cast<double>(s));
            }
        }
        return trace_back(cost);
    }

private:
    /// Rises with every frame, so that a burst of frames that came at one moment still finds a way through.
    [[nodiscard]] int first_slot(std::size_t k) const {
        int const expected = nearest_slot(time_s_[k], grid_) - kSlotsBefore;
        return k == 0 ? expected : std::max(expected, first_[k - 1] + 1);
    }

    /// Cost of being in each slot of frame k before its own misfit: the best earlier slot plus the drops
    /// between.
    Costs step(std::size_t k, Costs const& before) {
        Costs best;
        std::array<unsigned char, kSlots> best_from;
        double least = std::numeric_limits<double>::infinity();
        unsigned char from = 0;
        for (std::size_t s = 0; s < kSlots; ++s) {
            double const value = before[s] - kDropCost * static_cast<double>(s);
            from = value < least ? static_cast<unsigned char>(s) : from;
            least = std::min(value, least);
            best[s] = least;
            best_from[s] = from;
        }
        auto const ahead = static_cast<std::size_t>(first_[k] - first_[k - 1]);
        Costs cost;
        for (std::size_t s = 0; s < kSlots; ++s) {
            std::size_t const last = std::min(s + ahead, kSlots) - 1;
            cost[s] = best[last] + kDropCost * static_cast<double>(s + ahead - 1);
            from_[k][s] = best_from[last];
        }
        return cost;
    }

    GridFit trace_back(Costs const& cost) {
        auto const last = std::ranges::min_element(cost);
        GridFit found{.grid = grid_, .slot = std::vector<int>(time_s_.size()), .cost = *last};
        auto s = static_cast<std::size_t>(last - cost.begin());
        for (std::size_t k = time_s_.size(); k-- > 0;) {
            found.slot[k] = first_[k] + static_cast<int>(s);
            s = static_cast<std::size_t>(from_[k][s]);
        }
        return found;
    }

    std::span<double const> time_s_;
    Grid grid_;
    std::vector<int> first_;
    std::vector<std::array<unsigned char, kSlots>> from_;
};

/// Sums of a weighted line through points, in lanes side by side.
struct LineSums {
    static constexpr std::size_t kLanes = 4;
    std::array<double, kLanes> w{}, x{}, y{}, xx{}, xy{};

    void add(std::size_t lane, double slot, double late_s) {
        double const weight = 1 / (1 + late_s * late_s * (1 / (kLateness_s * kLateness_s)));
        w[lane] += weight;
        x[lane] += weight * slot;
        y[lane] += weight * late_s;
        xx[lane] += weight * slot * slot;
        xy[lane] += weight * slot * late_s;
    }

    static double total(std::array<double, kLanes> const& lanes) {
        return (lanes[0] + lanes[1]) + (lanes[2] + lanes[3]);
    }
};

/// One step of the iteration below. `y` is what the frames are late by on the grid.
Grid refit(std::span<double const> time_s, std::span<int const> slot, Grid grid) {
    LineSums sums;
    auto const add = [&](std::size_t lane, std::size_t k) {
        double const x = slot[k];
        sums.add(lane, x, time_s[k] - grid.origin_s - grid.period_s * x);
    };
    std::size_t k = 0;
    for (; k + LineSums::kLanes <= slot.size();
         k += LineSums::kLanes) { // Whole groups are added side by side.
        for (std::size_t lane = 0; lane < LineSums::kLanes; ++lane) {
            add(lane, k + lane);
        }
    }
    for (std::size_t lane = 0; k < slot.size(); ++lane, ++k) {
        add(lane, k);
    }
    double const w = LineSums::total(sums.w), x = LineSums::total(sums.x), y = LineSums::total(sums.y);
    double const spread = w * LineSums::total(sums.xx) - x * x;
    if (spread <= 0) {
        return grid;
    }
    double const longer_s = (w * LineSums::total(sums.xy) - x * y) / spread;
    return {.origin_s = grid.origin_s + (y - longer_s * x) / w, .period_s = grid.period_s + longer_s};
}

/// Least-squares line through (slot, time), with weights that fade for late frames (iteratively reweighted,
/// Cauchy).
Grid fit(std::span<double const> time_s, std::span<int const> slot, Grid grid) {
    for (int round = 0; round < 4; ++round) {
        grid = refit(time_s, slot, grid);
    }
    return grid;
}

} // namespace

GridFit fit_grid(std::span<double const> time_s, Grid guess, int rounds) {
    GridFit found{.grid = guess, .slot = {}, .cost = 0};
    for (int round = 0; round < rounds; ++round) {
        found = SlotSearch{time_s, found.grid}.run();
        found.grid = fit(time_s, found.slot, found.grid);
    }
    return found;
}

double misfit_to_nearest(double time_s, Grid const& grid) {
    return misfit(time_s - grid.origin_s - grid.period_s * nearest_slot(time_s, grid));
}

} // namespace hrv
