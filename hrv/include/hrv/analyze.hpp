#pragma once

#include "hrv/intervals.hpp"
#include "hrv/reason.hpp"
#include "hrv/recording.hpp"
#include "hrv/units.hpp"

#include <cstddef>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hrv {

enum class Channel { none, red, green, blue };

[[nodiscard]] std::string_view name(Channel channel);

/// How the frames were timed: by the sensor, or by a callback that came late and sometimes not at all.
enum class FrameClock { sensor, callback };

[[nodiscard]] std::string_view name(FrameClock clock);

/// Facts about how the recording was made, known even when it cannot be read.
struct Capture {
    Seconds duration;
    std::size_t frames{0};
    Hertz frame_rate;
    FrameClock clock{FrameClock::sensor};
    std::size_t dropped_frames{0};
    Channel channel{Channel::none};
};

/// How far a stretch can be trusted: 0 nothing, 1 fully. Below 1 the reason says what held it back.
struct Quality {
    double value{0.0};
    Reason reason{Reason::no_pulse};
};

/// Beats that follow each other without a gap, in milliseconds from the first frame.
struct BeatRun {
    std::vector<Milliseconds> beats;
};

struct BeatCounts {
    std::size_t found{0};   ///< Beats seen between the first and the last one.
    std::size_t used{0};    ///< Beats at an end of an interval that was used.
    std::size_t ectopic{0}; ///< Early beats, left out together with the intervals on both sides.
    Percent corrected;      ///< Share of intervals left out: disturbed, artefacts, or beside an early beat.
};

/// Where in the spectrum the variability lies. From one or two minutes HF can be read, LF only hinted at;
/// their ratio says nothing about a balance (Billman 2013, 10.3389/fphys.2013.00026) and is not computed.
struct Spectrum {
    MillisecondsSquared low;                   ///< 0.04–0.15 Hz.
    MillisecondsSquared high;                  ///< 0.15–0.40 Hz.
    std::optional<BreathsPerMinute> breathing; ///< Only where breathing clearly moves the heart rate.
};

/// The limits between which a value lies with a probability of 95 %.
struct Range {
    Milliseconds low;
    Milliseconds high;
};

/// The values of a recording that could be read. Formulas: `hrv/intervals.hpp`.
/// RMSSD and SDNN are freed of the timing noise of the camera, so they can lie below those of the bare
/// intervals.
struct Summary {
    BeatsPerMinute heart_rate;
    Milliseconds rmssd;
    Milliseconds sdnn;
    Percent pnn50;
    double ln_rmssd{0.0};
    Poincare poincare;
    Spectrum spectrum;
    Milliseconds timing_noise; ///< Standard deviation of one beat's time, estimated from the pulse shapes.
    double certainty{0.0};     ///< Share of the seen beat-to-beat differences that is the heart's, 0 to 1.
    Range rmssd_range;         ///< Narrows with more differences and with less timing noise.
    Range sdnn_range;
    Seconds clear; ///< Seconds of the recording that the values rest on.
    BeatCounts beats;
};

/// Remains when the variability cannot be told: the heart rate, from at least 20 clear seconds.
struct PulseRate {
    BeatsPerMinute heart_rate;
    Seconds clear;
    BeatCounts beats;
};

/// Why there is no number, from which second on, and what helps.
struct Refusal {
    Reason reason{Reason::no_pulse};
    Seconds at;          ///< Start of the longest stretch with that trouble.
    std::string message; ///< For a person.
};

struct Analysis {
    Capture capture;
    Quality quality;
    std::vector<Quality> seconds; ///< One for each started second of the recording, of the first 31 minutes.
    std::vector<BeatRun> runs;    ///< Empty when refused.
    std::expected<Summary, Refusal> result{std::unexpected(Refusal{})};
    /// Only where `result` is a refusal of the variability alone.
    std::optional<PulseRate> pulse_rate;
};

/// Clear seconds that a heart rate needs, that RMSSD and SDNN need (Munoz et al.
/// 2015, 10.1371/journal.pone.0138921), and that support them well (Shaffer & Ginsberg 2017).
inline constexpr Seconds kShortestRecording{20.0};
inline constexpr Seconds kShortestVariability{30.0};
inline constexpr Seconds kRecommendedRecording{60.0};

/// Finds the pulse in a fingertip recording and measures it, or says why it cannot be measured.
/// A pure function: the same recording gives the same answer, on the server and in the browser.
[[nodiscard]] Analysis analyze(Recording const& recording);

} // namespace hrv
