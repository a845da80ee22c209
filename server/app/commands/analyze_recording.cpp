#include "app/commands/commands.hpp"
#include "hrv/analyze.hpp"
#include "hrv/json.hpp"
#include "hrv/recording.hpp"

#include <chrono>
#include <fstream>
#include <iostream>
#include <iterator>

namespace evenkeel::app {
namespace {

constexpr int kUnreadable = 1;

std::optional<std::string> read_all(std::string const& path) {
    if (path == "-")
        return std::string{std::istreambuf_iterator<char>{std::cin}, {}};
    std::ifstream file{path, std::ios::binary};
    if (!file)
        return std::nullopt;
    return std::string{std::istreambuf_iterator<char>{file}, {}};
}

/// The engine does not know the time; how long it took is added to its object here.
std::string with_run_time(std::string json, std::chrono::steady_clock::duration taken) {
    auto const milliseconds = std::chrono::duration<double, std::milli>{taken}.count();
    json.insert(json.rfind('}'), ",\"runtime_ms\":" + std::to_string(milliseconds));
    return json;
}

} // namespace

int analyze_recording(std::string const& file) {
    auto const text = read_all(file);
    if (!text) {
        std::cerr << "evenkeel: " << file << " cannot be read\n";
        return kUnreadable;
    }
    auto const recording = hrv::parse_csv(*text);
    if (!recording) {
        auto const& error = recording.error();
        std::cerr << "evenkeel: " << file << ":" << error.line << ": " << error.column
                  << (error.column.empty() ? "" : ": ") << error.message << '\n';
        return kUnreadable;
    }
    auto const began = std::chrono::steady_clock::now();
    auto const analysis = hrv::analyze(*recording);
    auto const taken = std::chrono::steady_clock::now() - began;
    std::cout << with_run_time(hrv::to_json(analysis), taken) << '\n';
    return 0;
}

} // namespace evenkeel::app
