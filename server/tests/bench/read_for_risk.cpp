// risk_bench [MESSAGE]: microseconds that one message takes to be read, then those of one of 10,000 bytes.
// Printed, never asserted.
#include "core/safety/finding.hpp"

#include <chrono>
#include <cstdio>
#include <string>

namespace {

constexpr std::size_t kLongMessage = 10'000;
constexpr int kRuns = 200;

/// Of the fastest of some warm runs.
double microseconds(std::string const& message) {
    double fastest = 1e9;
    for (int run = 0; run < kRuns; ++run) {
        auto const begin = std::chrono::steady_clock::now();
        (void)evenkeel::safety::read_for_risk(message);
        std::chrono::duration<double, std::micro> const took = std::chrono::steady_clock::now() - begin;
        fastest = took.count() < fastest ? took.count() : fastest;
    }
    return fastest;
}

} // namespace

int main(int count, char** arguments) {
    std::string const message =
        count > 1 ? arguments[1]
                  : "Long day, I fought with my sister again and I don't know what I want any more. ";
    std::string page;
    while (page.size() < kLongMessage)
        page += message;
    std::printf("%.1f %.1f\n", microseconds(message), microseconds(page));
}
