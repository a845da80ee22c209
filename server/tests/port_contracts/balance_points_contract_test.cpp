#include "tests/port_contracts/contract.hpp"

namespace evenkeel::testing {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

template <class Backend>
class BalancePointsContract : public Contract<Backend> {
protected:
    state::BalancePoints& points() { return this->stores_.balance_points; }

    void check_in(int days, state::StateName state = state::StateName::play) {
        auto check_in = a_check_in(this->kAna, std::to_string(++events_), kMondayMorning + days * 24h);
        check_in.state = state;
        this->stores_.check_ins.add_once(check_in, a_job("refresh"));
    }

    /// Every day with a visit gets the number of visits seen so far as its score.
    void rebuild(DayRange const& made, DayRange const& seen = all_days()) {
        points().rebuild({.member_id = this->kAna, .seen = seen, .most_visits = 1000, .made = made},
                         [&](std::span<state::DatedVisit const> visits) {
                             std::vector<state::BalancePoint> made_points;
                             for (std::size_t i = 0; i < visits.size(); ++i)
                                 if (made.first <= visits[i].day && visits[i].day <= made.last)
                                     made_points.push_back({.day = visits[i].day,
                                                            .score = static_cast<int>(i) + 1,
                                                            .certainty = 0.5});
                             return made_points;
                         });
    }

    std::vector<std::string> kept(std::size_t limit = 100) {
        std::vector<std::string> found;
        for (auto const& point : points().list(this->kAna, all_days(), limit))
            found.push_back(point.day + "=" + std::to_string(point.score));
        return found;
    }

    int events_{0};
};

TYPED_TEST_SUITE(BalancePointsContract, Backends, BackendNames);

TYPED_TEST(BalancePointsContract, ARebuildSeesVisitsInOrderOfTime) {
    this->check_in(1, state::StateName::overwhelm);
    this->check_in(0);
    std::vector<state::DatedVisit> seen;
    this->points().rebuild(
        {.member_id = this->kAna, .seen = all_days(), .most_visits = 1000, .made = all_days()},
        [&](std::span<state::DatedVisit const> visits) {
            seen.assign(visits.begin(), visits.end());
            return std::vector<state::BalancePoint>{};
        });
    ASSERT_EQ(seen.size(), 2U);
    EXPECT_EQ(seen[0].day, "2026-03-02");
    EXPECT_EQ(seen[0].visit.at, kMondayMorning);
    EXPECT_EQ(seen[0].visit.state, state::StateName::play);
    EXPECT_EQ(seen[1].day, "2026-03-03");
    EXPECT_EQ(seen[1].visit.state, state::StateName::overwhelm);
}

TYPED_TEST(BalancePointsContract, ARebuildSeesTheNewestVisitsAlone) {
    for (auto const days : {2, 0, 1})
        this->check_in(days);
    std::vector<std::string> seen;
    this->points().rebuild({.member_id = this->kAna,
                            .seen = {"2026-03-01", "2026-03-03"},
                            .most_visits = 1,
                            .made = {"2026-03-03", "2026-03-03"}},
                           [&](std::span<state::DatedVisit const> visits) {
                               seen.clear();
                               for (auto const& visit : visits)
                                   seen.push_back(visit.day);
                               return std::vector<state::BalancePoint>{};
                           });
    EXPECT_THAT(seen, ElementsAre("2026-03-03"));
}

TYPED_TEST(BalancePointsContract, TouchedDaysHaveACheckInOrAPoint) {
    for (auto const days : {3, 0, 1})
        this->check_in(days);
    this->rebuild(all_days());
    (void)this->stores_.check_ins.remove(this->kAna, CheckInId{"id of 2"}, a_job("refresh"));
    this->check_in(5);
    this->check_in(1);
    auto const days = [this](DayRange const& range, std::size_t limit) {
        return this->points().touched_days(this->kAna, range, limit);
    };
    EXPECT_THAT(days(all_days(), 9), ElementsAre("2026-03-02", "2026-03-03", "2026-03-05", "2026-03-07"));
    EXPECT_THAT(days(all_days(), 2), ElementsAre("2026-03-02", "2026-03-03"));
    EXPECT_THAT(days({"2026-03-03", "2026-03-05"}, 9), ElementsAre("2026-03-03", "2026-03-05"));
    EXPECT_THAT(this->points().touched_days(this->kBo, all_days(), 9), IsEmpty());
}

TYPED_TEST(BalancePointsContract, ItMakesTheDaysAnewAndLeavesTheOthers) {
    for (auto const days : {0, 1, 2, 3})
        this->check_in(days);
    this->rebuild(all_days());
    EXPECT_THAT(this->kept(), ElementsAre("2026-03-02=1", "2026-03-03=2", "2026-03-04=3", "2026-03-05=4"));
    this->rebuild({"2026-03-03", "2026-03-04"}, {"2026-03-04", "2026-03-09"});
    EXPECT_THAT(this->kept(), ElementsAre("2026-03-02=1", "2026-03-04=1", "2026-03-05=4"));
    EXPECT_EQ(this->points().list(this->kAna, all_days(), 1).front().certainty, 0.5);
}

TYPED_TEST(BalancePointsContract, AShortListKeepsTheNewest) {
    for (auto const days : {0, 1, 2})
        this->check_in(days);
    this->rebuild(all_days());
    EXPECT_THAT(this->kept(2), ElementsAre("2026-03-03=2", "2026-03-04=3"));
    EXPECT_THAT(this->kept(0), IsEmpty());
    EXPECT_THAT(this->points().list(this->kBo, all_days(), 10), IsEmpty());
}

TYPED_TEST(BalancePointsContract, MonthsAreMeansOfTheirPoints) {
    for (auto const days : {0, 1, 40})
        this->check_in(days);
    this->rebuild(all_days());
    auto const months = this->points().months(this->kAna, 10);
    ASSERT_EQ(months.size(), 2U);
    EXPECT_EQ(months[0].month, "2026-03");
    EXPECT_DOUBLE_EQ(months[0].mean_score, 1.5);
    EXPECT_EQ(months[0].points, 2);
    EXPECT_EQ(months[1].month, "2026-04");
    EXPECT_DOUBLE_EQ(months[1].mean_score, 3);
    EXPECT_EQ(this->points().months(this->kAna, 1).front().month, "2026-04");
}

TYPED_TEST(BalancePointsContract, ManyRebuildsAtOnceGiveWhatOneGives) {
    for (auto const days : {0, 1, 2})
        this->check_in(days);
    all_at_once(6, [this](int) {
        this->rebuild(all_days());
        return true;
    });
    EXPECT_THAT(this->kept(), ElementsAre("2026-03-02=1", "2026-03-03=2", "2026-03-04=3"));
}

TYPED_TEST(BalancePointsContract, AMemberWhoIsGoneHasNothingToRebuild) {
    this->points().rebuild(
        {.member_id = MemberId{"nobody"}, .seen = all_days(), .most_visits = 1000, .made = all_days()},
        [](std::span<state::DatedVisit const>) { return std::vector<state::BalancePoint>{}; });
    EXPECT_THAT(this->points().list(MemberId{"nobody"}, all_days(), 10), IsEmpty());
}

} // namespace
} // namespace evenkeel::testing
