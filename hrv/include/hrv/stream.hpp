#pragma once

#include "hrv/analyze.hpp"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace hrv {

/// One video frame's mean colour.
struct Frame {
    Milliseconds time;
    double red{0.0};
    double green{0.0};
    double blue{0.0};
};

/// Whether a frame was accepted, and if not why. A refused frame changes nothing.
enum class Taken { yes, time_goes_back, not_finite, full };

/// A point of the curve on the screen; 1 is the usual height of the pulse, upwards is blood filling the
/// finger.
struct WavePoint {
    Milliseconds time;
    double height{0.0};
};

/// Seconds that did not count, and the reason for it.
struct Trouble {
    Reason reason{Reason::no_pulse};
    Seconds from;
    Seconds until;
};

/// The longest time that a screen waits for a clear minute.
inline constexpr Seconds kLongestWait{120.0};

/// A screen shows these while the finger rests on the lens. Refreshed twice a second of signal.
struct Live {
    Seconds elapsed;
    Quality quality{0.0, Reason::too_short}; ///< Of the last seconds; `sentence(quality.reason)` coaches.
    std::optional<BeatsPerMinute> heart_rate;
    std::optional<Milliseconds> last_beat; ///< Changes with each new beat.
    std::optional<double>
        coherence; ///< 0 to 1: how far one slow wave rules the heart rate (for biofeedback).
    Seconds clear; ///< Clear seconds so far. They count towards the minute; disturbed ones do not.
    /// The last disturbance, for a screen that says why the minute takes longer.
    std::optional<Trouble> trouble;
    /// A full minute is clear, or two minutes have passed: more time brings no better answer.
    bool complete{false};
};

/// Takes frames as they come, shows what they mean so far, and gives at the end exactly what `analyze` gives
/// for the same frames. Memory is bounded by kMaxFrames; a push costs a copy, and twice a second the analysis
/// of a few seconds.
class Stream {
public:
    Stream();
    Stream(Stream&&) noexcept;
    Stream& operator=(Stream&&) noexcept;
    ~Stream();

    Taken push(Frame const& frame);

    [[nodiscard]] Live const& live() const;

    /// The curve of the last seconds, oldest first, 50 points a second.
    [[nodiscard]] std::span<WavePoint const> waveform() const;

    [[nodiscard]] Analysis finish() const;

    [[nodiscard]] Recording const& recording() const;

private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace hrv
