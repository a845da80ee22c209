#include "beats/channels.hpp"
#include "synthetic/random.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace hrv {
namespace {

constexpr std::size_t kBeatsOfAColour = 90;
constexpr double kClaimed_ms2 = 1.0;

/// A colour that sees a beat each 0.9 s, claims to be exact to a millisecond, and errs by `error_ms`; its way
/// swings slowly by `drift_ms`, as breath and pressure make it.
ChannelPulse colour(Channel channel, double error_ms, double drift_ms, std::uint64_t seed) {
    synthetic::Random random{seed};
    ChannelPulse pulse;
    pulse.channel = channel;
    pulse.clear_share = 1;
    pulse.period = {.seconds = 0.9, .strength = 0.9};
    for (std::size_t k = 0; k < kBeatsOfAColour; ++k) {
        double const drift = drift_ms * std::sin(static_cast<double>(k) / 10);
        pulse.beats.time_s.push_back(0.9 * static_cast<double>(k) +
                                     1e-3 * (drift + error_ms * random.normal()));
    }
    pulse.beats.likeness.assign(kBeatsOfAColour, 1.0);
    pulse.beats.variance_ms2.assign(kBeatsOfAColour, kClaimed_ms2);
    return pulse;
}

double fused_noise_ms(double error_ms, double drift_ms) {
    std::vector const colours{colour(Channel::red, error_ms, 0, 1),
                              colour(Channel::green, error_ms, drift_ms, 2)};
    return typical_timing_noise(fuse(colours).beats).value();
}

TEST(Fuse, RaisesTheClaimsOfColoursThatDisagreeByMore) {
    // The mean of two colours that err by 4 ms each and share nothing is off by 2.8 ms.
    EXPECT_GT(fused_noise_ms(4, 0), 2.5);
    EXPECT_LT(fused_noise_ms(4, 0), 5.0);
}

TEST(Fuse, KeepsClaimsThatTheColoursBearOut) {
    EXPECT_LE(fused_noise_ms(1, 0), 1.0);
}

TEST(Fuse, TakesADriftBetweenColoursForNoNoise) {
    EXPECT_LE(fused_noise_ms(1, 12), 1.0);
}

} // namespace
} // namespace hrv
