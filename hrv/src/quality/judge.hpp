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

/// Whether what was tracked is a pulse at all: noise, lamps and moving fingers also have maxima. Light that a
/// finger would not let through is then no finger rather than a restless one.
[[nodiscard]] std::optional<Refusal> refuse_pulse(ChannelPulse const& pulse, std::span<Quality const> seconds,
                                                  Light const& light);

/// Whether the beats that are left are further apart than those of a heart at rest: every other one was lost.
[[nodiscard]] std::optional<Refusal> refuse_rate(Measured const& measured);

/// Whether the beats came too unevenly for a value to mean anything.
[[nodiscard]] std::optional<Refusal> refuse_rhythm(Measured const& measured);

/// One quality for each started second, from the light and from the beats around it.
[[nodiscard]] std::vector<Quality> quality_by_second(ChannelPulse const& pulse, Light const& light);

/// The quality of the whole: how much of it is clear, held down when it is short or has few frames.
[[nodiscard]] Quality overall_quality(std::span<Quality const> seconds, Summary const& summary,
                                      Capture const& capture);

[[nodiscard]] Refusal refusal(Reason reason, Seconds at);

/// Says how long the recording was and how long it must be.
[[nodiscard]] Refusal too_short(Seconds duration);

} // namespace hrv
