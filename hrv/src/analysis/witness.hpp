#pragma once

#include "beats/channels.hpp"
#include "clock/frame_clock.hpp"
#include "hrv/ppg.hpp"

#include <cstdint>
#include <span>

namespace hrv {

/// The steps of the chain whose time is told apart.
enum class Step : std::uint8_t { light, clock, resampling, bands, tracking, timing, fusion, quality, values };

/// Is told by the chain what it finds on its way. The ordinary analysis has none, and pays nothing.
class Witness {
public:
    virtual ~Witness() = default;

    /// The step has just ended.
    virtual void passed(Step step) = 0;
    virtual void saw_clock(FrameTimes const& times) = 0;
    virtual void saw_channels(std::span<ChannelPulse const> pulses) = 0;
    virtual void saw_pulse(ChannelPulse const& pulse) = 0;
};

inline void passed(Witness* witness, Step step) {
    if (witness != nullptr) {
        witness->passed(step);
    }
}

/// As `analyze`, before the eyes of a witness (or of nobody: null).
[[nodiscard]] Analysis analyze_before(Recording const& recording, Witness* witness);

/// As `analyze_ppg`, likewise.
[[nodiscard]] Analysis analyze_ppg_before(PulseTrace const& trace, Witness* witness);

} // namespace hrv
