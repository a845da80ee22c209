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

} // namespace
} // namespace evenkeel
