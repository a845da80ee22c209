#include "core/learn/article.hpp"
#include "core/learn/words.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace evenkeel::learn {
namespace {

using ::testing::ElementsAre;

std::vector<std::string> folded(std::string_view text) {
    std::vector<std::string> words;
    for (auto const& word : words_of(text))
        words.push_back(word.folded);
    return words;
}

TEST(ReadingTime, IsToTheNearestMinuteAt220WordsAMinute) {
    EXPECT_EQ(reading_minutes(0), 1);
    EXPECT_EQ(reading_minutes(100), 1);
    EXPECT_EQ(reading_minutes(329), 1);
    EXPECT_EQ(reading_minutes(330), 2);
    EXPECT_EQ(reading_minutes(880), 4);
}

TEST(ArticleIds, AreSafeInAnAddress) {
    for (auto const* const good : {"a", "long-exhale", "6-states", "x1"})
        EXPECT_TRUE(is_article_id(good)) << good;
    for (auto const* const bad : {"", "Long", "a--b", "-a", "a-", "a b", "../a", "a.b", "ä"})
        EXPECT_FALSE(is_article_id(bad)) << bad;
    EXPECT_FALSE(is_article_id(std::string(65, 'a')));
}

TEST(Words, HaveNoCaseNoAccentsAndNoMarks) {
    EXPECT_THAT(folded("Straße, ÜBER-Atmung!"), ElementsAre("strasse", "uber", "atmung"));
    EXPECT_THAT(folded("cafe\u0301 café CAFÉ"), ElementsAre("cafe", "cafe", "cafe"));
    EXPECT_THAT(folded("أَنْفَاس"), ElementsAre("انفاس"));
    EXPECT_THAT(folded("ﬁne 4–7–8"), ElementsAre("fine", "4", "7", "8"));
    EXPECT_THAT(folded("the body's"), ElementsAre("the", "body", "s"));
    EXPECT_THAT(folded(" … 😀 "), ElementsAre());
}

TEST(Words, KnowTheBytesTheyStandFor) {
    std::string const text = "Zwölf „Straßen“";
    auto const words = words_of(text);
    ASSERT_EQ(words.size(), 2u);
    EXPECT_EQ(text.substr(words[0].begin, words[0].end - words[0].begin), "Zwölf");
    EXPECT_EQ(text.substr(words[1].begin, words[1].end - words[1].begin), "Straßen");
}

TEST(Words, AreCutWhenTheyAreAbsurdlyLong) {
    auto const words = words_of(std::string(500, 'x'));
    ASSERT_EQ(words.size(), 1u);
    EXPECT_EQ(words[0].folded.size(), 64u);
}

TEST(Words, EndWhereTheBytesAreNoUtf8) {
    EXPECT_THAT(folded("calm\xff"
                       "body"),
                ElementsAre("calm", "body"));
}

} // namespace
} // namespace evenkeel::learn
