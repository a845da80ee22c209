#include "core/journal/guide/quote.hpp"

#include <gtest/gtest.h>

#include <random>

namespace evenkeel::journal {
namespace {

std::optional<std::string> quote_in(std::string_view text, QuoteWish const& wish = {}) {
    return quote_from(message_of(text), wish);
}

TEST(Quote, IsAClauseWithoutItsStopAndWithoutWhatTiesItToOthers) {
    EXPECT_EQ(quote_in("I was too tired to be nice to anyone."), "I was too tired to be nice to anyone");
    EXPECT_EQ(quote_in("Okay, but my neighbour drills every morning!"), "my neighbour drills every morning");
    EXPECT_EQ(quote_in("The bus was late because the bridge had been closed"), "The bus was late");
}

TEST(Quote, IsRatherWhatWritersSayOfThemselves) {
    EXPECT_EQ(quote_in("It is loud here, my own head, the phones. I can't hear myself think."),
              "I can't hear myself think");
}

TEST(Quote, HasTwelveWordsAtMost) {
    EXPECT_EQ(
        quote_in("one rainy street after another rainy street after another rainy street until home again"),
        std::nullopt);
    auto const long_entry = "We talked about the garden and the fence and the money for the new "
                            "roof for hours, and I felt very small";
    EXPECT_EQ(quote_in(long_entry), "I felt very small");
}

TEST(Quote, IsNeverOfWhatMustNotBeQuoted) {
    std::string_view const text = "I cannot see a way out. My sister brought soup.";
    std::vector<Stretch> const forbidden{{2, 8}};
    EXPECT_EQ(quote_in(text, {.not_to_quote = forbidden}), "My sister brought soup");
    std::vector<Stretch> const all{{0, text.size()}};
    EXPECT_EQ(quote_in(text, {.not_to_quote = all}), std::nullopt);
}

TEST(Quote, IsNeverAnInsultAMedicineAQuestionOrForTheGuide) {
    EXPECT_EQ(quote_in("I am such an idiot at work."), std::nullopt);
    EXPECT_EQ(quote_in("I took my sertraline at noon."), std::nullopt);
    EXPECT_EQ(quote_in("I forgot two pills on Monday."), std::nullopt);
    EXPECT_EQ(quote_in("Why did my brother leave early?"), std::nullopt);
    EXPECT_EQ(quote_in("I tell you everything these days."), std::nullopt);
}

TEST(Quote, HoldsNoSignsThatWouldBreakTheLine) {
    EXPECT_EQ(quote_in("my {state} of the morning"), std::nullopt);
    EXPECT_EQ(quote_in("we read “the book” together in bed"), std::nullopt);
}

TEST(Quote, OfAShortAnswerIsTheWholeOfIt) {
    EXPECT_EQ(quote_in("worn out"), std::nullopt);
    EXPECT_EQ(quote_in("worn out", {.is_answer = true}), "worn out");
    EXPECT_EQ(quote_in("it is", {.is_answer = true}), std::nullopt);
}

TEST(Quote, HoldsTheWordsThatCalledForIt) {
    auto const message = message_of("My mother rang at noon. I should ring her back");
    std::vector<WordSpan> const called{{.first = 5, .count = 2}};
    EXPECT_EQ(quote_from(message, {.called_by = called}), "I should ring her back");
}

TEST(Quote, NeverCutsACharacter) {
    EXPECT_EQ(quote_in("My café was closed, naïve as I am"), "My café was closed");
    EXPECT_EQ(quote_in("my müde Katze schläft", {}), "my müde Katze schläft");
}

TEST(Quote, IsAlwaysAPieceOfTheMessageAndShort) {
    std::mt19937 random{7};
    std::vector<std::string> const parts{"I",       "my sister", "tired", ",",          ".",   "?",
                                         "because", "and",       "she",   "öl",         "عين", "😢",
                                         "{x}",     "stupid",    "\n",    "walked home"};
    for (int round = 0; round < 3000; ++round) {
        std::string text;
        for (auto count = random() % 40; count > 0; --count)
            text += parts[random() % parts.size()] + ' ';
        auto const quote = quote_in(text);
        if (!quote)
            continue;
        EXPECT_TRUE(text.contains(*quote));
        EXPECT_LE(message_of(*quote).words.size(), kMostWordsQuoted);
        EXPECT_EQ(quote->find_first_of("?.!{}\n"), std::string::npos) << *quote;
        EXPECT_FALSE(quote->contains("stupid"));
    }
}

} // namespace
} // namespace evenkeel::journal
