#include "outbound/trusted_clock.hpp"

#include <gtest/gtest.h>

namespace evenkeel::outbound {
namespace {

using namespace std::chrono_literals;
using std::chrono::days;
using std::chrono::milliseconds;

constexpr Instant kMonday{std::chrono::sys_days{std::chrono::year{2026} / 11 / 23}};

/// Examines the clock on a machine whose two clocks the test moves.
class TrustedClockTest : public ::testing::Test {
protected:
    void pass(milliseconds time) {
        machine_.wall += time;
        machine_.running += time;
    }

    void leap(milliseconds by) { machine_.wall += by; }

    ClockReading machine_{.wall = kMonday, .running = 5h};
    TrustedClock clock_{[this] { return machine_; }};
};

TEST_F(TrustedClockTest, FollowsTheMachine) {
    pass(10min);
    EXPECT_EQ(clock_.now(), kMonday + 10min);
    leap(-30min); // a time service at work
    EXPECT_EQ(clock_.now(), kMonday - 20min);
    EXPECT_FALSE(clock_.disbelieved_leap());
}

TEST_F(TrustedClockTest, BelievesNoLeapOfAYear) {
    for (auto const leaped : {days{400}, days{-400}}) {
        TrustedClock const clock{[this] { return machine_; }};
        auto const before = machine_.wall;
        leap(leaped);
        EXPECT_EQ(clock.now(), before);
        EXPECT_EQ(clock.disbelieved_leap(), leaped);
        pass(days{5});
        EXPECT_EQ(clock.now(), before + days{5}) << "however long it stays there";
        EXPECT_EQ(clock.known(), before + days{5});
        leap(-leaped);
        EXPECT_EQ(clock.now(), before + days{5});
        EXPECT_FALSE(clock.disbelieved_leap());
    }
}

TEST_F(TrustedClockTest, DrawsNearALeapOfDays) {
    leap(days{3});
    pass(1min);
    EXPECT_EQ(clock_.now(), kMonday + 1min + 1min * TrustedClock::kDrawingNear);
    for (int minute = 0; minute < 31; ++minute) {
        pass(1min);
        std::ignore = clock_.now();
    }
    EXPECT_EQ(clock_.now(), machine_.wall);
    EXPECT_FALSE(clock_.disbelieved_leap());
}

TEST_F(TrustedClockTest, AClockWithoutABatteryIsBelievedOnceItKnowsTheTime) {
    machine_.wall = Instant{};
    TrustedClock const clock{[this] { return machine_; }};
    EXPECT_EQ(clock.now(), Instant{});
    machine_.wall = kMonday;
    EXPECT_EQ(clock.now(), kMonday);
}

TEST_F(TrustedClockTest, AMachineThatSleptHasNotLeaped) {
    pass(days{40}); // the monotonic clock counts sleep
    EXPECT_EQ(clock_.now(), machine_.wall);
}

TEST_F(TrustedClockTest, AStartGoesOnFromWhatWasKnown) {
    clock_.go_on_from(kMonday - days{30}, false);
    EXPECT_EQ(clock_.now(), kMonday) << "a month without a server";
    clock_.go_on_from(kMonday - days{400}, true);
    EXPECT_EQ(clock_.now(), kMonday) << "a time service knows better";
    clock_.go_on_from(kMonday - days{400}, false);
    EXPECT_EQ(clock_.now(), kMonday - days{400});
    EXPECT_EQ(clock_.disbelieved_leap(), days{400});
    clock_.go_on_from(kMonday + days{400}, false);
    EXPECT_EQ(clock_.now(), kMonday + days{400}) << "time was later before, so the clock went back";
    clock_.go_on_from(std::nullopt, false);
    EXPECT_EQ(clock_.now(), kMonday) << "nothing else is known";
}

TEST_F(TrustedClockTest, WhatATestMovesIsNotKept) {
    clock_.move_to(kMonday + days{366});
    pass(1min);
    EXPECT_EQ(clock_.now(), kMonday + days{366} + 1min);
    EXPECT_EQ(clock_.known(), kMonday + 1min);
    clock_.leap(days{400});
    EXPECT_EQ(clock_.now(), kMonday + days{366} + 1min);
}

} // namespace
} // namespace evenkeel::outbound
