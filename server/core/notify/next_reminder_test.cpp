#include "core/notify/next_reminder.hpp"

#include "core/base/local_day.hpp"
#include "tests/support/samples.hpp"
#include "tests/support/test_stores.hpp"

#include <gtest/gtest.h>

#include <random>

namespace evenkeel::notify {
namespace {

using namespace std::chrono_literals;
using testing::kMondayMorning;

constexpr char kVienna[] = "Europe/Vienna";

Instant at(std::chrono::year_month_day day, std::chrono::minutes time) {
    return std::chrono::sys_days{day} + time;
}

NotificationSettings with_times(std::vector<int> times) {
    return {.topics = {Topic::check_in}, .times = std::move(times), .quiet_hours = {}, .pause_until = {}};
}

std::optional<Instant> next(NotificationSettings const& settings, Instant after,
                            char const* zone = "Etc/UTC") {
    return next_reminder(settings, Topic::check_in, zone, after);
}

TEST(NextReminder, IsTheNextOfTheMembersTimes) {
    auto const settings = with_times({7 * 60, 9 * 60, 20 * 60}); // kMondayMorning is 08:00 UTC
    EXPECT_EQ(next(settings, kMondayMorning), kMondayMorning + 1h);
    EXPECT_EQ(next(settings, kMondayMorning + 1h), kMondayMorning + 12h);
    EXPECT_EQ(next(settings, kMondayMorning + 12h), kMondayMorning + 23h);
    EXPECT_EQ(next(settings, kMondayMorning, kVienna), kMondayMorning + 11h); // 09:00 there already
}

TEST(NextReminder, IsNoneWithoutTopicOrTime) {
    EXPECT_FALSE(next(with_times({}), kMondayMorning));
    EXPECT_FALSE(next_reminder(with_times({540}), Topic::news, "Etc/UTC", kMondayMorning));
}

TEST(NextReminder, KeepsQuietAlsoAcrossMidnight) {
    auto settings = with_times({30, 540, 1380});
    settings.quiet_hours = QuietHours{.from = 22 * 60, .to = 7 * 60};
    EXPECT_EQ(next(settings, kMondayMorning), kMondayMorning + 1h);
    EXPECT_EQ(next(settings, kMondayMorning + 1h), kMondayMorning + 25h);
    settings.quiet_hours = QuietHours{.from = 0, .to = 1439};
    EXPECT_FALSE(next(settings, kMondayMorning));
}

TEST(NextReminder, TheEndOfQuietHoursIsNotQuiet) {
    EXPECT_TRUE(is_quiet({.from = 60, .to = 120}, 60));
    EXPECT_FALSE(is_quiet({.from = 60, .to = 120}, 120));
    EXPECT_TRUE(is_quiet({.from = 120, .to = 60}, 0));
    EXPECT_FALSE(is_quiet({.from = 120, .to = 60}, 60));
}

TEST(NextReminder, WaitsForTheEndOfAPause) {
    auto settings = with_times({540});
    settings.pause_until = kMondayMorning + 48h;
    EXPECT_EQ(next(settings, kMondayMorning), kMondayMorning + 49h);
    EXPECT_EQ(next_reminder(settings, Topic::check_in, "Etc/UTC", kMondayMorning, kMondayMorning + 73h),
              kMondayMorning + 73h);
    EXPECT_EQ(
        next_reminder(with_times({540}), Topic::check_in, "Etc/UTC", kMondayMorning, kMondayMorning + 26h),
        kMondayMorning + 49h);
}

TEST(NextReminder, ATimeThatTheClockSkipsComesBehindTheGap) {
    // 28 March 2027: 02:00 in Vienna is followed by 03:00, which is 01:00 UTC.
    EXPECT_EQ(next(with_times({150}), at(2027y / 3 / 27, 12h), kVienna), at(2027y / 3 / 28, 1h));
    auto quiet = with_times({150});
    quiet.quiet_hours = QuietHours{.from = 160, .to = 200}; // 03:00 is quiet, 02:30 would not be
    EXPECT_EQ(next(quiet, at(2027y / 3 / 27, 12h), kVienna), at(2027y / 3 / 29, 30min));
}

TEST(NextReminder, ATimeThatComesTwiceRemindsOnce) {
    // 31 October 2027: 02:30 in Vienna is 00:30 UTC and again 01:30 UTC.
    auto const settings = with_times({150});
    auto const first = next(settings, at(2027y / 10 / 30, 12h), kVienna);
    EXPECT_EQ(first, at(2027y / 10 / 31, 30min));
    EXPECT_EQ(next(settings, *first, kVienna), at(2027y / 11 / 1, 90min));
}

/// Any member: times, quiet hours and zones by chance, always the same ones.
class ByLaw : public ::testing::Test {
protected:
    int minute() { return static_cast<int>(random_() % kMinutesInDay); }

