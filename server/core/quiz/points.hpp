#pragma once

#include "core/quiz/score.hpp"

namespace evenkeel::quiz {

/// The two halves of the ring.
enum class Side { regulated, dysregulated };

[[nodiscard]] Side side_of(StateName state);
[[nodiscard]] int points_of(Points const& points, Side side);
void add(Points& sum, Points const& more, int times = 1);

/// Returns the points of a slider where it stands; none when it was not moved.
[[nodiscard]] Points slider_points(Slider const& slider, Answers const& answers);

} // namespace evenkeel::quiz
