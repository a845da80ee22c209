#include "core/learn/search_articles.hpp"
#include "tests/support/article_samples.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace evenkeel::learn {
namespace {

using testing::an_article;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

class SearchArticlesTest : public ::testing::Test {
protected:
    [[nodiscard]] SearchPage page(std::string const& query) const {
        return search_articles(texts_, {.query_text = query, .category_tag = {}, .offset = 0}).value();
    }

    [[nodiscard]] std::vector<std::string> found(std::string const& query) const {
        std::vector<std::string> ids;
        for (auto const& one : page(query).found)
            ids.push_back(one.article->id.value());
        return ids;
    }

    std::vector<Article> articles_{
        an_article("calm-hands", "Warm hands show a calm body. Breathing out helps."),
        an_article("nerve", "The vagus nerve slows the heart. Calm is not the goal."),
        an_article("strasse", "Auf der Straße: ruhiges Atmen, ruhiger Körper."),
        an_article("words", "أَنْفَاس بطيئة، and other words of calm, calm breath.")};
    LearnTexts const texts_{.library = Library{articles_},
                            .words = {.state_titles = {},
                                      .life_aspects = {},
                                      .categories = {},
                                      .sentences = Sentences::english()},
                            .categories = {}};
};

TEST_F(SearchArticlesTest, OrdersWhatItFinds) {
    EXPECT_THAT(found("calm"), ElementsAre("calm-hands", "words", "nerve"));
    EXPECT_THAT(found("CALM body"), ElementsAre("calm-hands", "words", "nerve"));
    EXPECT_THAT(found("breat"), ElementsAre("calm-hands", "words")); // both by their beginning
    EXPECT_THAT(found("vagsu"), ElementsAre("nerve"));               // a swap
    EXPECT_THAT(found("brething"), ElementsAre("calm-hands"));       // a letter left out
    EXPECT_THAT(found("STRASSE korper"), ElementsAre("strasse"));
    EXPECT_THAT(found("انفاس"), ElementsAre("words"));
    EXPECT_THAT(found("zebra"), IsEmpty());
}

TEST_F(SearchArticlesTest, MarksEachFieldThatHoldsAWantedWord) {
    auto const nerve = page("goal").found.at(0);
    ASSERT_EQ(nerve.highlights.size(), 1U);
    EXPECT_EQ(nerve.highlights[0].field, Field::body);
    EXPECT_EQ(nerve.highlights[0].snippet.text, "The vagus nerve slows the heart. Calm is not the goal.");
    auto const hands = page("hands").found.at(0);
    ASSERT_EQ(hands.highlights.size(), 2U);
    EXPECT_EQ(hands.highlights[0].field, Field::title);
    ASSERT_EQ(hands.highlights[1].snippet.marks.size(), 1U);
    EXPECT_EQ(hands.highlights[1].snippet.marks[0].begin, 5U);
    EXPECT_EQ(hands.highlights[1].snippet.marks[0].end, 10U);
}

} // namespace
} // namespace evenkeel::learn
