// What is no pulse gets no number, whatever the seed.
#include "hrv/analyze.hpp"
#include "synthetic/synthesize.hpp"

#include <gtest/gtest.h>

namespace hrv {
namespace {

Analysis analyze_scene(synthetic::Options const& options) {
    return analyze(synthetic::synthesize(options).recording);
}

class NoPulse : public testing::TestWithParam<std::uint64_t> {};

TEST_P(NoPulse, NoiseIsRefused) {
    for (double const level : {0.02, 0.3, 3.0}) {
        synthetic::Options options{
            .heart = {}, .camera = {.scene = synthetic::Scene::noise}, .seed = GetParam()};
        options.camera.noise_level = level;
        auto const analysis = analyze_scene(options);
        EXPECT_FALSE(analysis.result)
            << "noise of " << level << " gave " << analysis.result->heart_rate.value();
    }
}

TEST_P(NoPulse, LampsAreRefused) {
    for (double const mains_hz : {100.0, 120.0}) {
        for (double const rate : {24.0, 25.0, 29.97, 30.0, 30.3, 59.4}) {
            synthetic::Options options{
                .heart = {}, .camera = {.scene = synthetic::Scene::lamp}, .seed = GetParam()};
            options.camera.lamp_hz = mains_hz;
            options.camera.frames_per_second = rate;
            auto const analysis = analyze_scene(options);
            EXPECT_FALSE(analysis.result) << mains_hz << " at " << rate;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Seeds, NoPulse, testing::Range<std::uint64_t>(1, 13));

TEST(Refusal, SaysWhyInWords) {
    auto const refuse = [](synthetic::CameraOptions const& camera) {
        auto const analysis = analyze_scene({.heart = {}, .camera = camera, .seed = 1});
        EXPECT_FALSE(analysis.result);
        return analysis.result ? Reason::good : analysis.result.error().reason;
    };
    EXPECT_EQ(refuse({.seconds = 8}), Reason::too_short);
    EXPECT_EQ(refuse({.frames_per_second = 6}), Reason::frame_rate);
    EXPECT_EQ(refuse({.level = {3, 2, 1}}), Reason::too_dark);
    EXPECT_EQ(refuse({.level = {900, 900, 900}}), Reason::saturated);
    EXPECT_EQ(refuse({.scene = synthetic::Scene::blank}), Reason::no_finger);
}

TEST(Refusal, ADamagedRecordingIsMalformed) {
    auto const analysis = analyze({.time_ms = {5, 4}, .red = {1, 2}, .green = {}, .blue = {}});
    ASSERT_FALSE(analysis.result);
    EXPECT_EQ(analysis.result.error().reason, Reason::malformed);
}

TEST(Refusal, AnEmptyRecordingIsTooShort) {
    auto const analysis = analyze(Recording{});
    ASSERT_FALSE(analysis.result);
    EXPECT_EQ(analysis.result.error().reason, Reason::too_short);
}

TEST(Reasons, HaveNamesAndCalmSentences) {
    for (auto const reason : kAllReasons) {
        EXPECT_FALSE(name(reason).empty());
        EXPECT_TRUE(sentence(reason).ends_with('.')) << name(reason);
        EXPECT_EQ(sentence(reason).find('!'), std::string_view::npos) << name(reason);
    }
}

} // namespace
} // namespace hrv
