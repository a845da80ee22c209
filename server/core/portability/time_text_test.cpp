#include "core/portability/time_text.hpp"

#include <gtest/gtest.h>

namespace evenkeel::portability {
namespace {

using namespace std::chrono_literals;

constexpr std::chrono::local_days kDay{std::chrono::year{2021} / 3 / 14};

TEST(TimeText, ReadsDaysThatCanOnlyBeOneDay) {
    for (auto const* text : {"2021-03-14", "2021/03/14", "2021.3.14", "14.03.2021", "14.3.2021"})
        EXPECT_EQ(day_in(text), kDay) << text;
    for (auto const* text :
         {"3/14/2021", "03/04/2021", "2021-02-30", "2021-3/14", "14.03.21", "", "2021-03-14 "})
        EXPECT_EQ(day_in(text), std::nullopt) << text;
}

TEST(TimeText, ReadsClocks) {
    for (auto const& [text, time] : {std::pair{"21:05", 21h + 5min + 0s},
                                     {"9:05 PM", 21h + 5min + 0s},
                                     {"9:05\xe2\x80\xafpm", 21h + 5min + 0s},
                                     {"12:00 AM", 0h + 0min + 0s},
                                     {"12:30 p.m.", 12h + 30min + 0s},
                                     {"21:05:07.123", 21h + 5min + 7s},
                                     {"07-41-30", 7h + 41min + 30s}})
        EXPECT_EQ(clock_in(text), time) << text;
    for (auto const* text : {"24:00", "13:00 PM", "0:10 AM", "21", "21:5", "21:60", "half past nine"})
        EXPECT_EQ(clock_in(text), std::nullopt) << text;
}

TEST(TimeText, ReadsMomentsWithAndWithoutAPlaceInTheWorld) {
    EXPECT_EQ(moment_in("2021-03-14 21:05")->wall, kDay + 21h + 5min);
    EXPECT_FALSE(moment_in("2021-03-14 21:05")->instant);
    auto const at = Instant{kDay.time_since_epoch()} + 20h + 5min + 7s;
    for (auto const* text : {"2021-03-14T20:05:07Z", "2021-03-14 21:05:07 +0100",
                             "2021-03-14T21:05:07.5+01:00", "2021-03-14T14:35:07-05:30"})
        EXPECT_EQ(moment_in(text)->instant, at) << text;
    for (auto const* text : {"2021-03-14", "21:05", "2021-03-14 21:05 CET", "yesterday 21:05"})
        EXPECT_FALSE(moment_in(text)) << text;
}

} // namespace
} // namespace evenkeel::portability
