#include "http/values/timestamp.hpp"

#include <gtest/gtest.h>

namespace evenkeel::http {
namespace {

using namespace std::chrono_literals;

constexpr Instant kMorning = Instant{std::chrono::sys_days{2026y / 11 / 21}} + 8h;

TEST(Timestamp, PrintsMillisecondsInUtc) {
    EXPECT_EQ(print_instant(kMorning), "2026-11-21T08:00:00.000Z");
    EXPECT_EQ(print_instant(kMorning + 7ms), "2026-11-21T08:00:00.007Z");
    EXPECT_EQ(print_instant(Instant{-1ms}), "1969-12-31T23:59:59.999Z");
}

TEST(Timestamp, ReadsWhatRfc3339Allows) {
    EXPECT_EQ(parse_instant("2026-11-21T08:00:00Z"), kMorning);
    EXPECT_EQ(parse_instant("2026-11-21T09:30:00+01:30"), kMorning);
    EXPECT_EQ(parse_instant("2026-11-20T23:00:00-09:00"), kMorning);
    EXPECT_EQ(parse_instant("2026-11-21t08:00:00.5z"), kMorning + 500ms);
    EXPECT_EQ(parse_instant("2026-11-21T08:00:00.123456789Z"), kMorning + 123ms);
}

TEST(Timestamp, ReadsBackWhatItPrints) {
    for (auto const instant : {Instant{}, kMorning, kMorning + 999ms, Instant{-62'135'596'800'000ms}})
        EXPECT_EQ(parse_instant(print_instant(instant)), instant);
}

TEST(Timestamp, RefusesEverythingElse) {
    for (auto const* const text :
         {"", "2026-11-21", "2026-11-21T08:00:00", "2026-11-21T24:00:00Z", "2026-11-21T08:60:00Z",
          "2026-13-01T08:00:00Z", "2026-02-30T08:00:00Z", "2026-11-21T08:00:00.Z", "2026-11-21T08:00:00ZZ",
          "2026-11-21T08:00:00+1:00", "+026-11-21T08:00:00Z", " 2026-11-21T08:00:00Z", "1764000000000"})
        EXPECT_FALSE(parse_instant(text)) << text;
}

TEST(Timestamp, KnowsDatesWithoutTime) {
    EXPECT_EQ(parse_date("2024-02-29"), 2024y / 2 / 29);
    EXPECT_EQ(print_date(2024y / 2 / 29), "2024-02-29");
    EXPECT_EQ(print_date(7y / 12 / 1), "0007-12-01");
    EXPECT_EQ(print_date(12'345y / 1 / 2), "12345-01-02");
    EXPECT_FALSE(parse_date("2023-02-29"));
    EXPECT_FALSE(parse_date("2024-2-29"));
}

} // namespace
} // namespace evenkeel::http
