#pragma once

#include "hrv/recording.hpp"

#include <string>
#include <vector>

namespace hrv::tests {

/// A committed recording with what is known about it.
struct Golden {
    std::string name;
    Recording recording;
    double heart_rate_bpm{0.0};
    double rmssd_ms{0.0};
    double sdnn_ms{0.0};
    double pnn50{0.0};
    double breaths_per_minute{0.0};
    std::vector<double> beats_ms;
};

/// Reads hrv/tests/golden/<name>/; tests run in the root of the project.
[[nodiscard]] Golden load_golden(std::string const& name);

[[nodiscard]] std::string read_file(std::string const& path);

} // namespace hrv::tests
