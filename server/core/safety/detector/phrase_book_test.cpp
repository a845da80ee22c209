#include "core/safety/detector/phrase_book.hpp"

#include <gtest/gtest.h>

#include <array>
#include <stdexcept>

namespace evenkeel::safety::detector {
namespace {

PhraseBook book_of(std::string_view lines) {
    std::array const phrases{Phrases{.meaning = 1, .level = 0, .lines = lines}};
    return PhraseBook{
        {.phrases = {phrases}, .classes = {}, .parts = {}, .key_words = "", .ordinary_words = ""}};
}

bool finds(std::string_view line, std::string_view message) {
    auto const book = book_of(line);
    return !book.find(book.read(message)).empty();
}

TEST(PhraseBook, FindsWordsAlternativesGapsAndTheEndOfAClause) {
    EXPECT_TRUE(finds("no hope|way left", "There is no way left for us"));
    EXPECT_TRUE(finds("no more? ~1 hope", "no real hope"));
    EXPECT_FALSE(finds("no more? ~1 hope", "no reason at all, hope"));
    EXPECT_TRUE(finds("no hope .", "No hope, none."));
    EXPECT_FALSE(finds("no hope .", "no hope for tea"));
    EXPECT_FALSE(finds("no hope", "No. Hope it goes well"));
}

/// As alternatives they would be words that nobody writes, and the line would say nothing.
TEST(PhraseBook, RefusesWhatIsNoWordAmongAlternatives) {
    for (auto const* line : {"hit me again|.", "hit me .|again", "keep going on?|like this"})
        EXPECT_THROW((void)book_of(line), std::logic_error) << line;
    EXPECT_NO_THROW((void)book_of("hit me again|today? ."));
    EXPECT_NO_THROW((void)book_of("hit me again|?"));
}

} // namespace
} // namespace evenkeel::safety::detector
