#include "hrv/analyze.hpp"

#include "analysis/observer.hpp"
#include "beats/alternation.hpp"
#include "beats/channels.hpp"
#include "beats/pulse_arrival.hpp"
#include "clock/frame_clock.hpp"
#include "intervals/summary.hpp"
#include "quality/judge.hpp"
#include "quality/light.hpp"

#include <algorithm>
#include <expected>
#include <optional>
#include <span>

namespace hrv {
namespace {

/// Normal intervals that are left after early beats and artefacts must still cover about the time that
/// variability needs, less the beats at the edges of the clear stretches.
constexpr Seconds kLeastNormal = kShortestVariability * 0.8;

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
    mark_trusted(pulse);
    for (std::size_t k = 0; k < pulse.beats.time_s.size(); ++k) {
        double& variance = pulse.beats.variance_ms2[k];
        variance += clock_variance_ms2(times, pulse.beats.time_s[k], variance);
    }
    limit_to_alternation(pulse.beats);
    capture.channel = pulse.channel;
    if (observer != nullptr) {
        observer->saw_channels(pulses);
        observer->saw_pulse(pulse);
    }
    return pulse;
}

/// The heart rate of beats whose variability cannot be told, with the reason for that.
Analysis rate_only(Analysis analysis, MeasuredRate const& rate, Refusal why, Seconds clear) {
    analysis.quality = {0.0, why.reason};
    analysis.pulse_rate = PulseRate{.heart_rate = rate.heart_rate, .clear = clear, .beats = rate.beats};
    analysis.result = std::unexpected(std::move(why));
    return analysis;
}

/// A disturbed pulse may still be counted, over the stretches where every beat was seen.
Analysis answer_disturbed(Analysis analysis, ChannelPulse pulse, Light const& light, Refusal why) {
    if (why.reason == Reason::lamp_flicker || why.reason == Reason::no_finger) {
        return refused(std::move(analysis), std::move(why), light);
    }
    mark_counted(pulse);
    auto const counted = clear_seconds(pulse, light);
    auto const rate = measure_rate(without_arrival_delay(pulse.beats));
    if (refuse_pulse(pulse, analysis.seconds, counted, light) || !rate || refuse_rate(rate->heart_rate)) {
        return refused(std::move(analysis), std::move(why), light);
    }
    Seconds const seconds{static_cast<double>(std::ranges::count(counted, true))};
    if (why.reason == Reason::no_pulse) {
        why = refusal(Reason::weak_pulse, why.at); // There is one: it was counted.
    }
    return rate_only(std::move(analysis), *rate, std::move(why), seconds);
}

/// The answer for a pulse that was found.
Analysis answer(Analysis analysis, ChannelPulse const& pulse, Light const& light) {
    auto const clear = clear_seconds(pulse, light);
    if (auto why = refuse_pulse(pulse, analysis.seconds, clear, light)) {
        return answer_disturbed(std::move(analysis), pulse, light, std::move(*why));
    }
    auto const beats = without_arrival_delay(pulse.beats);
    auto const rate = measure_rate(beats);
    if (!rate) {
        return refused(std::move(analysis), refusal(Reason::no_pulse, Seconds{0}), light);
    }
    if (auto why = refuse_rate(rate->heart_rate)) {
        return refused(std::move(analysis), std::move(*why), light);
    }
    Seconds const seconds{static_cast<double>(std::ranges::count(clear, true))};
    if (rate->chaotic && is_calm(analysis.seconds)) {
        return rate_only(std::move(analysis), *rate, refusal(Reason::irregular_rhythm, Seconds{0}), seconds);
    }
    if (auto why = refuse_variability(pulse, analysis.seconds, clear)) {
        return rate_only(std::move(analysis), *rate, std::move(*why), seconds);
    }
    auto measured = measure_heart(beats);
    if (!measured || measured->summary.clear < kLeastNormal) {
        return rate_only(std::move(analysis), *rate, refusal(Reason::irregular_rhythm, Seconds{0}), seconds);
    }
    measured->summary.clear = seconds;
    auto const quality =
        overall_quality(analysis.seconds, measured->summary, measured->runs, analysis.capture);
    if (says_nothing(measured->summary.rmssd_range)) {
        auto const reason = quality.reason == Reason::good ? Reason::weak_pulse : quality.reason;
        MeasuredRate const counted{.heart_rate = measured->summary.heart_rate,
                                   .beats = measured->summary.beats};
        return rate_only(std::move(analysis), counted, refusal(reason, Seconds{0}), seconds);
    }
    analysis.runs = std::move(measured->runs);
    analysis.quality = quality;
    analysis.result = measured->summary;
    return analysis;
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
    analysis = answer(std::move(analysis), *pulse, light);
    passed(observer, Step::values);
    return analysis;
}

} // namespace hrv
