#include "beats/alternation.hpp"
#include "synthetic/random.hpp"

#include <cmath>
#include <cstdint>
#include <numbers>

#include <gtest/gtest.h>

namespace hrv {
namespace {

/// 70 beats of a breathing heart whose times are off by `noise_ms`, of which `claimed_ms` is said.
TimedBeats beats_with(double noise_ms, double claimed_ms, std::uint64_t seed) {
    synthetic::Random random{seed};
    TimedBeats beats;
    double at_s = 0;
    for (int k = 0; k < 70; ++k) {
        beats.time_s.push_back(at_s + noise_ms * 1e-3 * random.normal());
        beats.likeness.push_back(1);
        beats.variance_ms2.push_back(claimed_ms * claimed_ms);
        beats.trusted.push_back(true);
        at_s += 0.9 + 0.04 * std::sin(2 * std::numbers::pi * k / 5.5);
    }
    return beats;
}

double claim_after_limit(TimedBeats beats) {
    limit_to_alternation(beats);
    return std::sqrt(beats.variance_ms2.front());
}

TEST(Alternation, IsTheMostThatTheNoiseCanBe) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        double const left_ms = claim_after_limit(beats_with(4, 40, seed));
        EXPECT_GT(left_ms, 2.5) << seed;
        EXPECT_LT(left_ms, 7.5) << seed;
    }
}

TEST(Alternation, NeverRaisesAClaim) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        EXPECT_DOUBLE_EQ(claim_after_limit(beats_with(20, 2, seed)), 2.0) << seed;
    }
}

TEST(Alternation, OfFewBeatsSaysNothing) {
    auto beats = beats_with(1, 30, 1);
    for (auto* values : {&beats.time_s, &beats.likeness, &beats.variance_ms2}) {
        values->resize(20);
    }
    beats.trusted.resize(20);
    EXPECT_DOUBLE_EQ(claim_after_limit(beats), 30.0);
}

TEST(Alternation, IsNotReadFromBeatsThatAreNotTrusted) {
    auto beats = beats_with(1, 30, 1);
    for (std::size_t k = 0; k < beats.trusted.size(); k += 6) {
        beats.trusted[k] = false;
    }
    EXPECT_DOUBLE_EQ(claim_after_limit(beats), 30.0);
}

} // namespace
} // namespace hrv
