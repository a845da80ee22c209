#include "core/commerce/premium_time.hpp"

#include "core/base/local_day.hpp"
#include "tests/support/fixed_clock.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

namespace evenkeel::commerce {
namespace {

using namespace std::chrono_literals;
using account::PremiumSource;
using testing::kMondayMorning;

constexpr auto kDay = 24h;

Instant at(std::chrono::year_month_day day, std::chrono::minutes time = 0min) {
    return std::chrono::sys_days{day} + time;
}

PremiumGrant with_dates(PremiumSource source, Instant from, Instant to) {
    return {.id = "dates", .source = source, .given_at = from, .months = 0, .ends_at = to};
}

PremiumGrant with_months(int months, Instant given_at, PremiumSource source = PremiumSource::access_code) {
    return {.id = "months", .source = source, .given_at = given_at, .months = months, .ends_at = {}};
}

Instant until(std::vector<PremiumGrant> const& grants, std::string_view zone = "Etc/UTC") {
    return premium_time(grants, zone).until;
}

TEST(PremiumTime, MonthsStackOnATrial) {
    auto const trial_end = at(2026y / 3 / 5, 8h);
    auto const time =
        premium_time(std::vector{with_dates(PremiumSource::trial, trial_end - 3 * kDay, trial_end),
                                 with_months(3, trial_end - 2 * kDay)},
                     "Etc/UTC");
    EXPECT_EQ(time.until, at(2026y / 6 / 5, 8h));
    EXPECT_EQ(time.source, PremiumSource::access_code);
    EXPECT_EQ(time.ending, PremiumEnding::ran_out);
}

TEST(PremiumTime, MonthsBeginWhenGivenWhereNothingIsLeft) {
    EXPECT_EQ(until({with_dates(PremiumSource::trial, at(2026y / 1 / 2), at(2026y / 1 / 5)),
                     with_months(1, at(2026y / 3 / 2, 8h), PremiumSource::trainer_gift)}),
              at(2026y / 4 / 2, 8h));
}

TEST(PremiumTime, MonthsAreThoseOfTheMembersCalendarAndClock) {
    EXPECT_EQ(until({with_months(3, at(2026y / 11 / 30, 10h))}), at(2027y / 2 / 28, 10h));
    // 31 January, 00:30 in Vienna, is still the 30th in UTC; 28 February, 00:30 there, is the 27th at 23:30.
    EXPECT_EQ(until({with_months(1, at(2027y / 1 / 30, 23h + 30min))}, "Europe/Vienna"),
              at(2027y / 2 / 27, 23h + 30min));
    // Clocks go forward between: the same time on the wall is an hour earlier in UTC.
    EXPECT_EQ(until({with_months(1, at(2027y / 3 / 15, 8h))}, "Europe/Vienna"), at(2027y / 4 / 15, 7h));
}

TEST(PremiumTime, ARenewalOfTheStoreUsesUpNoMonthOfACode) {
    auto const bought = at(2026y / 1 / 1);
    auto const renewed = at(2026y / 4 / 1);
    std::vector grants{with_dates(PremiumSource::subscription, bought, renewed),
                       with_months(1, at(2026y / 2 / 1))};
    EXPECT_EQ(until(grants), at(2026y / 5 / 1));
    grants.push_back(with_dates(PremiumSource::subscription, renewed, at(2026y / 7 / 1)));
    EXPECT_EQ(until(grants), at(2026y / 8 / 1));
}

TEST(PremiumTime, MonthsThatHaveBegunGoOnAfterASubscription) {
    // Ten days of the code are used, then the store's 90 days, then the other 21.
    auto const begin = at(2026y / 1 / 1);
    EXPECT_EQ(until({with_months(1, begin),
                     with_dates(PremiumSource::subscription, begin + 10 * kDay, begin + 100 * kDay)}),
              begin + 121 * kDay);
}

TEST(PremiumTime, ARefundEndsItsOwnTimeAndNoOther) {
    auto const begin = at(2026y / 1 / 1);
    auto quarter = with_months(3, begin, PremiumSource::subscription);
    quarter.id = "a quarter";
    quarter.taken_back_at = at(2026y / 2 / 1);
    quarter.taken_back = TakenBack::refunded;
    auto const alone = premium_time(std::vector{quarter}, "Etc/UTC");
    EXPECT_EQ(alone.until, at(2026y / 2 / 1));
    EXPECT_EQ(alone.ending, PremiumEnding::refunded);
    // The code's month moves up and is whole.
    EXPECT_EQ(until({quarter, with_months(1, begin + kDay)}), at(2026y / 3 / 1));
}

TEST(PremiumTime, WhatIsTakenBackBeforeItBeginsWasNever) {
    auto code = with_months(12, at(2026y / 1 / 2));
    code.taken_back_at = at(2026y / 1 / 3);
    code.taken_back = TakenBack::revoked;
    auto const time = premium_time(
        std::vector{with_dates(PremiumSource::trial, at(2026y / 1 / 1), at(2026y / 1 / 4)), code}, "Etc/UTC");
    EXPECT_EQ(time.until, at(2026y / 1 / 4));
    EXPECT_EQ(time.source, PremiumSource::trial);
}

TEST(PremiumTime, GraceGoesOnAndSaysWhy) {
    auto period = with_dates(PremiumSource::subscription, at(2026y / 1 / 1), at(2026y / 4 / 1));
    period.grace_until = at(2026y / 4 / 17);
    auto const time = premium_time(std::vector{period}, "Etc/UTC");
    EXPECT_EQ(time.until, at(2026y / 4 / 17));
    EXPECT_EQ(time.ending, PremiumEnding::renewal_failed);
}

TEST(PremiumTime, NothingGivenIsNothing) {
    EXPECT_EQ(premium_time({}, "Etc/UTC").source, PremiumSource::none);
    EXPECT_EQ(premium_time({}, "Etc/UTC").until, Instant{});
}

/// All moments of the random histories are multiples of it, so that the slow model can walk them.
constexpr auto kStep = kDay;

/// The slow model: lives through every day. Dates cover it, or else the oldest grant that has months left
/// gives it away.
Instant lived_through(std::vector<PremiumGrant> const& grants) {
    auto queue = grants;
    std::ranges::stable_sort(queue, {}, [](auto const& grant) { return std::tie(grant.given_at, grant.id); });
    std::vector<std::optional<std::chrono::milliseconds>> left(queue.size());
    Instant last{};
    for (auto now = kMondayMorning; now < kMondayMorning + 2000 * kDay; now += kStep) {
        auto const holds = [&](PremiumGrant const& grant) {
            return grant.given_at <= now && !(grant.taken_back_at && *grant.taken_back_at <= now);
        };
        auto const covers = [&](PremiumGrant const& grant) {
            return holds(grant) && grant.months == 0 &&
                   (now < grant.ends_at || (grant.grace_until && now < *grant.grace_until));
        };
        auto is_premium = std::ranges::any_of(queue, covers);
        for (std::size_t i = 0; i < queue.size() && !is_premium; ++i) {
            auto const& grant = queue[i];
            if (grant.months == 0 || !holds(grant))
                continue;
            if (!left[i])
                left[i] = months_later(now, grant.months, "Etc/UTC") - now;
            is_premium = *left[i] > 0ms;
            if (is_premium)
                *left[i] -= kStep;
        }
        if (is_premium)
            last = now + kStep;
    }
    return last;
}

class RandomHistories : public ::testing::Test {
protected:
    int below(int bound) { return static_cast<int>(random_() % static_cast<unsigned>(bound)); }

