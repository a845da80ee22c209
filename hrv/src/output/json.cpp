#include "hrv/json.hpp"

#include "output/json_object.hpp"

#include <span>
#include <string_view>

namespace hrv {
namespace {

std::string beats_with_gaps(std::span<BeatRun const> runs) {
    std::string text = "[";
    for (auto const& run : runs) {
        text += text.size() > 1 ? ",null" : "";
        for (auto const beat : run.beats) {
            text += text.size() > 1 ? "," : "";
            text += JsonObject::number(beat.value());
        }
    }
    return text + "]";
}

std::string by_second(std::span<Quality const> seconds) {
    return json_list(seconds, [](Quality const& second) {
        JsonObject entry;
        entry.field("quality", second.value);
        entry.field("reason", name(second.reason));
        return std::move(entry).close();
    });
}

void add_summary(JsonObject& object, Summary const& summary) {
    object.field("hr_bpm", summary.heart_rate.value());
    object.field("rmssd_ms", summary.rmssd.value());
    object.field("sdnn_ms", summary.sdnn.value());
    object.field("pnn50", summary.pnn50.value());
    object.field("ln_rmssd", summary.ln_rmssd);
    object.field("sd1_ms", summary.poincare.sd1.value());
    object.field("sd2_ms", summary.poincare.sd2.value());
    object.field("lf_ms2", summary.spectrum.low.value());
    object.field("hf_ms2", summary.spectrum.high.value());
    if (summary.spectrum.breathing) {
        object.field("breaths_per_minute", summary.spectrum.breathing->value());
    }
    object.field("timing_noise_ms", summary.timing_noise.value());
    object.field("certainty", summary.certainty);
    object.field("beats_found", static_cast<double>(summary.beats.found));
    object.field("beats_used", static_cast<double>(summary.beats.used));
    object.field("corrected_percent", summary.beats.corrected.value());
}

std::string refusal_object(Refusal const& refusal) {
    JsonObject object;
    object.field("reason", name(refusal.reason));
    object.field("at_s", refusal.at.value());
    object.field("message", refusal.message);
    return std::move(object).close();
}

} // namespace

std::string to_json(Analysis const& analysis) {
    JsonObject object;
    object.raw("beats_ms", beats_with_gaps(analysis.runs));
    if (analysis.result) {
        add_summary(object, *analysis.result);
    } else {
        object.raw("refusal", refusal_object(analysis.result.error()));
    }
    object.field("quality", analysis.quality.value);
    object.field("reason", name(analysis.quality.reason));
    object.field("message", sentence(analysis.quality.reason));
    object.field("duration_s", analysis.capture.duration.value());
    object.field("frames", static_cast<double>(analysis.capture.frames));
    object.field("frame_rate_hz", analysis.capture.frame_rate.value());
    object.field("clock", name(analysis.capture.clock));
    object.field("dropped_frames", static_cast<double>(analysis.capture.dropped_frames));
    object.field("channel", name(analysis.capture.channel));
    object.raw("seconds", by_second(analysis.seconds));
    return std::move(object).close();
}

std::string to_json(Live const& live) {
    JsonObject object;
    object.field("elapsed_s", live.elapsed.value());
    object.field("clear_s", live.clear.value());
    object.field("quality", live.quality.value);
    object.field("reason", name(live.quality.reason));
    object.field("message", sentence(live.quality.reason));
    if (live.heart_rate) {
        object.field("hr_bpm", live.heart_rate->value());
    }
    if (live.last_beat) {
        object.field("last_beat_ms", live.last_beat->value());
    }
    if (live.coherence) {
        object.field("coherence", *live.coherence);
    }
    return std::move(object).close();
}

} // namespace hrv
