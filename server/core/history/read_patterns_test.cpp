#include "core/history/history_rules.hpp"
#include "tests/support/samples.hpp"
#include "tests/support/test_outside.hpp"
#include "tests/support/test_stores.hpp"

#include <gtest/gtest.h>

namespace evenkeel::history {
namespace {

using namespace std::chrono_literals;
using testing::kMondayMorning;

/// Ana lives in Vienna and checked in on each of the last forty days.
class ReadPatternsTest : public ::testing::Test {
protected:
    void SetUp() override {
        stores_.add(testing::a_member("ana"));
        for (int ago = 0; ago < 40; ++ago)
            check_in(kMondayMorning - ago * 24h, ago % 3 == 0 ? 90 : 270);
    }

    void check_in(Instant at, double angle) {
        auto one = testing::a_check_in(kAna, std::to_string(++events_), at);
        one.felt_angle = state::RingAngle{angle};
        one.angle = state::RingAngle{0};
        one.body_signs = angle == 90 ? std::vector<std::string>{"warm_hands"} : std::vector<std::string>{};
        stores_.check_ins.add_once(one, testing::a_job("refresh"));
    }

    Pattern read(TraitKind kind, std::string const& key) {
        auto const found = rules_.read_patterns(kAna);
        EXPECT_EQ(found.days.last, "2026-03-02");
        EXPECT_EQ(found.days.first, "2025-09-04");
        for (auto const& pattern : found.patterns)
            if (pattern.trait == Trait{kind, key})
                return pattern;
        return {};
    }

    MemberId const kAna{"ana"};
    int events_{0};
    testing::TestOutside outside_;
    testing::TestStores stores_;
    HistoryRules const rules_{stores_, outside_};
};

TEST_F(ReadPatternsTest, BodySignsAreComparedWithWhereTheMemberFeltThemselves) {
    auto const pattern = read(TraitKind::body_sign, "warm_hands");
    EXPECT_EQ(pattern.finding, Finding::found);
    EXPECT_EQ(pattern.days_with, 14);
    ASSERT_TRUE(pattern.comparison);
    EXPECT_NEAR(pattern.comparison->mean_with, 1, 1e-9);
    EXPECT_NEAR(pattern.comparison->mean_without, -1, 1e-9);
}

TEST_F(ReadPatternsTest, PracticeIsComparedByItsKind) {
    for (int ago = 0; ago < 40; ago += 3)
        stores_.practice_log.tick({.member_id = kAna,
                                   .event_id = EventId{std::to_string(ago)},
                                   .mark = {.day = local_day(kMondayMorning - ago * 24h, "Europe/Vienna"),
                                            .item = program::PracticeItem::stillness},
                                   .done = true,
                                   .at = kMondayMorning});
    EXPECT_EQ(read(TraitKind::practice, "stillness").finding, Finding::found);
    EXPECT_EQ(read(TraitKind::practice, "any").finding, Finding::found);
    EXPECT_EQ(read(TraitKind::practice, "social_play").finding, Finding::too_few);
}

TEST_F(ReadPatternsTest, ArticlesThreadsAndTagsCountOnTheMembersOwnDays) {
    stores_.learn_events.start_once({.id = EventId{"read"},
                                     .member_id = kAna,
                                     .article_id = learn::ArticleId{"breath"},
                                     .started_at = kMondayMorning,
                                     .completed_at = {},
                                     .is_daily = false,
                                     .rating = {}});
    stores_.learn_events.complete({.member_id = kAna,
                                   .event_id = EventId{"read"},
                                   .article_id = learn::ArticleId{"breath"},
                                   .at = kMondayMorning});
    EXPECT_EQ(read(TraitKind::article, "read").days_with, 1);
    EXPECT_EQ(read(TraitKind::journal, "written").days_without, 40);

    auto const upload = testing::an_upload("u", reading::Owner{kAna});
    stores_.hrv_tasks.add_upload(upload);
    auto task = testing::a_task("t", upload, kMondayMorning);
    task.tags = {reading::ContextTag::poor_sleep};
    stores_.hrv_tasks.start_once(task, testing::a_job("analyse"));
    stores_.hrv_tasks.finish(upload.owner, task.id, testing::a_measurement(), kMondayMorning);
    auto const tagged = read(TraitKind::context_tag, "poor_sleep");
    EXPECT_EQ(tagged.days_with, 1);
    EXPECT_EQ(tagged.days_without, 0) << "of days without a reading nothing is known";
}

TEST_F(ReadPatternsTest, TheFirstCheckInOfADayTellsTheHour) {
    check_in(kMondayMorning + 9h, 90);
    EXPECT_EQ(read(TraitKind::first_check_in, "before_noon").days_with, 40);
    check_in(kMondayMorning - 200 * 24h, 90);
    EXPECT_EQ(read(TraitKind::first_check_in, "before_noon").days_with, 40) << "180 days are looked at";
    EXPECT_EQ(read(TraitKind::weekday, "monday").days_with, 6);
}

TEST_F(ReadPatternsTest, ADayIsTheMeanOfItsCheckIns) {
    for (int ago = 0; ago < 40; ago += 3)
        check_in(kMondayMorning - ago * 24h + 1h, 270);
    EXPECT_NEAR(read(TraitKind::body_sign, "warm_hands").comparison->mean_with, 0, 1e-9);
}

} // namespace
} // namespace evenkeel::history
