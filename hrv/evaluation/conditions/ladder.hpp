#pragma once

#include "hrv/recording.hpp"

#include <span>
#include <string>
#include <vector>

namespace hrv::evaluation {

/// The effect of one strength of one disturbance on recordings whose undisturbed values are known.
struct Rung {
    std::string disturbance;
    double strength{0.0}; ///< In parts of the pulse's size, milliseconds, percent or levels, by disturbance.
    int recordings{0};
    int answered{0};
    double rmssd_bias_percent{0.0}; ///< Mean of those that are answered, over the beats that they rest on.
    double rmssd_worst_percent{0.0};
    double whole_bias_percent{0.0}; ///< The same against the undisturbed recording as a whole.
    double quality{0.0};            ///< Mean over all; a refusal counts as 0.
};

/// Disturbs each recording, weaker and stronger, and compares RMSSD with that of the recording as it was. A
/// minute that lost half of its beats has another RMSSD than the whole one, so both are taken over the beats
/// that are left.
[[nodiscard]] std::vector<Rung> climb_ladder(std::span<Recording const> recordings);

} // namespace hrv::evaluation
