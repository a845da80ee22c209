#include "hrv/evaluation/report.hpp"
#include "output/json_object.hpp"

namespace hrv::evaluation {
namespace {

void put(JsonObject& object, std::string_view name, std::optional<double> value) {
    object.raw(name, value ? JsonObject::number(*value) : "null");
}

std::string json_of(Figures const& figures) {
    JsonObject object;
    put(object, "hr_bpm", figures.hr_bpm);
    put(object, "rmssd_ms", figures.rmssd_ms);
    put(object, "sdnn_ms", figures.sdnn_ms);
    put(object, "pnn50", figures.pnn50);
    return std::move(object).close();
}

void add_results(JsonObject& object, Score const& score) {
    object.field("quality", score.quality);
    object.field("shift", score.shift_ms);
    object.field("f1", score.f1);
    object.field("f1_50", score.f1_narrow);
    object.field("se", score.sensitivity);
    object.field("ppv", score.positive_predictive_value);
    put(object, "ibi_mae", score.intervals.mean_ms);
    put(object, "ibi_med", score.intervals.median_ms);
    put(object, "ibi_bias", score.intervals.bias_ms);
    put(object, "ibi_sd", score.intervals.deviation_ms);
    object.field("ibi_cov", score.intervals.coverage);
    put(object, "noise_ratio", score.noise_ratio);
    object.raw("beats", json_of(score.beats));
    object.raw("reported", json_of(score.reported));
    put(object, "runtime_ms", score.runtime_ms);
}

std::string json_of(Score const& score) {
    JsonObject object;
    object.field("rec", score.number);
    object.field("n_truth", static_cast<double>(score.true_beats));
    object.raw("truth", json_of(score.truth));
    object.raw("failed", score.failed ? "true" : "false");
    if (!score.failed) {
        add_results(object, score);
    }
    return std::move(object).close();
}

void put(JsonObject& object, std::string const& name, FigureTotals const& totals) {
    object.field(name + "_mae", totals.mean_error);
    object.field(name + "_medae", totals.median_error);
    object.field(name + "_bias", totals.bias);
    object.field(name + "_acc", totals.accuracy);
    object.field(name + "_w10", totals.within_tenth);
    object.field(name + "_worst", totals.worst);
}

std::string json_of(Totals const& all) {
    JsonObject object;
    object.field("n", static_cast<double>(all.recordings));
    object.field("failed", static_cast<double>(all.failed));
    object.field("f1", all.f1);
    object.field("f1_50", all.f1_narrow);
    put(object, "ibi_mae", all.interval_error_ms);
    object.field("ibi_cov", all.coverage);
    put(object, "hr", all.hr_bpm);
    put(object, "rmssd", all.rmssd_ms);
    put(object, "sdnn", all.sdnn_ms);
    object.field("pnn50_mae", all.pnn50_error);
    put(object, "runtime_ms", all.median_runtime_ms);
    put(object, "slowest_ms", all.slowest_runtime_ms);
    return std::move(object).close();
}

} // namespace

std::string to_json(Evaluation const& evaluation) {
    JsonObject lags;
    for (auto const& [number, lag_s] : evaluation.lags) {
        lags.field(std::to_string(number), lag_s);
    }
    JsonObject object;
    object.raw("recordings", json_list(evaluation.scores, [](Score const& score) { return json_of(score); }));
    object.raw("reported", json_of(evaluation.reported));
    object.raw("beats", json_of(evaluation.beats));
    object.raw("lags_s", std::move(lags).close());
    return std::move(object).close();
}

} // namespace hrv::evaluation
