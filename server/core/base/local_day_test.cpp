#include "core/base/local_day.hpp"

#include <gtest/gtest.h>

namespace evenkeel {
namespace {

using namespace std::chrono_literals;

Instant utc(std::chrono::year_month_day day, std::chrono::minutes time) {
    return std::chrono::sys_days{day} + time;
}

TEST(LocalDay, BelongsToWhereTheMemberLives) {
    auto const late_evening = utc(2026y / 3 / 2, 23h + 30min);
    EXPECT_EQ(day_text(local_day(late_evening, "Etc/UTC")), "2026-03-02");
    EXPECT_EQ(day_text(local_day(late_evening, "Europe/Berlin")), "2026-03-03");
    EXPECT_EQ(day_text(local_day(late_evening, "America/Los_Angeles")), "2026-03-02");
    EXPECT_EQ(day_text(local_day(late_evening, "Nowhere/Land")), "2026-03-02");
}

TEST(LocalDay, BeginsAtItsFirstMoment) {
    auto const day = local_day(utc(2026y / 7 / 1, 12h), "Europe/Berlin");
    EXPECT_EQ(start_of_day(day, "Europe/Berlin"), utc(2026y / 6 / 30, 22h));
}

TEST(LocalDay, BeginsLaterWhereTheClockSkipsMidnight) {
    // Santiago moved its clocks from 00:00 to 01:00 on 2024-09-08.
    auto const day = local_day(utc(2024y / 9 / 8, 12h), "America/Santiago");
    EXPECT_EQ(day_text(local_day(start_of_day(day, "America/Santiago"), "America/Santiago")), "2024-09-08");
    EXPECT_EQ(start_of_day(day, "America/Santiago"), utc(2024y / 9 / 8, 4h));
}

TEST(TimeOfDay, IsWhatTheClockOnTheWallShows) {
    EXPECT_EQ(minute_of_day(utc(2026y / 3 / 2, 23h + 30min), "Europe/Berlin"), 30);
    EXPECT_EQ(minute_of_day(utc(2026y / 7 / 1, 23h + 30min), "Europe/Berlin"), 90);
    EXPECT_EQ(minute_of_day(utc(1969y / 12 / 31, 23h), "Etc/UTC"), 23 * 60);
    auto const day = local_day(utc(2026y / 7 / 1, 12h), "Europe/Berlin");
    EXPECT_EQ(moment_at(day, 90, "Europe/Berlin"), utc(2026y / 6 / 30, 23h + 30min));
}

TEST(TimeOfDay, SkippedByTheClockIsTheFirstMomentBehindTheGap) {
    // Berlin, 28 March 2027: 02:00 is followed by 03:00.
    auto const day = local_day(utc(2027y / 3 / 28, 12h), "Europe/Berlin");
    EXPECT_EQ(moment_at(day, 2 * 60, "Europe/Berlin"), utc(2027y / 3 / 28, 1h));
    EXPECT_EQ(moment_at(day, 2 * 60 + 59, "Europe/Berlin"), utc(2027y / 3 / 28, 1h));
    EXPECT_EQ(moment_at(day, 3 * 60 + 1, "Europe/Berlin"), utc(2027y / 3 / 28, 1h + 1min));
}

TEST(TimeOfDay, ThatComesTwiceIsTheFirst) {
    auto const day = local_day(utc(2027y / 10 / 31, 12h), "Europe/Berlin");
    EXPECT_EQ(moment_at(day, 2 * 60 + 30, "Europe/Berlin"), utc(2027y / 10 / 31, 30min));
}

TEST(MonthsLater, IsTheSameDayOrTheLastOfAShorterMonth) {
    EXPECT_EQ(months_later(utc(2027y / 1 / 31, 8h), 1, "Etc/UTC"), utc(2027y / 2 / 28, 8h));
    EXPECT_EQ(months_later(utc(2028y / 1 / 31, 8h), 1, "Etc/UTC"), utc(2028y / 2 / 29, 8h));
    EXPECT_EQ(months_later(utc(2026y / 12 / 15, 8h), 25, "Etc/UTC"), utc(2029y / 1 / 15, 8h));
    EXPECT_EQ(months_later(utc(2027y / 3 / 15, 8h), -12, "Etc/UTC"), utc(2026y / 3 / 15, 8h));
}

} // namespace
} // namespace evenkeel
