#pragma once

#include "signal/pulse_wave.hpp"

#include <cstddef>
#include <span>
#include <vector>

namespace hrv {

/// The beats of one channel with their times to a fraction of a millisecond.
struct TimedBeats {
    std::vector<double> time_s;
    std::vector<double> likeness;     ///< Correlation of each beat with the typical beat, -1 to 1.
    std::vector<double> variance_ms2; ///< How uncertain each time is (`hrv/README.md`, "Timing noise").
    /// The variance that movement may add, told by the beat's height: enough to count the beat for less,
    /// too uncertain to be taken out of a value. Empty where nothing can move.
    std::vector<double> swell_ms2;
    /// Variance of the pulse's way from heart to finger from one beat to the next, which no light shows. 0
    /// where the heart itself was heard.
    double way_ms2{0.0};
    /// How many times the claims may be raised, because there is more noise between the beats than in them.
    double raise{1.0};
    /// Whether a value may rest on the beat. Empty where nothing can disturb it.
    std::vector<bool> trusted;
};

/// Moves each beat to where the recording's own typical beat fits best (matched filter, iterated; Woody 1967,
/// 10.1007/BF02474247), which uses the whole upslope instead of one sample of it.
[[nodiscard]] TimedBeats time_beats(PulseWave const& wave, std::span<std::size_t const> beats);

} // namespace hrv
