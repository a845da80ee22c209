#include "slot_search.hpp"

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
constexpr int kSlots = 10;
/// Beyond three deviations the cost grows linearly, so one very late frame does not drag the others.
constexpr double kLinearFrom = 3.0;

double misfit(double error_s) {
    double const e = std::abs(error_s) / kLateness_s;
    return e < kLinearFrom ? e * e : kLinearFrom * kLinearFrom + 2 * (e - kLinearFrom);
}

int nearest_slot(double time_s, Grid const& grid) {
    return static_cast<int>(std::lround((time_s - grid.origin_s) / grid.period_s));
}

/// The cheapest strictly increasing slots for all frames (Viterbi over a band around the even count).
class SlotSearch {
public:
    SlotSearch(std::span<double const> time_s, Grid grid)
        : time_s_{time_s}, grid_{grid}, first_(time_s.size()), from_(time_s.size()) {}

    GridFit run() {
        std::array<double, kSlots> cost{};
        for (std::size_t k = 0; k < time_s_.size(); ++k) {
            first_[k] = first_slot(k);
            cost = k == 0 ? std::array<double, kSlots>{} : step(k, cost);
            for (int s = 0; s < kSlots; ++s) {
                double const at = grid_.origin_s + grid_.period_s * (first_[k] + s);
                cost[static_cast<std::size_t>(s)] += misfit(time_s_[k] - at);
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
    std::array<double, kSlots> step(std::size_t k, std::array<double, kSlots> const& before) {
        std::array<double, kSlots> cost{};
        double best = std::numeric_limits<double>::infinity();
        int best_from = 0;
        int next = 0;
        for (int s = 0; s < kSlots; ++s) {
            int const slot = first_[k] + s;
            for (; next < kSlots && first_[k - 1] + next < slot; ++next) {
                double const value =
                    before[static_cast<std::size_t>(next)] - kDropCost * (first_[k - 1] + next);
                if (value < best) {
                    best = value;
                    best_from = next;
                }
            }
            cost[static_cast<std::size_t>(s)] = best + kDropCost * (slot - 1);
            from_[k][static_cast<std::size_t>(s)] = static_cast<unsigned char>(best_from);
        }
        return cost;
    }

    GridFit trace_back(std::array<double, kSlots> const& cost) {
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

/// Least-squares line through (slot, time), with weights that fade for late frames (iteratively reweighted,
/// Cauchy).
Grid fit(std::span<double const> time_s, std::span<int const> slot, Grid grid) {
    for (int round = 0; round < 4; ++round) {
        double w = 0, wx = 0, wy = 0, wxx = 0, wxy = 0;
        for (std::size_t k = 0; k < slot.size(); ++k) {
            double const x = slot[k];
            double const error = (time_s[k] - grid.origin_s - grid.period_s * x) / kLateness_s;
            double const weight = 1 / (1 + error * error);
            w += weight;
            wx += weight * x;
            wy += weight * time_s[k];
            wxx += weight * x * x;
            wxy += weight * x * time_s[k];
        }
        double const spread = w * wxx - wx * wx;
        if (spread <= 0) {
            return grid;
        }
        grid.period_s = (w * wxy - wx * wy) / spread;
        grid.origin_s = (wy - grid.period_s * wx) / w;
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
