#include "core/program/calendar.hpp"

#include "core/base/local_day.hpp"
#include "tests/support/sample_exercises.hpp"

#include <gtest/gtest.h>

#include <set>

namespace evenkeel::program {
namespace {

using std::chrono::days;
using testing::kMonday;
using testing::Lots;

Run run_of(std::set<Day> const& practised) {
    return {.number = 1, .began = kMonday, .practised = {practised.begin(), practised.end()}};
}

TEST(Position, BeginsWithTheFirstDay) {
    EXPECT_EQ(position({}, kMonday), (Position{1, 1, 1, false, false}));
}

TEST(Position, StaysThroughTheDayAndGoesOnTheNext) {
    auto const run = run_of({kMonday});
    EXPECT_EQ(position(run, kMonday), (Position{1, 1, 1, true, false}));
    EXPECT_EQ(position(run, kMonday + days{1}), (Position{2, 1, 2, false, false}));
}

TEST(Position, WaitsForWhoMissesDays) {
    EXPECT_EQ(position(run_of({kMonday}), kMonday + days{100}), (Position{2, 1, 2, false, false}));
}

TEST(Position, EndsWithTheLastDay) {
    std::set<Day> practised;
    for (int i = 0; i < kProgramDays; ++i)
        practised.insert(kMonday + days{2 * i});
    auto const last = kMonday + days{2 * (kProgramDays - 1)};
    EXPECT_EQ(position(run_of(practised), last), (Position{42, 6, 7, true, true}));
    EXPECT_EQ(position(run_of(practised), last + days{50}), (Position{42, 6, 7, false, true}));
    practised.erase(last);
    EXPECT_EQ(position(run_of(practised), last), (Position{42, 6, 7, false, false}));
}

TEST(PositionAlways, NeverGoesBackAndMovesByAtMostOneDay) {
    Lots lots{6};
    for (int world = 0; world < 300; ++world) {
        std::set<Day> practised;
        int last = 1;
        for (int i = 0; i < 80; ++i) {
            auto const today = kMonday + days{i};
            auto const before = position(run_of(practised), today).day_number;
            ASSERT_GE(before, last);
            ASSERT_LE(before, last + 1);
            if (lots.one_in(2))
                practised.insert(today);
            // However much is done today, today's day stays.
            ASSERT_EQ(position(run_of(practised), today).day_number, before);
            last = before;
        }
    }
}

/// Somebody who practises at noon every day, wherever they are and whatever the clocks do, is on day n + 1
/// after n days of their own calendar; flying never loses a day and never shows one twice.
TEST(PositionAlways, SurvivesClockChangesAndFlights) {
    using namespace std::chrono_literals;
    Lots lots{7};
    constexpr std::array<std::string_view, 6> kZones{"Europe/Vienna",    "America/New_York",
                                                     "Pacific/Auckland", "Pacific/Pago_Pago",
                                                     "Asia/Kathmandu",   "Africa/Casablanca"};
    for (int world = 0; world < 100; ++world) {
        std::set<Day> practised;
        auto zone = kZones[lots.below(kZones.size())];
        Instant now = testing::kMondayMorning;
        int last = 1;
        for (int i = 0; i < 200; ++i) {
            now += std::chrono::hours{4 + lots.below(30)};
            if (lots.one_in(5))
                zone = kZones[lots.below(kZones.size())];
            auto const today = local_day(now, zone);
            auto const place = position(run_of(practised), today);
            ASSERT_GE(place.day_number, last) << "world " << world << " step " << i;
            ASSERT_LE(place.day_number, kProgramDays);
            practised.insert(today);
            if (practised.size() > static_cast<std::size_t>(kProgramDays))
                break;
            last = place.day_number;
        }
    }
}

TEST(IsPaused, FromTheFirstDayUpToTheDayOfTheReturn) {
    std::vector<Pause> const pauses{{kMonday + days{10}, std::nullopt}, {kMonday, kMonday + days{3}}};
    EXPECT_FALSE(is_paused(pauses, kMonday - days{1}));
    EXPECT_TRUE(is_paused(pauses, kMonday));
    EXPECT_TRUE(is_paused(pauses, kMonday + days{2}));
    EXPECT_FALSE(is_paused(pauses, kMonday + days{3}));
    EXPECT_TRUE(is_paused(pauses, kMonday + days{500}));
}

} // namespace
} // namespace evenkeel::program
