// hrv_analyze_csv FILE: prints the analysis of a recording as JSON, with the time of a warm run.
#include "hrv/analyze.hpp"
#include "hrv/json.hpp"

#include <cstdio>
#include <ctime>
#include <fstream>
#include <iterator>
#include <string>

namespace {

constexpr int kRuns = 9;

/// Processor time of the fastest of some warm runs: what the analysis costs, not what else the machine does.
double fastest_run_ms(hrv::Recording const& recording) {
    double fastest = 1e9;
    for (int run = 0; run < kRuns; ++run) {
        auto const begin = std::clock();
        auto const analysis = hrv::analyze(recording);
        double const took = 1e3 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
        fastest = analysis.capture.frames > 0 && took < fastest ? took : fastest;
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
