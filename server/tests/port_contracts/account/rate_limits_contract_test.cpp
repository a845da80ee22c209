#include "tests/port_contracts/contract.hpp"

#include <numeric>

namespace evenkeel::testing {
namespace {

using namespace std::chrono_literals;

template <class Backend>
class RateLimitsContract : public Contract<Backend> {
protected:
    account::RateDecision take(Instant now, std::string_view key = "login:198.51.100.7") {
        return this->stores_.rate_limits.take(key, kTwoAMinute, now);
    }

    static constexpr account::RateLimit kTwoAMinute{.calls = 2, .window = 60s};
};

TYPED_TEST_SUITE(RateLimitsContract, Backends, BackendNames);

TYPED_TEST(RateLimitsContract, AllowsAsManyAsItSays) {
    EXPECT_TRUE(this->take(kMondayMorning).allowed);
    EXPECT_TRUE(this->take(kMondayMorning).allowed);
    EXPECT_FALSE(this->take(kMondayMorning).allowed);
}

TYPED_TEST(RateLimitsContract, SaysWhenOneMoreCallIsAllowed) {
    (void)this->take(kMondayMorning);
    (void)this->take(kMondayMorning + 10s);
    EXPECT_EQ(this->take(kMondayMorning + 20s).retry_after, 40s);
    EXPECT_EQ(this->take(kMondayMorning + 60s - 1ms).retry_after, 1s);
    EXPECT_TRUE(this->take(kMondayMorning + 60s).allowed);
    EXPECT_EQ(this->take(kMondayMorning + 60s).retry_after, 10s);
}

TYPED_TEST(RateLimitsContract, ARefusedCallIsNotCounted) {
    (void)this->take(kMondayMorning);
    (void)this->take(kMondayMorning);
    for (int i = 0; i < 5; ++i)
        EXPECT_FALSE(this->take(kMondayMorning + 59s).allowed);
    EXPECT_TRUE(this->take(kMondayMorning + 60s).allowed);
}

TYPED_TEST(RateLimitsContract, EveryKeyIsCountedApart) {
    (void)this->take(kMondayMorning, "a");
    (void)this->take(kMondayMorning, "a");
    EXPECT_FALSE(this->take(kMondayMorning, "a").allowed);
    EXPECT_TRUE(this->take(kMondayMorning, "b").allowed);
}

TYPED_TEST(RateLimitsContract, AfterALongPauseCallsAreCountedAgain) {
    (void)this->take(kMondayMorning);
    for (auto const day : {1, 2, 3}) {
        auto const now = kMondayMorning + std::chrono::days{day};
        EXPECT_TRUE(this->take(now).allowed);
        EXPECT_TRUE(this->take(now).allowed);
        EXPECT_FALSE(this->take(now).allowed) << day;
    }
}

TYPED_TEST(RateLimitsContract, ManyOldKeysDoNotHideANewCall) {
    for (int i = 0; i < 50; ++i)
        (void)this->take(kMondayMorning, "old " + std::to_string(i));
    auto const now = kMondayMorning + 1h;
    EXPECT_TRUE(this->take(now, "old 7").allowed);
    EXPECT_TRUE(this->take(now, "new").allowed);
    EXPECT_TRUE(this->take(now, "old 7").allowed);
    EXPECT_TRUE(this->take(now, "new").allowed);
    EXPECT_FALSE(this->take(now, "old 7").allowed);
    EXPECT_FALSE(this->take(now, "new").allowed);
}

TYPED_TEST(RateLimitsContract, CallsAtOnceAreCountedOneByOne) {
    auto const allowed =
        all_at_once(12, [this](int) { return static_cast<int>(this->take(kMondayMorning).allowed); });
    EXPECT_EQ(std::ranges::count(allowed, 1), 2);
}

TYPED_TEST(RateLimitsContract, ManyKeysAtOnceDoNotWaitForEachOther) {
    for (int i = 0; i < 40; ++i)
        (void)this->take(kMondayMorning, "key " + std::to_string(i));
    auto const now = kMondayMorning + 1h;
    auto const allowed = all_at_once(12, [this, now](int thread) {
        int count = 0;
        for (int i = 0; i < 40; ++i)
            count += this->take(now, "key " + std::to_string((i * 7 + thread * 3) % 40)).allowed ? 1 : 0;
        return count;
    });
    EXPECT_EQ(std::accumulate(allowed.begin(), allowed.end(), 0), 80);
}

TYPED_TEST(RateLimitsContract, LookingCountsNothing) {
    account::RateLimit const once{.calls = 1, .window = std::chrono::minutes{1}};
    EXPECT_TRUE(this->stores_.rate_limits.look("a look", once, kMondayMorning).allowed);
    EXPECT_TRUE(this->stores_.rate_limits.take("a look", once, kMondayMorning).allowed);
    auto const left = this->stores_.rate_limits.look("a look", once, kMondayMorning);
    EXPECT_FALSE(left.allowed);
    EXPECT_EQ(left.retry_after, once.window);
}

TYPED_TEST(RateLimitsContract, TurnsComeAtGrowingIntervalsAndAreForgotten) {
    using namespace std::chrono_literals;
    std::array<std::chrono::seconds, 3> const gaps{0s, 10s, 60s};
    account::Pace const pace{.gaps = gaps, .memory = 1h};
    auto const turn = [&](Instant now) {
        return this->stores_.rate_limits.next_turn("a turn", pace, now) - kMondayMorning;
    };
    EXPECT_EQ(turn(kMondayMorning), 0s);
    EXPECT_EQ(turn(kMondayMorning), 10s);
    EXPECT_EQ(turn(kMondayMorning + 5s), 10s); // still to come
    EXPECT_EQ(turn(kMondayMorning + 10s), 70s);
    EXPECT_EQ(turn(kMondayMorning + 200s), 200s);
    EXPECT_EQ(turn(kMondayMorning + 5h), 5h);
}

} // namespace
} // namespace evenkeel::testing
