#pragma once

#include "hrv/evaluation/evaluate.hpp"

#include <string>

namespace hrv::evaluation {

/// Mean difference and the limits between which 95 % of differences lie: mean ± 1.96 standard deviations
/// (Bland & Altman 1986, 10.1016/S0140-6736(86)90837-8). Failed recordings have no difference.
struct Agreement {
    std::size_t count{0};
    double bias{0.0};
    double lower{0.0};
    double upper{0.0};
};

[[nodiscard]] Agreement agreement(std::span<Score const> scores, Figure figure);

/// Two plots side by side as SVG: RMSSD and heart rate, camera minus strap against the mean of both.
[[nodiscard]] std::string bland_altman_svg(Evaluation const& evaluation);

} // namespace hrv::evaluation
