#include "fuzz/targets.hpp"

#include "hrv/explain.hpp"
#include "hrv/input.hpp"
#include "hrv/json.hpp"

#include <cmath>
#include <cstdlib>
#include <cstring>

namespace hrv::fuzz {
namespace {

constexpr std::size_t kFrameBytes = 4;
constexpr std::size_t kMostFrames = 8000;
constexpr std::size_t kMostStreamed = 400;

void require(bool holds) {
    if (!holds) {
        std::abort();
    }
}

void check_summary(Summary const& summary) {
    require(summary.heart_rate.value() >= 30 && summary.heart_rate.value() <= 200);
    require(std::isfinite(summary.rmssd.value()) && summary.rmssd.value() >= 0);
    require(std::isfinite(summary.sdnn.value()) && summary.sdnn.value() >= 0);
    require(summary.pnn50.value() >= 0 && summary.pnn50.value() <= 100);
}

void check(Analysis const& analysis) {
    require(analysis.quality.value >= 0 && analysis.quality.value <= 1);
    require(!to_json(analysis).empty());
    if (analysis.result) {
        check_summary(*analysis.result);
    } else {
        require(analysis.runs.empty() && !analysis.result.error().message.empty());
    }
}

void check(ParseError const& error) {
    require(!error.message.empty());
}

std::string_view text_of(Bytes bytes) {
    return {reinterpret_cast<char const*>(bytes.data()), bytes.size()};
}

/// A camera that is nearly plausible: steps of 0 to 255 ms, colours that wander. Reaches deep code quickly.
Recording frames_of(Bytes bytes) {
    Recording recording;
    double time = 0;
    for (std::size_t k = 0; k + kFrameBytes <= bytes.size() && k < kFrameBytes * kMostFrames;
         k += kFrameBytes) {
        time += bytes[k];
        recording.time_ms.push_back(time);
        recording.red.push_back(bytes[k + 1]);
        recording.green.push_back(bytes[k + 2] / 255.0 * bytes[k + 3]);
        recording.blue.push_back(bytes[k + 3]);
    }
    return recording;
}

void check(Input const& input) {
    if (auto const* recording = std::get_if<Recording>(&input)) {
        check(analyze(*recording));
    } else if (auto const* intervals = std::get_if<std::vector<Milliseconds>>(&input)) {
        check(analyze_rr(*intervals));
    } else {
        check(analyze_ppg(std::get<PulseTrace>(input)));
    }
}

void check(auto const& parsed)
    requires requires { parsed.error(); }
{
    if (parsed) {
        check(Input{*parsed});
    } else {
        check(parsed.error());
    }
}

} // namespace

void parse_camera_csv(Bytes bytes) {
    check(parse_csv(text_of(bytes)));
}

void parse_camera_json(Bytes bytes) {
    check(parse_json(text_of(bytes)));
}

void parse_strap(Bytes bytes) {
    check(parse_input(text_of(bytes), InputKind::rr));
}

void parse_oximeter(Bytes bytes) {
    check(parse_ppg(text_of(bytes)));
}

void recognise_any(Bytes bytes) {
    auto const text = text_of(bytes);
    check(parse_input(text, recognise(text)));
}

void analyze_frames(Bytes bytes) {
    auto const recording = frames_of(bytes);
    auto const explained = explain(recording, nullptr);
    check(explained.analysis);
    require(!to_json(explained).empty());
    check(analyze_ppg({.time_ms = recording.time_ms, .value = recording.green}));
}

/// NaN, infinities, denormals, huge steps.
void analyze_bit_patterns(Bytes bytes) {
    Recording recording;
    for (std::size_t k = 0; k + 16 <= bytes.size(); k += 16) {
        double values[2];
        std::memcpy(values, bytes.data() + k, sizeof(values));
        recording.time_ms.push_back(values[0]);
        recording.red.push_back(values[1]);
    }
    check(analyze(recording));
}

void stream_frames(Bytes bytes) {
    auto const recording = frames_of(bytes);
    Stream stream;
    for (std::size_t k = 0; k < recording.time_ms.size() && k < kMostStreamed; ++k) {
        stream.push(
            {Milliseconds{recording.time_ms[k]}, recording.red[k], recording.green[k], recording.blue[k]});
    }
    require(!to_json(stream.live()).empty());
    check(stream.finish());
}

} // namespace hrv::fuzz
