// hrv_judge [--straps FOLDER] [--two-hands FOLDER] [--rates N] [--restless N]: what `./dev bench hrv` prints
// besides the strap comparison, as one JSON object.
#include "hrv/evaluation/conditions/ladder.hpp"
#include "hrv/evaluation/conditions/rate_locks.hpp"
#include "hrv/evaluation/conditions/restless.hpp"
#include "hrv/evaluation/conditions/two_hands.hpp"
#include "hrv/evaluation/dataset.hpp"
#include "output/json_object.hpp"
#include "signal/statistics.hpp"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

namespace judge = hrv::evaluation;

std::string quantiles(std::span<double const> values) {
    hrv::JsonObject object;
    if (!values.empty()) {
        object.field("median", hrv::median(values));
        object.field("low", hrv::quantile(values, 0.1));
        object.field("high", hrv::quantile(values, 0.9));
    }
    object.field("count", static_cast<double>(values.size()));
    return std::move(object).close();
}

std::string sizes(std::span<double const> differences) {
    std::vector<double> found;
    for (double const difference : differences) {
        found.push_back(std::abs(difference));
    }
    return quantiles(found);
}

std::string to_json(judge::TwoHands const& found) {
    hrv::JsonObject refused, persons, object;
    for (auto const& [reason, count] : found.refused) {
        refused.field(reason, static_cast<double>(count));
    }
    for (auto const& [name, ratios] : found.noise_ratios_by_person) {
        persons.raw(name, quantiles(ratios));
    }
    object.field("windows", static_cast<double>(found.windows));
    object.raw("refused", std::move(refused).close());
    object.field("hr_mae", found.rate_errors_bpm.empty() ? 0.0 : hrv::mean(found.rate_errors_bpm));
    object.raw("rmssd_difference_ms", sizes(found.rmssd_differences_ms));
    object.raw("sdnn_difference_ms", sizes(found.sdnn_differences_ms));
    object.raw("rmssd_ms", quantiles(found.rmssd_ms));
    object.raw("noise_ratio", quantiles(found.noise_ratios));
    object.raw("noise_ratio_by_person", std::move(persons).close());
    return std::move(object).close();
}

std::string to_json(judge::Rung const& rung) {
    hrv::JsonObject object;
    object.field("disturbance", rung.disturbance);
    object.field("strength", rung.strength);
    object.field("recordings", static_cast<double>(rung.recordings));
    object.field("answered", static_cast<double>(rung.answered));
    object.field("rmssd_bias_percent", rung.rmssd_bias_percent);
    object.field("rmssd_worst_percent", rung.rmssd_worst_percent);
    object.field("whole_bias_percent", rung.whole_bias_percent);
    object.field("quality", rung.quality);
    return std::move(object).close();
}

std::string to_json(judge::RateLocks const& found) {
    hrv::JsonObject object;
    object.field("recordings", static_cast<double>(found.recordings));
    object.field("answered", static_cast<double>(found.answered));
    object.field("halved", static_cast<double>(found.halved));
    object.field("doubled", static_cast<double>(found.doubled));
    object.field("wrong", static_cast<double>(found.wrong));
    object.field("mean_error_bpm", found.mean_error_bpm);
    return std::move(object).close();
}

std::string to_json(judge::Restless const& found) {
    hrv::JsonObject refused, object;
    for (auto const& [reason, count] : found.refused) {
        refused.field(reason, static_cast<double>(count));
    }
    object.field("recordings", static_cast<double>(found.recordings));
    object.field("answered", static_cast<double>(found.answered));
    object.field("variability", static_cast<double>(found.variability));
    object.field("wrong", static_cast<double>(found.wrong));
    object.field("mean_error_bpm", found.mean_error_bpm);
    object.field("worst_error_bpm", found.worst_error_bpm);
    object.raw("refused", std::move(refused).close());
    return std::move(object).close();
}

int fail(std::string const& why) {
    std::fprintf(stderr, "hrv_judge: %s\n", why.c_str());
    return 1;
}

} // namespace

int main(int count, char** words) {
    hrv::JsonObject object;
    for (int k = 1; k + 1 < count; k += 2) {
        std::string_view const flag = words[k];
        if (flag == "--two-hands") {
            auto const found = judge::judge_two_hands(words[k + 1]);
            if (!found) {
                return fail(found.error());
            }
            object.raw("two_hands", to_json(*found));
        } else if (flag == "--straps") {
            auto const dataset = judge::read_dataset(words[k + 1]);
            if (!dataset) {
                return fail(dataset.error());
            }
            std::vector<hrv::Recording> recordings;
            for (auto const& strap : *dataset) {
                recordings.push_back(strap.recording);
            }
            object.raw("ladder", hrv::json_list(judge::climb_ladder(recordings),
                                                [](judge::Rung const& rung) { return to_json(rung); }));
        } else if (flag == "--rates") {
            object.raw("rates", to_json(judge::try_rates(std::atoi(words[k + 1]))));
        } else if (flag == "--restless") {
            object.raw("restless", to_json(judge::judge_restless(std::atoi(words[k + 1]))));
        } else {
            return fail("usage: hrv_judge [--straps FOLDER] [--two-hands FOLDER] [--rates N] [--restless N]");
        }
    }
    std::puts(std::move(object).close().c_str());
    return 0;
}
