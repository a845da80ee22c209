#pragma once

#include "core/exercise/effect.hpp"
#include "core/state/balance.hpp"

#include <optional>
#include <string>
#include <vector>

namespace evenkeel::exercise {

/// How much each input decides of the score; why: docs/decisions. They sum to 1 and are the only place where
/// weights stand.
struct Weights {
    double fit{0.40};
    double worked{0.25};
    double evidence{0.15};
    double recency{0.15};
    double time{0.05};
};

inline constexpr Weights kWeights{};

/// From where to where, and what the member has at hand.
struct Wish {
    state::RingAngle from;
    state::RingAngle to;
    std::optional<double> minutes;          ///< Absent: no hurry.
    std::vector<Position> positions;        ///< Those that are possible; empty: any.
    std::vector<Surroundings> surroundings; ///< Those that are there; empty: any.
};

/// How near a place is to a state: 1 inside its band, falling to 0 at 90 degrees from its edge.
[[nodiscard]] double closeness(state::RingAngle place, state::StateName state);

/// How well an exercise leads from one place to the other, 0..1: the best of its routes, each the product of
/// both closenesses. "From anywhere" counts 0.85, so that a route made for a state comes first.
[[nodiscard]] double fit(Exercise const& exercise, Wish const& wish);

/// Whether it can be done where the member is, and with whom. Where they did not say, nothing is chosen that
/// needs somebody else.
[[nodiscard]] bool has_its_place(Exercise const& exercise, Wish const& wish);

/// Whether minutes, position and surroundings allow it.
[[nodiscard]] bool is_possible(Exercise const& exercise, Wish const& wish);

/// Each input of the score by itself, 0..1. Time is absent where the member named none.
struct Values {
    double fit{0};
    double worked{0};           ///< (estimate + 2) / 4
    double evidence{0};         ///< A 1, B 0.6, C 0.3
    double recency{0};          ///< Days since the last time over 7; 1 when that is longer, or never.
    std::optional<double> time; ///< 1 - |usual - minutes| / the larger of both
};

[[nodiscard]] Values values(Exercise const& exercise, Wish const& wish, Experience const& experience,
                            std::chrono::local_days today);

/// Σ weight × value, over the sum of the weights of the values that are there: 0..1.
[[nodiscard]] double score(Values const& values);

} // namespace evenkeel::exercise
