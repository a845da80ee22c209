#include "core/learn/search.hpp"

#include "core/learn/highlight.hpp"
#include "tests/support/article_samples.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

namespace evenkeel::learn {
namespace {

using testing::an_article;
using ::testing::ElementsAre;
using ::testing::Key;
using ::testing::Pair;
using ::testing::UnorderedElementsAre;

std::vector<std::string> ids(std::vector<Hit> const& hits) {
    std::vector<std::string> ids;
    for (auto const& hit : hits)
        ids.push_back(hit.article_id.value());
    return ids;
}

ExpandedTerm exactly(std::string const& word) {
    return {.text = word, .words = {{word, kExact}}};
}

TEST(SearchTerms, AreFoldedAndEachOnce) {
    EXPECT_THAT(*terms_of("Calm, CALM Strasse straße"), ElementsAre("calm", "strasse"));
    EXPECT_EQ(terms_of("a b c d e f g h i j")->size(), kMostTerms);
}

TEST(SearchTerms, RefuseNothingAndTooMuch) {
    for (auto const& query : {std::string{}, std::string{" ,;! "}, std::string(201, 'a')}) {
        auto const terms = terms_of(query);
        ASSERT_FALSE(terms);
        EXPECT_EQ(terms.error().fault, Fault::invalid_input);
        EXPECT_EQ(terms.error().field, "query_text");
    }
}

TEST(TypingDistance, CountsSlipsOfTheFinger) {
    EXPECT_EQ(typing_distance("calm", "calm"), 0u);
    EXPECT_EQ(typing_distance("clam", "calm"), 1u);
    EXPECT_EQ(typing_distance("cam", "calm"), 1u);
    EXPECT_EQ(typing_distance("callm", "calm"), 1u);
    EXPECT_EQ(typing_distance("palm", "calm"), 1u);
    EXPECT_EQ(typing_distance("نفاس", "انفاس"), 1u); // letters and not bytes
    EXPECT_EQ(typing_distance("", "abc"), 3u);
}

TEST(TypingDistance, IsTheSameBothWaysAndNeverMoreThanTheLongerWord) {
    std::mt19937 random{7};
    auto const word = [&random] {
        std::string made(random() % 9, 'a');
        for (auto& letter : made)
            letter = static_cast<char>('a' + random() % 3);
        return made;
    };
    for (int i = 0; i < 2000; ++i) {
        auto const [one, other] = std::pair{word(), word()};
        EXPECT_EQ(typing_distance(one, other), typing_distance(other, one));
        EXPECT_LE(typing_distance(one, other), std::max(one.size(), other.size()));
        EXPECT_EQ(typing_distance(one, other) == 0, one == other);
    }
}

std::vector<KnownWord> known(std::initializer_list<std::string_view> words) {
    return std::vector<KnownWord>(words.begin(), words.end());
}

TEST(SearchExpansion, TellsTheWordFromItsBeginning) {
    auto const words = known({"bread", "breath", "breathing", "calm"});
    EXPECT_THAT(as_beginning("breath", words).words,
                UnorderedElementsAre(Pair("breath", kExact), Pair("breathing", kBeginning)));
    EXPECT_TRUE(as_beginning("reath", words).words.empty());
    EXPECT_THAT(as_beginning("انف", known({"calm", "انفاس"})).words, ElementsAre(Key("انفاس")));
}

TEST(SearchExpansion, TakesTheNearestTypos) {
    auto const words = known({"bathing", "breathing", "breathings", "wreathing"});
    EXPECT_THAT(as_typo("brething", words).words, ElementsAre(Pair("breathing", kOneTypo)));
    EXPECT_THAT(as_typo("brethinx", words).words, ElementsAre(Pair("breathing", kTwoTypos)));
    EXPECT_TRUE(as_typo("cam", known({"calm"})).words.empty()); // too short to guess
}

/// The glance that spares most words the measuring must not pass over one that is meant.
TEST(SearchExpansion, FindsEveryWordWithinTheAllowedTypos) {
    std::mt19937 random{11};
    int near = 0;
    for (int i = 0; i < 20'000; ++i) {
        std::string word(4 + random() % 6, 'a');
        for (auto& letter : word)
            letter = static_cast<char>('a' + random() % 6);
        auto typed = word;
        for (std::size_t slip = 0; slip < allowed_typos(word.size()); ++slip)
            typed[random() % typed.size()] = static_cast<char>('a' + random() % 8);
        if (random() % 2 == 0)
            typed.erase(random() % typed.size(), 1);
        auto const distance = typing_distance(word, typed);
        if (distance == 0 || distance > allowed_typos(typed.size()))
            continue;
        ++near;
        EXPECT_THAT(as_typo(typed, known({word})).words, ElementsAre(Key(word))) << typed;
    }
    EXPECT_GT(near, 1000);
}

class Ranking : public ::testing::Test {
protected:
    [[nodiscard]] std::vector<Hit> ranked(std::vector<Article> const& articles,
                                          std::vector<ExpandedTerm> const& terms) const {
        std::vector<SearchDocument> documents;
        for (auto const& article : articles)
            documents.push_back(document_of(article));
        std::vector<SearchDocument const*> pointers;
        for (auto const& document : documents)
            pointers.push_back(&document);
        return rank(pointers, terms, articles.size());
    }
};

TEST_F(Ranking, PutsTheTitleBeforeTheTextAndTheWordBeforeItsBeginning) {
    EXPECT_THAT(ids(ranked({an_article("body", "All about sleep."), an_article("sleep", "All about rest.")},
                           {exactly("sleep")})),
                ElementsAre("sleep", "body"));
    EXPECT_THAT(ids(ranked({an_article("a", "sleeping"), an_article("b", "sleep")},
                           {{"sleep", {{"sleep", kExact}, {"sleeping", kBeginning}}}})),
                ElementsAre("b", "a"));
}

TEST_F(Ranking, PutsAllWordsBeforeOneOfThem) {
    EXPECT_THAT(ids(ranked({an_article("a", "sleep sleep sleep sleep"), an_article("b", "sleep and light")},
                           {exactly("sleep"), exactly("light")})),
                ElementsAre("b", "a"));
}

TEST_F(Ranking, OrdersEqualsByIdAndLeavesOutWhatDoesNotAnswer) {
    EXPECT_THAT(ids(ranked({an_article("c", "sleep"), an_article("a", "sleep"), an_article("b", "light")},
                           {exactly("sleep")})),
                ElementsAre("a", "c"));
}

TEST_F(Ranking, DoesNotDependOnTheOrderOfCandidates) {
    std::vector<Article> articles;
    for (int i = 0; i < 30; ++i)
        articles.push_back(
            an_article("article-" + std::to_string(i), std::string(i % 4 == 0 ? "sleep light" : "sleep")));
    std::vector const terms{exactly("sleep"), exactly("light")};
    auto const straight = ids(ranked(articles, terms));
    std::mt19937 random{5};
    std::ranges::shuffle(articles, random);
    EXPECT_EQ(ids(ranked(articles, terms)), straight);
}

TEST_F(Ranking, OneMoreOfAWordNeverLowersTheScore) {
    double last = 0;
    std::string body = "rest";
    for (int i = 0; i < 10; ++i) {
        body += " sleep";
        auto const hits = ranked({an_article("a", body)}, {exactly("sleep")});
        EXPECT_GT(hits.front().score, last);
        last = hits.front().score;
    }
}

TEST(Highlights, MarkWholeCharacters) {
    auto const snippet = marked("Zwölf Straßen, ÜBER alles", {"strassen", "uber"});
    ASSERT_EQ(snippet.marks.size(), 2u);
    EXPECT_EQ(snippet.text.substr(snippet.marks[0].begin, snippet.marks[0].end - snippet.marks[0].begin),
              "Straßen");
    auto const pieces = pieces_of(snippet);
    std::string joined;
    for (auto const& piece : pieces)
        joined += piece.text;
    EXPECT_EQ(joined, snippet.text);
    ASSERT_EQ(pieces.size(), 5u);
    EXPECT_EQ(pieces[3].text, "ÜBER");
    EXPECT_TRUE(pieces[3].is_match);
}

TEST(Highlights, MarkArabicWithItsVowels) {
    auto const pieces = pieces_of(marked("خذ أَنْفَاسًا بطيئة", {"انفاسا"}));
    ASSERT_EQ(pieces.size(), 3u);
    EXPECT_EQ(pieces[1].text, "أَنْفَاسًا");
}

TEST(Highlights, AnExcerptShowsWhereMostOfItStands) {
    std::string text;
    for (int i = 0; i < 50; ++i)
        text += "word ";
    text += "calm breath here. ";
    for (int i = 0; i < 50; ++i)
        text += "more ";
    auto const snippet = excerpt(text, {"calm", "breath"}, 10);
    EXPECT_EQ(snippet.marks.size(), 2u);
    EXPECT_TRUE(snippet.is_cut_before);
    EXPECT_TRUE(snippet.is_cut_after);
    EXPECT_EQ(words_of(snippet.text).size(), 10u);
}

TEST(Highlights, AnExcerptOfAShortTextIsTheText) {
    auto const snippet = excerpt("Be calm.", {"calm"}, 30);
    EXPECT_EQ(snippet.text, "Be calm.");
    EXPECT_EQ(snippet.marks.size(), 1u);
    EXPECT_FALSE(snippet.is_cut_before);
    EXPECT_FALSE(snippet.is_cut_after);
    EXPECT_EQ(excerpt("one two three", {}, 2).text, "one two");
    EXPECT_EQ(excerpt("", {"calm"}, 2).text, "");
}

} // namespace
} // namespace evenkeel::learn
