#include "tests/port_contracts/contract.hpp"

namespace evenkeel::testing {
namespace {

using namespace std::chrono_literals;

template <class Backend>
class BalancePointsContract : public Contract<Backend> {
protected:
    state::BalancePoints& points() { return this->stores_.balance_points; }

    void keep(int score, Instant computed_at) {
        points().keep({.member_id = this->kAna,
                       .day = "2026-03-02",
                       .score = score,
                       .certainty = score / 128.0,
                       .computed_at = computed_at});
    }

    int score() { return points().find(this->kAna, "2026-03-02").value().score; }
};

TYPED_TEST_SUITE(BalancePointsContract, Backends, BackendNames);

TYPED_TEST(BalancePointsContract, APointIsReadAsItWasKept) {
    this->keep(64, kMondayMorning + 3ms);
    auto const point = this->points().find(this->kAna, "2026-03-02");
    ASSERT_TRUE(point);
    EXPECT_EQ(point->member_id, this->kAna);
    EXPECT_EQ(point->day, "2026-03-02");
    EXPECT_EQ(point->score, 64);
    EXPECT_EQ(point->certainty, 0.5);
    EXPECT_EQ(point->computed_at, kMondayMorning + 3ms);
}

TYPED_TEST(BalancePointsContract, AnotherDayAndAnotherMemberHaveTheirOwn) {
    this->keep(64, kMondayMorning);
    EXPECT_FALSE(this->points().find(this->kAna, "2026-03-03"));
    EXPECT_FALSE(this->points().find(this->kBo, "2026-03-02"));
}

TYPED_TEST(BalancePointsContract, ALaterOneReplacesAnEarlierOne) {
    this->keep(10, kMondayMorning);
    this->keep(20, kMondayMorning + 1ms);
    EXPECT_EQ(this->score(), 20);
    this->keep(30, kMondayMorning + 1ms);
    EXPECT_EQ(this->score(), 30);
}

TYPED_TEST(BalancePointsContract, AnEarlierOneThatComesLateChangesNothing) {
    this->keep(20, kMondayMorning + 1ms);
    this->keep(10, kMondayMorning);
    EXPECT_EQ(this->score(), 20);
}

TYPED_TEST(BalancePointsContract, OfManyAtOnceTheLatestStays) {
    all_at_once(8, [&](int i) {
        this->keep(i, kMondayMorning + i * 1ms);
        return true;
    });
    EXPECT_EQ(this->score(), 7);
}

} // namespace
} // namespace evenkeel::testing
