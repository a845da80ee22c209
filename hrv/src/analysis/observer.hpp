#pragma once

#include "beats/channels.hpp"
#include "clock/frame_clock.hpp"
#include "hrv/ppg.hpp"

#include <cstdint>
#include <span>

namespace hrv {

/// The steps of the chain whose time is measured separately.
enum class Step : std::uint8_t { light, clock, resampling, bands, tracking, timing, fusion, quality, values };

/// Receives the intermediate results of the chain. An ordinary analysis has no observer and does no extra
/// work.
class Observer {
public:
    virtual ~Observer() = default;

    /// The step has just ended.
    virtual void passed(Step step) = 0;
    virtual void saw_clock(FrameTimes const& times) = 0;
    virtual void saw_channels(std::span<ChannelPulse const> pulses) = 0;
    virtual void saw_pulse(ChannelPulse const& pulse) = 0;
};

inline void passed(Observer* observer, Step step) {
    if (observer != nullptr) {
        observer->passed(step);
    }
}

/// As `analyze`, and reports to `observer` unless it is null.
[[nodiscard]] Analysis analyze_observed(Recording const& recording, Observer* observer);

/// As `analyze_ppg`, with the same observer.
[[nodiscard]] Analysis analyze_ppg_observed(PulseTrace const& trace, Observer* observer);

} // namespace hrv
