// hrv_analyze_csv FILE: prints the analysis of a recording as JSON, with the time of a warm run.
#include "hrv/analyze.hpp"
#include "hrv/json.hpp"

#include <chrono>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>

namespace {

constexpr int kRuns = 5;

double fastest_run_ms(hrv::Recording const& recording) {
    double fastest = 1e9;
    for (int run = 0; run < kRuns; ++run) {
        auto const begin = std::chrono::steady_clock::now();
        auto const analysis = hrv::analyze(recording);
        std::chrono::duration<double, std::milli> const took = std::chrono::steady_clock::now() - begin;
        fastest = analysis.capture.frames > 0 && took.count() < fastest ? took.count() : fastest;
    }
    return fastest;
}

} // namespace

int main(int count, char** arguments) {
    if (count != 2) {
        std::fputs("usage: hrv_analyze_csv FILE.csv\n", stderr);
        return 2;
    }
    std::ifstream file(arguments[1], std::ios::binary);
    std::string const text{std::istreambuf_iterator<char>(file), {}};
    auto const recording = hrv::parse_csv(text);
    if (!recording) {
        auto const& error = recording.error();
        std::fprintf(stderr, "%s:%zu: %.*s: %s\n", arguments[1], error.line,
                     static_cast<int>(error.column.size()), error.column.data(), error.message.c_str());
        return 1;
    }
    auto json = hrv::to_json(hrv::analyze(*recording));
    json.pop_back();
    std::printf("%s,\"runtime_ms\":%.3f}\n", json.c_str(), fastest_run_ms(*recording));
}
