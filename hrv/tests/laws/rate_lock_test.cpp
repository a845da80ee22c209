// The whole range of hearts, cameras and skins: a heart rate is never told as half of itself or as twice
// itself.
#include "hrv/analyze.hpp"
#include "synthetic/synthesize.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include <gtest/gtest.h>

namespace hrv {
namespace {

constexpr int kRecordings = 10'000;
constexpr int kParts = 11; ///< Prime to the skins and frame rates, so that each part has all of them.
constexpr double kSlowest_bpm = 40.0;
constexpr double kFastest_bpm = 200.0;
constexpr double kLock = 0.1; ///< Share of the truth by which a half or a double may be off and still be one.
constexpr double kRight_bpm = 2.0;

constexpr std::array kFrameRates_hz{15.0, 20.0, 24.0, 30.0, 60.0};

struct Skin {
    std::array<double, 3> level;
    double noise_level; ///< More where the frame is small: its mean is over fewer pixels.
};

/// Light, dark, a dead red, a dead green and blue, and a small frame.
constexpr std::array<Skin, 5> kSkins{{{.level = {190, 42, 18}, .noise_level = 0.05},
                                      {.level = {110, 14, 6}, .noise_level = 0.02},
                                      {.level = {0, 60, 0}, .noise_level = 0.05},
                                      {.level = {190, 0, 0}, .noise_level = 0.03},
                                      {.level = {190, 42, 18}, .noise_level = 0.10}}};

synthetic::Synthetic made_as(int number) {
    auto const share = static_cast<double>(number) / (kRecordings - 1);
    double const rate_bpm = kSlowest_bpm + share * (kFastest_bpm - kSlowest_bpm);
    double const calm = std::min(1.0, 60 / rate_bpm); // Fast hearts vary less.
    auto const& skin = kSkins[static_cast<std::size_t>(number) % kSkins.size()];
    auto const camera = static_cast<std::size_t>(number) / kSkins.size();
    bool const is_callback = camera / kFrameRates_hz.size() % 2 == 1; // Its frames come at a varying rate.
    return synthetic::synthesize(
        {.heart = {.heart_rate_bpm = rate_bpm,
                   .rsa_ms = 28 * calm * calm,
                   .slow_wave_ms = 25 * calm * calm,
                   .drift_ms = 10 * calm,
                   .scatter_ms = 3 * calm},
         .camera = {.seconds = 40,
                    .frames_per_second = kFrameRates_hz[camera % kFrameRates_hz.size()],
                    .level = skin.level,
                    .noise_level = skin.noise_level,
                    .clock_jitter_ms = is_callback ? 8.0 : 0.3},
         .seed = static_cast<std::uint64_t>(number) + 1});
}

std::optional<double> rate_of(Analysis const& analysis) {
    if (analysis.result) {
        return analysis.result->heart_rate.value();
    }
    return analysis.pulse_rate ? std::optional{analysis.pulse_rate->heart_rate.value()} : std::nullopt;
}

/// Parts of the recordings, so that they run side by side.
class RateLocks : public testing::TestWithParam<int> {};

TEST_P(RateLocks, AreNeitherHalvesNorDoublesInTenThousandRecordings) {
    int right = 0;
    for (int number = GetParam(); number < kRecordings; number += kParts) {
        auto const made = made_as(number);
        auto const rate = rate_of(analyze(made.recording));
        if (!rate) {
            continue;
        }
        double const truth = made.truth.heart_rate_bpm;
        right += std::abs(*rate - truth) < kRight_bpm ? 1 : 0;
        EXPECT_GT(std::abs(*rate / truth - 0.5), kLock / 2) << number;
        EXPECT_GT(std::abs(*rate / truth - 2), 2 * kLock) << number;
    }
    EXPECT_GE(right, kRecordings / kParts * 99 / 100);
}

INSTANTIATE_TEST_SUITE_P(Parts, RateLocks, testing::Range(0, kParts));

} // namespace
} // namespace hrv
