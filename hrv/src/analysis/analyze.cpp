#include "hrv/analyze.hpp"

#include "analysis/observer.hpp"
#include "beats/channels.hpp"
#include "clock/frame_clock.hpp"
#include "intervals/summary.hpp"
#include "quality/judge.hpp"
#include "quality/light.hpp"

#include <expected>
#include <optional>
#include <span>

namespace hrv {
namespace {

Capture describe(Recording const& recording, FrameTimes const& times) {
    return {.duration = duration(recording),
            .frames = recording.time_ms.size(),
            .frame_rate = frame_rate(recording),
            .clock = times.clock,
            .dropped_frames = times.dropped,
            .channel = Channel::none};
}

Analysis refused(Analysis analysis, Refusal why, Light const& light) {
    if (analysis.seconds.empty()) {
        for (auto const reason : light.seconds) {
            analysis.seconds.push_back({0.0, reason == Reason::good ? why.reason : reason});
        }
    }
    analysis.quality = {0.0, why.reason};
    analysis.result = std::unexpected(std::move(why));
    return analysis;
}

/// The pulse of all colours together on the repaired clock; what was learnt about the capture is noted there.
std::optional<ChannelPulse> read_pulse(Recording const& recording, Capture& capture, Observer* observer) {
    auto const times = repair_clock(recording.time_ms);
    capture = describe(recording, times);
    if (observer != nullptr) {
        observer->saw_clock(times);
    }
    auto const pulses = read_channels(recording, times, observer);
    if (pulses.empty()) {
        return std::nullopt;
    }
    auto pulse = fuse(pulses);
    for (std::size_t k = 0; k < pulse.beats.time_s.size(); ++k) {
        pulse.beats.variance_ms2[k] += clock_variance_ms2(times, pulse.beats.time_s[k]);
    }
    capture.channel = pulse.channel;
    if (observer != nullptr) {
        observer->saw_channels(pulses);
        observer->saw_pulse(pulse);
    }
    return pulse;
}

std::expected<Measured, Refusal> measure_pulse(ChannelPulse const& pulse, std::span<Quality const> seconds,
                                               Light const& light) {
    if (auto why = refuse_pulse(pulse, seconds, light)) {
        return std::unexpected(std::move(*why));
    }
    auto measured = measure(pulse);
    if (!measured) {
        return std::unexpected(refusal(Reason::motion, Seconds{0}));
    }
    if (auto why = refuse_rate(*measured)) {
        return std::unexpected(std::move(*why));
    }
    if (auto why = refuse_rhythm(*measured)) {
        return std::unexpected(std::move(*why));
    }
    return std::move(*measured);
}

} // namespace

std::string_view name(Channel channel) {
    switch (channel) {
    case Channel::red:
        return "red";
    case Channel::green:
        return "green";
    case Channel::blue:
        return "blue";
    case Channel::none:
        break;
    }
    return "none";
}

std::string_view name(FrameClock clock) {
    return clock == FrameClock::sensor ? "sensor" : "callback";
}

Analysis analyze(Recording const& recording) {
    return analyze_observed(recording, nullptr);
}

Analysis analyze_observed(Recording const& recording, Observer* observer) {
    Analysis analysis;
    if (!check(recording)) {
        return refused(std::move(analysis), refusal(Reason::malformed, Seconds{0}), {});
    }
    auto const light = judge_light(recording);
    analysis.capture = describe(recording, {});
    if (auto why = refuse_capture(analysis.capture, light)) {
        return refused(std::move(analysis), std::move(*why), light);
    }
    passed(observer, Step::light);
    auto const pulse = read_pulse(recording, analysis.capture, observer);
    if (!pulse) {
        return refused(std::move(analysis),
                       refusal(light.red ? Reason::no_pulse : Reason::no_finger, Seconds{0}), light);
    }
    analysis.seconds = quality_by_second(*pulse, light);
    passed(observer, Step::quality);
    auto measured = measure_pulse(*pulse, analysis.seconds, light);
    passed(observer, Step::values);
    if (!measured) {
        return refused(std::move(analysis), std::move(measured.error()), light);
    }
    analysis.quality = overall_quality(analysis.seconds, measured->summary, analysis.capture);
    analysis.runs = std::move(measured->runs);
    analysis.result = measured->summary;
    return analysis;
}

} // namespace hrv
