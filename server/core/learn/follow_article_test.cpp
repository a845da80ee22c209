#include "core/learn/follow_article.hpp"

#include "tests/support/article_samples.hpp"
#include "tests/support/fake_jobs.hpp"
#include "tests/support/fake_learn_events.hpp"
#include "tests/support/fake_members.hpp"
#include "tests/support/fake_onboardings.hpp"
#include "tests/support/fake_secure.hpp"
#include "tests/support/samples.hpp"

#include <gtest/gtest.h>

namespace evenkeel::learn {
namespace {

using namespace std::chrono_literals;
using testing::kMondayMorning;

class FollowArticleTest : public ::testing::Test {
protected:
    void SetUp() override {
        ASSERT_TRUE(members_.add(testing::a_member("ana"), testing::a_session("phone", kAna),
                                 testing::a_job("welcome")));
    }

    EventId started(ArticleId const& article) { return follow_.start(kAna, {article, {}})->event.id; }

    [[nodiscard]] ArticleId daily() const { return todays_article_(kAna, clock_.now())->article->id; }

    [[nodiscard]] ArticleId other() const {
        return daily() == ArticleId{"rest"} ? ArticleId{"breath"} : ArticleId{"rest"};
    }

    MemberId const kAna{"ana"};
    testing::FixedClock clock_;
    testing::FakeSecure secure_;
    testing::FakeJobs jobs_;
    testing::FakeAccounts accounts_;
    testing::FakeMembers members_{accounts_, jobs_};
    testing::FakeOnboardings onboardings_;
    testing::FakeLearnEvents events_;
    std::vector<Article> const articles_{testing::an_article("breath"), testing::an_article("rest")};
    Library const library_{articles_};
    TodaysArticle const todays_article_{library_, {members_, onboardings_, events_}};
    FollowArticle const follow_{{.library = library_,
                                 .learn_events = events_,
                                 .todays_article = todays_article_,
                                 .clock = clock_,
                                 .secure = secure_}};
};

TEST_F(FollowArticleTest, GoesOnWithWhatIsOpen) {
    auto const first = started(ArticleId{"rest"});
    EXPECT_EQ(started(ArticleId{"rest"}), first);
    ASSERT_TRUE(follow_.complete(kAna, {ArticleId{"rest"}, first, false}));
    EXPECT_NE(started(ArticleId{"rest"}), first);
}

TEST_F(FollowArticleTest, BelievesTheClientAboutTheDailyArticleOnlyWhereItIsSo) {
    EXPECT_TRUE(follow_.complete(kAna, {daily(), started(daily()), true})->is_daily);
    EXPECT_FALSE(follow_.complete(kAna, {other(), started(other()), true})->is_daily);
}

TEST_F(FollowArticleTest, TakesTheDailyArticleForOrdinaryWhereTheClientSaysSo) {
    EXPECT_FALSE(follow_.complete(kAna, {daily(), started(daily()), false})->is_daily);
}

TEST_F(FollowArticleTest, CountsYesterdaysArticleThatWasEndedAfterMidnight) {
    auto const article = daily();
    auto const event = started(article);
    clock_.set(kMondayMorning + 24h);
    EXPECT_TRUE(follow_.complete(kAna, {article, event, true})->is_daily);
}

TEST_F(FollowArticleTest, RefusesByName) {
    auto const event = started(ArticleId{"rest"});
    auto const field = [](auto const& result) { return result ? "" : result.error().field; };
    EXPECT_EQ(field(follow_.start(kAna, {ArticleId{"none"}, {}})), "article_id");
    EXPECT_EQ(field(follow_.complete(kAna, {ArticleId{"none"}, event, false})), "article_id");
    EXPECT_EQ(field(follow_.complete(kAna, {ArticleId{"breath"}, event, false})), "event_uuid");
    EXPECT_EQ(field(follow_.complete(MemberId{"bo"}, {ArticleId{"rest"}, event, false})), "event_uuid");
    EXPECT_EQ(field(follow_.rate(kAna, {ArticleId{"rest"}, EventId{"other"}, 3})), "event_uuid");
    EXPECT_EQ(field(follow_.rate(kAna, {ArticleId{"none"}, event, 3})), "article_id");
    for (int const rating : {0, 6, -1})
        EXPECT_EQ(field(follow_.rate(kAna, {ArticleId{"rest"}, event, rating})), "article_rating");
}

} // namespace
} // namespace evenkeel::learn
