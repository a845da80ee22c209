#include "core/commerce/premium_time.hpp"

#include "tests/support/fixed_clock.hpp"

#include <gtest/gtest.h>

#include <random>

namespace evenkeel::commerce {
namespace {

using namespace std::chrono_literals;
using account::PremiumSource;
using testing::kMondayMorning;

Instant at(std::chrono::year_month_day day, std::chrono::minutes time = 0min) {
    return std::chrono::sys_days{day} + time;
}

Invite invite_of(int months, InviteKind kind = InviteKind::access) {
    Invite invite{};
    invite.months = months;
    invite.kind = kind;
    return invite;
}

TEST(MonthsOfACode, StackOnWhatIsLeft) {
    PremiumTime const trial{PremiumSource::trial, at(2026y / 3 / 5, 8h)};
    auto const extended = with_months_of_code(trial, invite_of(3), "Etc/UTC", kMondayMorning);
    EXPECT_EQ(extended.until, at(2026y / 6 / 5, 8h));
    EXPECT_EQ(extended.source, PremiumSource::access_code);
}

TEST(MonthsOfACode, BeginNowWhereNothingIsLeft) {
    PremiumTime const over{PremiumSource::trial, at(2026y / 1 / 5)};
    auto const extended =
        with_months_of_code(over, invite_of(1, InviteKind::gift), "Etc/UTC", kMondayMorning);
    EXPECT_EQ(extended.until, at(2026y / 4 / 2, 8h));
    EXPECT_EQ(extended.source, PremiumSource::trainer_gift);
}

TEST(MonthsOfACode, EndOnTheLastDayOfAShortMonth) {
    PremiumTime const left{PremiumSource::trial, at(2026y / 11 / 30, 10h)};
    EXPECT_EQ(with_months_of_code(left, invite_of(3), "Etc/UTC", kMondayMorning).until,
              at(2027y / 2 / 28, 10h));
}

TEST(MonthsOfACode, AreThoseOfTheMembersCalendarAndClock) {
    // 31 January, 00:30 in Vienna, is still the 30th in UTC; 28 February, 00:30 there, is the 27th at 23:30.
    PremiumTime const left{PremiumSource::trial, at(2027y / 1 / 30, 23h + 30min)};
    EXPECT_EQ(with_months_of_code(left, invite_of(1), "Europe/Vienna", kMondayMorning).until,
              at(2027y / 2 / 27, 23h + 30min));
    // Clocks go forward between: the same time on the wall is an hour earlier in UTC.
    PremiumTime const winter{PremiumSource::trial, at(2027y / 3 / 15, 8h)};
    EXPECT_EQ(with_months_of_code(winter, invite_of(1), "Europe/Vienna", kMondayMorning).until,
              at(2027y / 4 / 15, 7h));
}

TEST(MonthsOfACode, AlwaysAddAtLeastTwentyEightDaysEach) {
    std::mt19937 random{20261121}; // NOLINT(*-msc51-cpp): the same cases every time
    for (int i = 0; i < 2000; ++i) {
        auto const from = kMondayMorning + std::chrono::minutes{random() % (4 * 365 * 24 * 60)};
        auto const months = 1 + static_cast<int>(random() % kMostMonths);
        auto const until = with_months_of_code({PremiumSource::trial, from}, invite_of(months),
                                               "America/New_York", kMondayMorning)
                               .until;
        EXPECT_GE(until, from + months * 24h * 28 - 1h);
        EXPECT_LE(until, from + months * 24h * 31 + 1h);
    }
}

TEST(ASubscription, LastsAsTheStoreSaysAndNeverShortens) {
    PremiumTime const present{PremiumSource::trial, kMondayMorning + 72h};
    EXPECT_EQ(with_subscription(present, kMondayMorning + 96h).until, kMondayMorning + 96h);
    EXPECT_EQ(with_subscription(present, kMondayMorning + 96h).source, PremiumSource::subscription);
    EXPECT_EQ(with_subscription(present, kMondayMorning + 72h).source, PremiumSource::trial);
    EXPECT_EQ(with_subscription(present, kMondayMorning).until, kMondayMorning + 72h);
}

} // namespace
} // namespace evenkeel::commerce
