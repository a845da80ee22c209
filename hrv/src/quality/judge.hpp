#pragma once

#include "beats/channels.hpp"
#include "hrv/analyze.hpp"
#include "intervals/summary.hpp"
#include "quality/light.hpp"

#include <optional>
#include <span>
#include <vector>

namespace hrv {

/// A second moved when the light between breath and pulse moved more than this part of the pulse.
inline constexpr double kMovingDrift = 1.0;

/// Half an hour, and what a hand takes to stop it.
inline constexpr double kLongestRecording_s = 30.5 * 60;

/// Troubles that are seen before the pulse is looked for.
[[nodiscard]] std::optional<Refusal> refuse_capture(Capture const& capture, Light const& light);

/// Marks the beats whose time the light around them supports.
void mark_trusted(ChannelPulse& pulse);

/// Marks the beats that can be counted, though not timed, for a heart rate alone.
void mark_counted(ChannelPulse& pulse);

/// Whether each started second is clear: light that shows a pulse, between two trusted beats.
[[nodiscard]] std::vector<bool> clear_seconds(ChannelPulse const& pulse, Light const& light);

/// Whether enough clear seconds hold a pulse: noise, lamps and moving fingers also have maxima. Light that a
/// finger would not let through is then no finger rather than a restless one.
[[nodiscard]] std::optional<Refusal> refuse_pulse(ChannelPulse const& pulse, std::span<Quality const> seconds,
                                                  std::vector<bool> const& clear, Light const& light,
                                                  Seconds least = kShortestRecording);

/// The refusal of variability where fewer clear seconds are left than it needs, or where speech or tremor in
/// the pulse's own band bends even those.
[[nodiscard]] std::optional<Refusal> refuse_variability(ChannelPulse const& pulse,
                                                        std::span<Quality const> seconds,
                                                        std::vector<bool> const& clear);

/// Whether so few seconds are disturbed that an uneven rhythm is the heart's own.
[[nodiscard]] bool is_calm(std::span<Quality const> seconds);

/// Whether the beats that are left are further apart than those of a heart at rest: every other one was lost.
[[nodiscard]] std::optional<Refusal> refuse_rate(BeatsPerMinute heart_rate);

/// One quality for each started second, from the light and from the beats around it.
[[nodiscard]] std::vector<Quality> quality_by_second(ChannelPulse const& pulse, Light const& light);

/// The quality of the whole: how much of it is clear, held down when it is short or has few frames.
[[nodiscard]] Quality overall_quality(std::span<Quality const> seconds, Summary const& summary,
                                      std::span<BeatRun const> runs, Capture const& capture);

/// Whether a range of RMSSD is so wide that it cannot tell little from much variability.
[[nodiscard]] bool says_nothing(Range const& rmssd);

[[nodiscard]] Refusal refusal(Reason reason, Seconds at);

/// Says how long the recording was and how long it must be at least.
[[nodiscard]] Refusal too_short(Seconds duration, Seconds least);

} // namespace hrv
