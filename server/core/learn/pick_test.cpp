#include "core/learn/pick.hpp"

#include "core/learn/todays_article.hpp"
#include "tests/support/article_samples.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace evenkeel::learn {
namespace {

using testing::an_article;
using testing::kMondayMorning;

std::vector<Article> library_of(int count) {
    std::vector<Article> articles;
    for (int i = 0; i < count; ++i)
        articles.push_back(an_article("article-" + std::to_string(i)));
    return articles;
}

DailyFacts facts(std::string const& day, std::set<ArticleId> read = {}) {
    return {.member_id = MemberId{"ana"}, .day = day, .program_day = {}, .read_before = std::move(read)};
}

std::string day_number(int number) {
    return "2026-" + std::to_string(number);
}

TEST(DailyArticle, IsTheSameAllDayAndOneOfTheLibrary) {
    auto const articles = library_of(20);
    auto const* const first = daily_article(articles, facts("2026-03-02"));
    ASSERT_NE(first, nullptr);
    EXPECT_EQ(daily_article(articles, facts("2026-03-02")), first);
    EXPECT_EQ(daily_article({}, facts("2026-03-02")), nullptr);
}

TEST(DailyArticle, IsNeverOneThatWasReadBeforeWhileThereIsAnother) {
    auto const articles = library_of(12);
    std::set<ArticleId> read;
    for (int day = 0; day < 12; ++day) {
        auto const* const article = daily_article(articles, facts(day_number(day), read));
        EXPECT_TRUE(read.insert(article->id).second);
    }
    EXPECT_NE(daily_article(articles, facts("after", read)), nullptr); // all over again
}

TEST(DailyArticle, IsSpreadOverDaysAndMembers) {
    auto const articles = library_of(10);
    std::map<ArticleId, int> counts;
    for (int day = 0; day < 1000; ++day)
        ++counts[daily_article(articles, facts(day_number(day)))->id];
    EXPECT_EQ(counts.size(), 10u);
    for (auto const& [id, count] : counts)
        EXPECT_NEAR(count, 100, 45) << id.value();
}

TEST(DailyArticle, MostlyStaysWhenAnArticleIsAdded) {
    auto const few = library_of(20);
    auto const more = library_of(21);
    int moved = 0;
    for (int day = 0; day < 1000; ++day)
        moved +=
            daily_article(few, facts(day_number(day)))->id == daily_article(more, facts(day_number(day)))->id
                ? 0
                : 1;
    EXPECT_LT(moved, 100); // one in 21 is expected
}

TEST(DailyArticle, IsThatOfTheProgramUnlessItWasReadBefore) {
    auto articles = library_of(5);
    articles[3].program_day = 17;
    auto on_program = facts("2026-03-02");
    on_program.program_day = 17;
    EXPECT_EQ(daily_article(articles, on_program), &articles[3]);
    on_program.read_before = {articles[3].id};
    EXPECT_NE(daily_article(articles, on_program), &articles[3]);
    on_program.program_day = 18;
    EXPECT_NE(daily_article(articles, on_program), nullptr);
}

class Picks : public ::testing::Test {
protected:
    [[nodiscard]] std::vector<Pick> picks() const {
        std::vector<Article const*> pointers;
        for (auto const& article : articles_)
            pointers.push_back(&article);
        return pick_articles(pointers, reader_,
                             {.state_titles = {"Stillness", "Ventral Vagal", "Play", "Sympathetic",
                                               "Overwhelm", "Dorsal Vagal"},
                              .life_aspects = aspects_,
                              .categories = categories_,
                              .sentences = Sentences::english()});
    }

    [[nodiscard]] Standing completed(std::string const& id, std::optional<int> rating = {}) const {
        return {ArticleId{id}, kMondayMorning, kMondayMorning, rating};
    }

    std::vector<program::Choice> const aspects_{{"money", "Money & Finance"}};
    std::vector<Category> const categories_{{"breath", "Breath"}, {"sleep", "Sleep"}};
    std::vector<Article> articles_{library_of(4)};
    ReaderFacts reader_{.member_id = MemberId{"ana"},
                        .day = "2026-03-02",
                        .state = state::StateName::overwhelm,
                        .state_source = StateSource::check_in,
                        .life_aspect = "money",
                        .standings = {}};
};

TEST_F(Picks, BeginWithWhatHelpsWhereTheMemberIs) {
    articles_[2].states = {state::StateName::overwhelm};
    EXPECT_EQ(picks().front().article, &articles_[2]);
    EXPECT_EQ(picks().front().reason, "It helps in Overwhelm, where you were at your last check-in.");
}

TEST_F(Picks, ThenComesTheChosenPartOfLife) {
    articles_[1].life_aspects = {"money"};
    EXPECT_EQ(picks().front().article, &articles_[1]);
    EXPECT_EQ(picks().front().reason, "It is about Money & Finance, which you chose to look at.");
}

TEST_F(Picks, PutWhatWasReadBehindWhatWasNot) {
    reader_.standings = {completed("article-0"), completed("article-1"), completed("article-3")};
    EXPECT_EQ(picks().front().article, &articles_[2]);
    EXPECT_EQ(picks().front().reason, "You have not read it yet.");
    EXPECT_EQ(picks().back().reason, "It is worth reading again.");
}

TEST_F(Picks, FollowTheMembersRatings) {
    articles_[3].category = articles_[0].category = "sleep";
    reader_.standings = {completed("article-0", 5)};
    EXPECT_EQ(picks().front().article, &articles_[3]);
    EXPECT_EQ(picks().front().reason, "You liked what you read about Sleep.");
}

TEST_F(Picks, AreAllOfThemWithAReasonEach) {
    auto const all = picks();
    EXPECT_EQ(all.size(), 4u);
    for (auto const& pick : all)
        EXPECT_FALSE(pick.reason.empty());
}

TEST_F(Picks, OfEqualWorthChangeWithTheDayAndNotWithinIt) {
    auto const order = [this] {
        std::string text;
        for (auto const& pick : picks())
            text += pick.article->id.value() + " ";
        return text;
    };
    std::set<std::string> orders;
    for (int day = 0; day < 30; ++day) {
        reader_.day = day_number(day);
        EXPECT_EQ(order(), order());
        orders.insert(order());
    }
    EXPECT_GT(orders.size(), 5u);
}

} // namespace
} // namespace evenkeel::learn
