#pragma once

#include "hrv/recording.hpp"

#include <cstdint>
#include <map>
#include <string>

namespace hrv::evaluation {

/// A phone held in the hand after exertion: a fast pulse that slows down, a finger that stirs and presses,
/// and a camera that sets a new exposure. Every beat is known.
struct RestlessRecording {
    Recording recording;
    double heart_rate_bpm{0.0}; ///< Mean over the recording.
};

/// The same seed gives the same recording on every machine.
[[nodiscard]] RestlessRecording make_restless(std::uint64_t seed);

/// How many restless recordings have a heart rate, and how far it is off.
struct Restless {
    int recordings{0};
    int answered{0};    ///< Have a heart rate at least.
    int variability{0}; ///< Have RMSSD as well.
    int wrong{0};       ///< Off by more than 5 beats a minute.
    double mean_error_bpm{0.0};
    double worst_error_bpm{0.0};
    std::map<std::string, int> refused; ///< Without a heart rate, by reason.
};

[[nodiscard]] Restless judge_restless(int recordings);

} // namespace hrv::evaluation
