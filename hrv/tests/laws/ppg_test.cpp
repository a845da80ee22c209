// A pulse oximeter's trace is read at any usual rate, in any unit, either way up.
#include "hrv/ppg.hpp"
#include "synthetic/synthesize.hpp"

#include <gtest/gtest.h>

namespace hrv {
namespace {

struct Sensor {
    double rate_hz;
    double scale;
    double offset;
};

void PrintTo(Sensor const& sensor, std::ostream* out) {
    *out << sensor.rate_hz << " Hz times " << sensor.scale;
}

class ReadsSensor : public testing::TestWithParam<Sensor> {};

TEST_P(ReadsSensor, LikeACamera) {
    auto const& sensor = GetParam();
    synthetic::Options options{.heart = {}, .camera = {.seconds = 60}, .seed = 12};
    options.camera.frames_per_second = sensor.rate_hz;
    auto const made = synthetic::synthesize(options);
    PulseTrace trace{.time_ms = made.recording.time_ms, .value = made.recording.green};
    for (double& value : trace.value) {
        value = sensor.offset + sensor.scale * value;
    }
    auto const analysis = analyze_ppg(trace);
    ASSERT_TRUE(analysis.result) << analysis.result.error().message;
    EXPECT_NEAR(analysis.result->heart_rate.value(), made.truth.heart_rate_bpm, 0.3);
    EXPECT_NEAR(analysis.result->rmssd.value(), made.truth.rmssd_ms, 0.12 * made.truth.rmssd_ms);
}

INSTANTIATE_TEST_SUITE_P(Sensors, ReadsSensor,
                         testing::Values(Sensor{25, 1, 0}, Sensor{50, -1, 0}, Sensor{100, 250, 30'000},
                                         Sensor{125, -0.01, 0.7}, Sensor{250, -4000, 0}, Sensor{500, 1, -60},
                                         Sensor{1000, -1e-3, 0}));

TEST(ParsePpg, ReadsTwoColumns) {
    auto const trace = parse_ppg("time_ms,ppg\n0,1.5\n10,1.6\n");
    ASSERT_TRUE(trace);
    EXPECT_EQ(trace->value, (std::vector<double>{1.5, 1.6}));
    EXPECT_EQ(parse_ppg("time_ms,ppg\n0,1\n10\n").error().column, "ppg");
    EXPECT_FALSE(parse_ppg("time_ms,red,green,blue\n0,1,2,3\n"));
}

/// One time stamp of sixty years ahead once asked for 800 GB.
TEST(AnalyzePpg, RefusesALeapOfAgesBeforeItFillsIt) {
    PulseTrace trace{.time_ms = {0, 33, 66, 1.99e12}, .value = {0, 1, 0, 0}};
    EXPECT_EQ(analyze_ppg(trace).result.error().reason, Reason::too_long);
}

TEST(AnalyzePpg, RefusesTheFlatAndTheBroken) {
    PulseTrace flat;
    for (int k = 0; k < 3000; ++k) {
        flat.time_ms.push_back(k * 10);
        flat.value.push_back(7);
    }
    EXPECT_FALSE(analyze_ppg(flat).result);
    flat.value.pop_back();
    EXPECT_EQ(analyze_ppg(flat).result.error().reason, Reason::malformed);
    EXPECT_FALSE(analyze_ppg({}).result);
}

} // namespace
} // namespace hrv
