#include "support/goldens.hpp"

#include <cstdlib>
#include <fstream>
#include <iterator>

#include <gtest/gtest.h>

namespace hrv::tests {
namespace {

/// The text after `"key":`. The truth files are written by our own generator, so that is all the JSON there
/// is.
char const* value_of(std::string const& json, std::string const& key) {
    auto const at = json.find("\"" + key + "\":");
    EXPECT_NE(at, std::string::npos) << key;
    return json.c_str() + at + key.size() + 3;
}

double number(std::string const& json, std::string const& key) {
    return std::strtod(value_of(json, key), nullptr);
}

std::vector<double> list(std::string const& json, std::string const& key) {
    std::vector<double> values;
    char const* at = value_of(json, key);
    while (*at == ' ' || *at == '[' || *at == ',') {
        ++at;
        char* end = nullptr;
        double const value = std::strtod(at, &end);
        if (end != at) {
            values.push_back(value);
            at = end;
        }
    }
    return values;
}

} // namespace

std::string read_file(std::string const& path) {
    std::ifstream file(path, std::ios::binary);
    EXPECT_TRUE(file) << path;
    return {std::istreambuf_iterator<char>(file), {}};
}

Golden load_golden(std::string const& name) {
    std::string const folder = "hrv/tests/golden/" + name + "/";
    auto const truth = read_file(folder + "truth.json");
    auto recording = parse_csv(read_file(folder + "recording.csv"));
    EXPECT_TRUE(recording) << name;
    return {.name = name,
            .recording = recording ? *recording : Recording{},
            .heart_rate_bpm = number(truth, "hr_bpm"),
            .rmssd_ms = number(truth, "rmssd_ms"),
            .sdnn_ms = number(truth, "sdnn_ms"),
            .pnn50 = number(truth, "pnn50"),
            .breaths_per_minute = number(truth, "breaths_per_minute"),
            .beats_ms = list(truth, "beats_ms")};
}

} // namespace hrv::tests
