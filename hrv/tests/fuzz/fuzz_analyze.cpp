// libFuzzer: any bytes as CSV, and any frames as a stream, give an answer and never a crash, a hang or a wild
// number.
#include "hrv/json.hpp"
#include "hrv/ppg.hpp"
#include "hrv/rr.hpp"
#include "hrv/stream.hpp"

#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <cstring>

namespace {

void require(bool holds) {
    if (!holds) {
        std::abort();
    }
}

void check(hrv::Analysis const& analysis) {
    require(analysis.quality.value >= 0 && analysis.quality.value <= 1);
    require(!hrv::to_json(analysis).empty());
    if (!analysis.result) {
        require(analysis.runs.empty() && !analysis.result.error().message.empty());
        return;
    }
    auto const& summary = *analysis.result;
    require(summary.heart_rate.value() >= 30 && summary.heart_rate.value() <= 200);
    require(std::isfinite(summary.rmssd.value()) && summary.rmssd.value() >= 0);
    require(std::isfinite(summary.sdnn.value()) && summary.sdnn.value() >= 0);
    require(summary.pnn50.value() >= 0 && summary.pnn50.value() <= 100);
}

/// Bytes as a camera that is nearly plausible: steps of 0 to 255 ms, colours that wander. Reaches deep code
/// quickly.
hrv::Recording recording_of(std::uint8_t const* data, std::size_t size) {
    hrv::Recording recording;
    double time = 0;
    for (std::size_t k = 0; k + 4 <= size && k < 4 * 8000; k += 4) {
        time += data[k];
        recording.time_ms.push_back(time);
        recording.red.push_back(data[k + 1]);
        recording.green.push_back(data[k + 2] / 255.0 * data[k + 3]);
        recording.blue.push_back(data[k + 3]);
    }
    return recording;
}

/// Raw bit patterns as times and colours: NaN, infinities, denormals, huge steps.
hrv::Recording wild_recording_of(std::uint8_t const* data, std::size_t size) {
    hrv::Recording recording;
    for (std::size_t k = 0; k + 16 <= size; k += 16) {
        double values[2];
        std::memcpy(values, data + k, 16);
        recording.time_ms.push_back(values[0]);
        recording.red.push_back(values[1]);
    }
    return recording;
}

void check_stream(hrv::Recording const& recording) {
    hrv::Stream stream;
    for (std::size_t k = 0; k < recording.time_ms.size() && k < 1000; ++k) {
        stream.push({hrv::Milliseconds{recording.time_ms[k]}, recording.red[k], recording.green[k],
                     recording.blue[k]});
    }
    require(!hrv::to_json(stream.live()).empty());
    check(stream.finish());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    if (size < 2) {
        return 0;
    }
    std::uint8_t const kind = data[0] % 6;
    ++data;
    --size;
    std::string_view const text{reinterpret_cast<char const*>(data), size};
    switch (kind) {
    case 0:
        if (auto const recording = hrv::parse_csv(text)) {
            check(hrv::analyze(*recording));
        }
        break;
    case 1:
        check(hrv::analyze(wild_recording_of(data, size)));
        break;
    case 2:
        check(hrv::analyze(recording_of(data, size)));
        break;
    case 3:
        check_stream(recording_of(data, size));
        break;
    case 4:
        if (auto const intervals = hrv::parse_rr(text)) {
            check(hrv::analyze_rr(*intervals));
        }
        break;
    default:
        auto const recording = recording_of(data, size);
        check(hrv::analyze_ppg({.time_ms = recording.time_ms, .value = recording.green}));
    }
    return 0;
}
