#include "core/journal/guide/message.hpp"

#include <gtest/gtest.h>

namespace evenkeel::journal {
namespace {

TEST(Message, FoldsCaseAndLeavesOutApostrophes) {
    auto const message = message_of("I DON'T, I don’t, i dont");
    ASSERT_EQ(message.words.size(), 6u);
    EXPECT_EQ(message.words[1].folded, "dont");
    EXPECT_EQ(message.words[3].folded, "dont");
    EXPECT_EQ(message.written(message.words[3]), "don’t");
    EXPECT_EQ(places_of(message, "don't").size(), 3u);
}

TEST(Message, FindsWholeWordsOnly) {
    auto const message = message_of("The manager managed");
    EXPECT_TRUE(holds(message, "managed"));
    EXPECT_FALSE(holds(message, "manage"));
    EXPECT_FALSE(holds(message, "man"));
}

TEST(Message, APieceDoesNotReachOverTheEndOfASentence) {
    EXPECT_TRUE(holds(message_of("well, part of, me"), "part of me"));
    EXPECT_FALSE(holds(message_of("It was part of. Me too"), "part of me"));
    EXPECT_FALSE(holds(message_of("part of\nme"), "part of me"));
}

TEST(Message, APieceWithoutLettersStandsAnywhere) {
    EXPECT_TRUE(holds(message_of("well..."), "..."));
    EXPECT_TRUE(holds(message_of("well…"), "…"));
    EXPECT_FALSE(holds(message_of("well."), "..."));
    EXPECT_FALSE(holds(message_of("well"), ""));
}

TEST(Message, TellsClausesAndSentencesApart) {
    auto const message = message_of("one, two. three؟ four");
    ASSERT_EQ(message.words.size(), 4u);
    EXPECT_NE(message.words[0].clause, message.words[1].clause);
    EXPECT_EQ(message.words[0].sentence, message.words[1].sentence);
    EXPECT_NE(message.words[1].sentence, message.words[2].sentence);
    EXPECT_NE(message.words[2].sentence, message.words[3].sentence);
}

TEST(Message, ReadsOtherScriptsAndPictures) {
    EXPECT_EQ(message_of("لا أستطيع النوم").words.size(), 3u);
    EXPECT_EQ(message_of("müde 😢 heute").words.size(), 2u);
    EXPECT_TRUE(message_of("😢😢 … !!").words.empty());
    EXPECT_TRUE(message_of("").words.empty());
}

TEST(Message, BrokenCharactersDoNoHarm) {
    EXPECT_LE(message_of("a \xc3").words.size(), 2u);
    EXPECT_LE(message_of("\xe2\x80").words.size(), 1u);
    EXPECT_LE(message_of("\xf0\x9f\x98").words.size(), 1u);
}

TEST(Message, IsReadUpToABound) {
    EXPECT_LE(message_of(std::string(100'000, 'x')).text.size(), kMostBytesRead);
}

} // namespace
} // namespace evenkeel::journal
