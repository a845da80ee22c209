#pragma once

#include <span>
#include <vector>

namespace hrv {

/// An even grid of moments at which a camera takes frames: slot n stands at `origin_s + n * period_s`.
struct Grid {
    double origin_s{0.0};
    double period_s{0.0};
};

/// A grid and the slot of each frame on it.
struct GridFit {
    Grid grid;
    std::vector<int> slot;
    double cost{0.0}; ///< Misfit of the stamps and price of the drops, in squared deviations.
};

/// Gives each frame its own slot, allowing for late stamps and lost frames, and fits the grid to them, in
/// turns. Precondition: at least two frames, times that do not decrease.
[[nodiscard]] GridFit fit_grid(std::span<double const> time_s, Grid guess, int rounds);

/// How badly a stamp misses the nearest slot of the grid, in squared deviations.
[[nodiscard]] double misfit_to_nearest(double time_s, Grid const& grid);

} // namespace hrv
