#include "core/learn/follow_article.hpp"

#include "core/account/member/members.hpp"
#include "core/learn/learn_events.hpp"
#include "core/program/onboarding.hpp"
#include "tests/support/article_samples.hpp"
#include "tests/support/fake_secure.hpp"
#include "tests/support/samples.hpp"
#include "tests/support/test_stores.hpp"

#include <gtest/gtest.h>

namespace evenkeel::learn {
namespace {

using namespace std::chrono_literals;
using testing::kMondayMorning;

class FollowArticleTest : public ::testing::Test {
protected:
    void SetUp() override { stores_.add(testing::a_member("ana")); }

    EventId started(ArticleId const& article) { return follow_.start(texts_, kAna, {article, {}})->event.id; }

    [[nodiscard]] ArticleId daily() const { return todays_article_(texts_, kAna, clock_.now())->article->id; }

    [[nodiscard]] ArticleId other() const {
        return daily() == ArticleId{"rest"} ? ArticleId{"breath"} : ArticleId{"rest"};
    }

    MemberId const kAna{"ana"};
    testing::FixedClock clock_;
    testing::FakeSecure secure_;
    testing::TestStores stores_;
    std::vector<Article> const articles_{testing::an_article("breath"), testing::an_article("rest")};
    LearnTexts const texts_{.library = Library{articles_},
                            .words = {.state_titles = {},
                                      .life_aspects = {},
                                      .categories = {},
                                      .sentences = Sentences::english()},
                            .categories = {}};
    TodaysArticle const todays_article_{stores_};
    FollowArticle const follow_{{.learn_events = stores_.learn_events,
                                 .todays_article = todays_article_,
                                 .clock = clock_,
                                 .secure = secure_}};
};

TEST_F(FollowArticleTest, GoesOnWithWhatIsOpen) {
    auto const first = started(ArticleId{"rest"});
    EXPECT_EQ(started(ArticleId{"rest"}), first);
    ASSERT_TRUE(follow_.complete(texts_, kAna, {ArticleId{"rest"}, first, false}));
    EXPECT_NE(started(ArticleId{"rest"}), first);
}

TEST_F(FollowArticleTest, BelievesTheClientAboutTheDailyArticleOnlyWhereItIsSo) {
    EXPECT_TRUE(follow_.complete(texts_, kAna, {daily(), started(daily()), true})->is_daily);
    EXPECT_FALSE(follow_.complete(texts_, kAna, {other(), started(other()), true})->is_daily);
}

TEST_F(FollowArticleTest, TakesTheDailyArticleForOrdinaryWhereTheClientSaysSo) {
    EXPECT_FALSE(follow_.complete(texts_, kAna, {daily(), started(daily()), false})->is_daily);
}

TEST_F(FollowArticleTest, CountsYesterdaysArticleThatWasEndedAfterMidnight) {
    auto const article = daily();
    auto const event = started(article);
    clock_.set(kMondayMorning + 24h);
    EXPECT_TRUE(follow_.complete(texts_, kAna, {article, event, true})->is_daily);
}

TEST_F(FollowArticleTest, RefusesByName) {
    auto const event = started(ArticleId{"rest"});
    auto const field = [](auto const& result) { return result ? "" : result.error().field; };
    EXPECT_EQ(field(follow_.start(texts_, kAna, {ArticleId{"none"}, {}})), "article_id");
    EXPECT_EQ(field(follow_.complete(texts_, kAna, {ArticleId{"none"}, event, false})), "article_id");
    EXPECT_EQ(field(follow_.complete(texts_, kAna, {ArticleId{"breath"}, event, false})), "event_uuid");
    EXPECT_EQ(field(follow_.complete(texts_, MemberId{"bo"}, {ArticleId{"rest"}, event, false})),
              "event_uuid");
    EXPECT_EQ(field(follow_.rate(texts_, kAna, {ArticleId{"rest"}, EventId{"other"}, 3})), "event_uuid");
    EXPECT_EQ(field(follow_.rate(texts_, kAna, {ArticleId{"none"}, event, 3})), "article_id");
    for (int const rating : {0, 6, -1})
        EXPECT_EQ(field(follow_.rate(texts_, kAna, {ArticleId{"rest"}, event, rating})), "article_rating");
}

} // namespace
} // namespace evenkeel::learn
