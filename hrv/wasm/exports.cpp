// The plain C face of the core in a browser. Texts and numbers cross as addresses in the module's own memory;
// what a call returns stays valid until the next call that returns the same kind of thing. See README.md for
// the order of calls.
#include "hrv/json.hpp"
#include "hrv/ppg.hpp"
#include "hrv/rr.hpp"
#include "hrv/stream.hpp"

#include <cstddef>
#include <cstdlib>
#include <string>
#include <vector>

#define HRV_EXPORT(name) extern "C" __attribute__((export_name(#name))) auto name

namespace {

std::string& answer() {
    static std::string text;
    return text;
}

char const* answer_with(std::string text) {
    answer() = std::move(text);
    return answer().c_str();
}

std::string json_of(hrv::ParseError const& error) {
    return R"({"parse_error":{"line":)" + std::to_string(error.line) + R"(,"column":")" +
           std::string{error.column} + R"(","message":")" + error.message + R"("}})";
}

} // namespace

HRV_EXPORT(hrv_allocate)(std::size_t bytes)->void* {
    return std::malloc(bytes);
}

HRV_EXPORT(hrv_release)(void* memory)->void {
    std::free(memory);
}

/// Bytes of the JSON text that was returned last.
HRV_EXPORT(hrv_answer_length)()->std::size_t {
    return answer().size();
}

/// The analysis of a CSV recording as JSON, or `parse_error` with line, column and message.
HRV_EXPORT(hrv_analyze_csv)(char const* text, std::size_t length)->char const* {
    auto const recording = hrv::parse_csv({text, length});
    return answer_with(recording ? hrv::to_json(hrv::analyze(*recording)) : json_of(recording.error()));
}

/// The same for `time_ms,ppg` of a pulse oximeter.
HRV_EXPORT(hrv_analyze_ppg)(char const* text, std::size_t length)->char const* {
    auto const trace = hrv::parse_ppg({text, length});
    return answer_with(trace ? hrv::to_json(hrv::analyze_ppg(*trace)) : json_of(trace.error()));
}

/// The same for the intervals of a chest strap.
HRV_EXPORT(hrv_analyze_rr)(char const* text, std::size_t length)->char const* {
    auto const intervals = hrv::parse_rr({text, length});
    return answer_with(intervals ? hrv::to_json(hrv::analyze_rr(*intervals)) : json_of(intervals.error()));
}

HRV_EXPORT(hrv_stream_open)()->hrv::Stream* {
    return new hrv::Stream;
}

HRV_EXPORT(hrv_stream_close)(hrv::Stream* stream)->void {
    delete stream;
}

/// 0 taken, 1 the time goes back, 2 not finite, 3 full.
HRV_EXPORT(hrv_stream_push)(hrv::Stream* stream, double time_ms, double red, double green, double blue)->int {
    return static_cast<int>(stream->push({hrv::Milliseconds{time_ms}, red, green, blue}));
}

HRV_EXPORT(hrv_stream_live)(hrv::Stream const* stream)->char const* {
    return answer_with(hrv::to_json(stream->live()));
}

/// Pairs of time in milliseconds and height; `hrv_stream_waveform_length` says how many pairs.
HRV_EXPORT(hrv_stream_waveform)(hrv::Stream const* stream)->double const* {
    static std::vector<double> pairs;
    pairs.clear();
    for (auto const& point : stream->waveform()) {
        pairs.push_back(point.time.value());
        pairs.push_back(point.height);
    }
    return pairs.data();
}

HRV_EXPORT(hrv_stream_waveform_length)(hrv::Stream const* stream)->std::size_t {
    return stream->waveform().size();
}

HRV_EXPORT(hrv_stream_finish)(hrv::Stream const* stream)->char const* {
    return answer_with(hrv::to_json(stream->finish()));
}
