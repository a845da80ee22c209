// hrv_bench FOLDER…: processor time for each recording, in one go and frame by frame. Printed, never
// asserted.
#include "hrv/stream.hpp"

#include <cstdio>
#include <ctime>
#include <fstream>
#include <iterator>
#include <string>

namespace {

constexpr int kRuns = 15;

/// Fastest of some warm runs in milliseconds of processor time.
template <class Work>
double fastest_ms(Work work) {
    double fastest = 1e9;
    for (int run = 0; run < kRuns; ++run) {
        auto const begin = std::clock();
        work();
        double const took = 1e3 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
        fastest = took < fastest ? took : fastest;
    }
    return fastest;
}

void stream(hrv::Recording const& all) {
    hrv::Stream stream;
    for (std::size_t k = 0; k < all.time_ms.size(); ++k) {
        stream.push({hrv::Milliseconds{all.time_ms[k]}, all.red[k], all.green[k], all.blue[k]});
    }
}

void bench(std::string const& folder) {
    std::ifstream file(folder + "/recording.csv", std::ios::binary);
    std::string const text{std::istreambuf_iterator<char>(file), {}};
    auto const recording = hrv::parse_csv(text);
    if (!recording) {
        std::printf("%-40s %s\n", folder.c_str(), recording.error().message.c_str());
        return;
    }
    double const parse = fastest_ms([&] { (void)hrv::parse_csv(text); });
    double const batch = fastest_ms([&] { (void)hrv::analyze(*recording); });
    double const live = fastest_ms([&] { stream(*recording); });
    auto const frames = static_cast<double>(recording->time_ms.size());
    std::printf("%-40s %7.1f s %6.0f frames  parse %6.2f ms  analyze %6.2f ms  live %6.1f us a frame\n",
                folder.c_str(), hrv::duration(*recording).value(), frames, parse, batch, 1e3 * live / frames);
}

} // namespace

int main(int count, char** arguments) {
    for (int k = 1; k < count; ++k) {
        bench(arguments[k]);
    }
    return count > 1 ? 0 : 2;
}
