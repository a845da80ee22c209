// A long interval delays the pulses after the next one, and each a little less than the one before.
#include "beats/pulse_arrival.hpp"

#include <vector>

#include <gtest/gtest.h>

namespace hrv {
namespace {

/// A heart of 60 beats a minute that pauses once for 0.2 s more.
TimedBeats one_pause() {
    TimedBeats beats;
    for (int k = 0; k < 12; ++k) {
        beats.time_s.push_back(k + (k > 4 ? 0.2 : 0.0));
    }
    return beats;
}

TEST(PulseArrival, IsDelayedByTheIntervalBeforeLastAndHalfAsMuchABeatLater) {
    auto const before = one_pause();
    auto const after = without_arrival_delay(before);
    auto const moved_ms = [&](std::size_t k) { return 1e3 * (before.time_s[k] - after.time_s[k]); };
    for (std::size_t const k : {0U, 3U, 4U, 5U, 8U, 11U}) {
        EXPECT_NEAR(moved_ms(k), 0, 1e-9) << k;
    }
    EXPECT_NEAR(moved_ms(6), 10, 1e-9);
    EXPECT_NEAR(moved_ms(7), 5, 1e-9);
}

TEST(PulseArrival, OfAMissedBeatSaysNothingAboutTheDelay) {
    auto missed = one_pause();
    missed.time_s.erase(missed.time_s.begin() + 8);
    missed.time_s.erase(missed.time_s.begin() + 5);
    auto const after = without_arrival_delay(missed);
    for (std::size_t k = 0; k < missed.time_s.size(); ++k) {
        EXPECT_DOUBLE_EQ(after.time_s[k], missed.time_s[k]) << k;
    }
}

} // namespace
} // namespace hrv