    Instant moment(int days) { return kMondayMorning + below(days) * kStep; }

    PremiumGrant grant(int number) {
        auto const given_at = moment(500);
        PremiumGrant made{.id = std::to_string(number),
                          .source = static_cast<PremiumSource>(1 + below(4)),
                          .given_at = given_at,
                          .months = below(3) == 0 ? 0 : 1 + below(6),
                          .ends_at = {}};
        if (made.months == 0)
            made.ends_at = given_at + (1 + below(100)) * kStep;
        if (made.months == 0 && below(3) == 0)
            made.grace_until = *made.ends_at + below(15) * kStep;
        if (below(3) == 0) {
            made.taken_back_at = given_at + below(150) * kStep;
            made.taken_back = TakenBack::refunded;
        }
        return made;
    }

    std::vector<PremiumGrant> history() {
        std::vector<PremiumGrant> grants;
        for (auto const count = 1 + below(6); std::ssize(grants) < count;)
            grants.push_back(grant(static_cast<int>(grants.size())));
        return grants;
    }

    std::mt19937 random_{20261123}; // NOLINT(*-msc51-cpp): the same histories every time
};

TEST_F(RandomHistories, EndWhereASlowModelEnds) {
    for (int i = 0; i < 3000; ++i) {
        auto const grants = history();
        ASSERT_EQ(until(grants), lived_through(grants)) << "history " << i;
    }
}

TEST_F(RandomHistories, EndAtTheSameMomentInWhateverOrderTheyAreListed) {
    for (int i = 0; i < 3000; ++i) {
        auto grants = history();
        auto const listed = premium_time(grants, "Europe/Vienna");
        std::ranges::shuffle(grants, random_);
        auto const shuffled = premium_time(grants, "Europe/Vienna");
        ASSERT_EQ(listed.until, shuffled.until);
        ASSERT_EQ(listed.source, shuffled.source);
        ASSERT_EQ(listed.ending, shuffled.ending);
    }
}

TEST_F(RandomHistories, LoseNothingByAGiftAndGainNothingByARefund) {
    for (int i = 0; i < 3000; ++i) {
        auto grants = history();
        auto const before = until(grants, "America/New_York");
        auto gift = with_months(1 + below(12), moment(700));
        gift.id = "gift";
        grants.push_back(gift);
        auto const with_gift = until(grants, "America/New_York");
        ASSERT_GE(with_gift, std::max(before, gift.given_at + gift.months * 28 * kDay - 1h));
        ASSERT_GE(with_gift, before);
        grants.back().taken_back_at = gift.given_at + below(250) * kStep;
        grants.back().taken_back = TakenBack::refunded;
        auto const refunded = until(grants, "America/New_York");
        ASSERT_LE(refunded, with_gift);
        ASSERT_GE(refunded, before);
    }
}

} // namespace
} // namespace evenkeel::commerce