    NotificationSettings any_settings() {
        auto settings = with_times({});
        for (std::size_t i = 0; i <= random_() % kMostTimes; ++i)
            settings.times.push_back(minute());
        std::ranges::sort(settings.times);
        if (random_() % 2 == 0)
            settings.quiet_hours = QuietHours{.from = minute(), .to = minute()};
        return settings;
    }

    Instant any_moment() { return kMondayMorning + std::chrono::minutes{random_() % (3 * 365 * 24 * 60)}; }

    char const* any_zone() {
        static constexpr std::array kZones{"Etc/UTC",          kVienna,
                                           "America/New_York", "Australia/Lord_Howe",
                                           "Pacific/Apia",     "America/Sao_Paulo"};
        return kZones.at(random_() % kZones.size());
    }

    std::mt19937 random_{20261121}; // NOLINT(*-msc51-cpp): the same cases every time
};

TEST_F(ByLaw, AReminderIsLaterSoonAndNeverQuiet) {
    for (int i = 0; i < 3000; ++i) {
        auto const settings = any_settings();
        auto const after = any_moment();
        auto const* const zone = any_zone();
        auto const due = next(settings, after, zone);
        if (!due)
            continue;
        EXPECT_GT(*due, after);
        EXPECT_LE(*due, after + 50h);
        if (settings.quiet_hours) {
            EXPECT_FALSE(is_quiet(*settings.quiet_hours, minute_of_day(*due, zone)));
        }
    }
}

TEST_F(ByLaw, NothingIsLeftOutBetween) {
    for (int i = 0; i < 1000; ++i) {
        auto const settings = any_settings();
        auto const after = any_moment();
        auto const* const zone = any_zone();
        auto const due = next(settings, after, zone);
        if (!due)
            continue;
        // Asked from anywhere before it the answer is the same one.
        auto const between =
            after + std::chrono::milliseconds{random_() % static_cast<unsigned>((*due - after).count())};
        EXPECT_EQ(next(settings, between, zone), due);
    }
}

TEST_F(ByLaw, OneTimeRemindsOnceADay) {
    for (int i = 0; i < 60; ++i) {
        auto const settings = with_times({minute()});
        auto const* const zone = any_zone();
        auto due = next(settings, any_moment(), zone);
        for (int day = 0; day < 100; ++day) {
            auto const following = next(settings, *due, zone);
            EXPECT_EQ(local_day(*following, zone), local_day(*due, zone) + std::chrono::days{1});
            due = following;
        }
    }
}

/// The practice is paused until the moment it was made with.
class PausedPractice final : public Silences {
public:
    explicit PausedPractice(std::optional<Instant> until) : until_{until} {}

    [[nodiscard]] std::optional<Instant> silent_until(MemberId const& /*member*/) const override {
        return until_;
    }

private:
    std::optional<Instant> until_;
};

TEST(NextReminderOfAMember, LooksAtTheirZoneSettingsAndPause) {
    testing::TestStores stores;
    MemberId const ana{"ana"};
    stores.add(testing::a_member("ana"));

    PausedPractice const active{std::nullopt};
    NextReminder const usual{stores.members, stores.notification_settings, active};
    EXPECT_EQ(usual(ana, Topic::check_in, kMondayMorning), kMondayMorning + 24h); // 09:00 in Vienna, as usual
    EXPECT_FALSE(usual(ana, Topic::news, kMondayMorning));
    EXPECT_FALSE(usual(MemberId{"gone"}, Topic::check_in, kMondayMorning));

    stores.notification_settings.keep(ana, with_times({600}), kMondayMorning);
    EXPECT_EQ(usual(ana, Topic::check_in, kMondayMorning), kMondayMorning + 1h);
    PausedPractice const paused{kMondayMorning + 30h};
    EXPECT_EQ((NextReminder{stores.members, stores.notification_settings, paused}(ana, Topic::check_in,
                                                                                  kMondayMorning)),
              kMondayMorning + 49h);
}

} // namespace
} // namespace evenkeel::notify
