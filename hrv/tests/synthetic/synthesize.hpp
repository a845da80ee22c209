#pragma once

#include "synthetic/camera.hpp"
#include "synthetic/heart.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace hrv::synthetic {

struct Options {
    HeartOptions heart;
    CameraOptions camera;
    std::uint64_t seed{1};
};

/// The truth about a synthetic recording. Times are those of the heartbeats, in milliseconds from
/// the first frame; the pulse in the light follows by a constant, as it does in a body.
struct Truth {
    std::vector<double> beats_ms;
    std::vector<double> ectopic_ms;
    double heart_rate_bpm{0.0};
    double rmssd_ms{0.0};
    double sdnn_ms{0.0};
    double pnn50{0.0};
};

struct Synthetic {
    Recording recording;
    Truth truth;
};

/// The same options give the same recording on every machine.
[[nodiscard]] Synthetic synthesize(Options const& options);

[[nodiscard]] std::string to_csv(Recording const& recording);
[[nodiscard]] std::string to_json(Options const& options, Truth const& truth);

} // namespace hrv::synthetic
