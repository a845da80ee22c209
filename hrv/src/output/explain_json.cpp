#include "hrv/explain.hpp"
#include "output/json_object.hpp"

#include <algorithm>

namespace hrv {
namespace {

std::string clock_object(Explained const& explained) {
    auto const& capture = explained.analysis.capture;
    JsonObject object;
    object.field("kind", name(capture.clock));
    object.field("frames", static_cast<double>(capture.frames));
    object.field("frame_rate_hz", capture.frame_rate.value());
    object.field("dropped_frames", static_cast<double>(capture.dropped_frames));
    object.field("period_ms", to_milliseconds(explained.frame_period).value());
    object.raw("steady", explained.steady_clock ? "true" : "false");
    return std::move(object).close();
}

std::string channel_object(ChannelFigures const& channel) {
    JsonObject object;
    object.field("channel", name(channel.channel));
    object.field("beats", static_cast<double>(channel.beats));
    object.field("clear_share", channel.clear_share);
    object.field("timing_noise_ms", channel.timing_noise.value());
    object.field("period_s", channel.period.value());
    object.field("repetition", channel.repetition);
    return std::move(object).close();
}

std::string intervals_object(Explained const& explained) {
    JsonObject object;
    for (auto const fate : kAllFates) {
        object.field(name(fate), static_cast<double>(count(explained, fate)));
    }
    return std::move(object).close();
}

std::string noise_object(Explained const& explained) {
    JsonObject object;
    object.field("rmssd_before_ms", explained.bare_rmssd->value());
    object.field("rmssd_after_ms", explained.analysis.result->rmssd.value());
    object.field("sdnn_before_ms", explained.bare_sdnn->value());
    object.field("sdnn_after_ms", explained.analysis.result->sdnn.value());
    return std::move(object).close();
}

} // namespace

std::size_t count(Explained const& explained, Fate fate) {
    return static_cast<std::size_t>(std::ranges::count(explained.intervals, fate, &ExplainedInterval::fate));
}

std::string to_json(Explained const& explained) {
    JsonObject object;
    object.raw("clock", clock_object(explained));
    object.raw("channels", json_list(explained.channels, channel_object));
    object.raw("intervals", intervals_object(explained));
    object.field("runs", static_cast<double>(explained.analysis.runs.size()));
    if (explained.bare_rmssd && explained.analysis.result) {
        object.raw("noise", noise_object(explained));
    }
    JsonObject times;
    for (auto const& [step, took] : explained.times) {
        times.field(step, took.value());
    }
    object.raw("steps_ms", std::move(times).close());
    return std::move(object).close();
}

} // namespace hrv
