#include "core/base/sentence.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace evenkeel {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

Sentence rated(double times) {
    return {"You rated it {times, plural, one {once} other {# times}}.", {{"times", times}}};
}

TEST(Sentence, WithoutSlotsIsItself) {
    EXPECT_EQ(Sentence{"It's a year's {braces left alone"}.english(), "It's a year's {braces left alone");
}

TEST(Sentence, FillsInNumbersAndWords) {
    EXPECT_EQ(rated(1).english(), "You rated it once.");
    EXPECT_EQ(rated(3).english(), "You rated it 3 times.");
    EXPECT_EQ((Sentence{"From {from} to {to}.", {{"from", "Play"}, {"to", "{Stillness}"}}}.english()),
              "From Play to {Stillness}.");
    EXPECT_EQ((Sentence{"{minutes} minutes", {{"minutes", 2.5}}}.english()), "2.5 minutes");
}

TEST(Sentence, InEnglishOnlyIsNoPattern) {
    Sentences const german{"de", {{"Open {it}", "Öffne {it}"}}};
    EXPECT_EQ(german.say(Sentence::in_english_only("`a{b}` is missing.")), "`a{b}` is missing.");
}

TEST(Sentences, SayWhatTheyHaveAndTheRestInEnglish) {
    Sentences const german{"de", {{"Give one to five stars.", "Gib einen bis fünf Sterne."}}};
    EXPECT_EQ(german.say("Give one to five stars."), "Gib einen bis fünf Sterne.");
    EXPECT_EQ(german.say("Enter your password."), "Enter your password.");
}

TEST(Sentences, SayTheSameAgainAndNothingElse) {
    Sentences const german{"de", {{"{a} of {b}", "{a} von {b}"}}};
    auto const of = [](double a, double b) { return Sentence{"{a} of {b}", {{"a", a}, {"b", b}}}; };
    for (int i = 0; i < 2; ++i) {
        EXPECT_EQ(german.say(of(1, 2)), "1 von 2");
        EXPECT_EQ(german.say(of(2, 1)), "2 von 1");
        EXPECT_EQ(of(1, 2).english(), "1 of 2");
        EXPECT_EQ((Sentence{"{a} of {b}", {{"b", 1.0}, {"a", 2.0}}}.english()), "2 of 1");
        EXPECT_EQ((Sentence{"{a} of {b}", {{"a", "one"}, {"b", 2.0}}}.english()), "one of 2");
    }
    for (int i = 0; i < 3'000; ++i) // more than are remembered
        EXPECT_EQ(german.say(of(i % 1'000, i / 1'000)),
                  std::to_string(i % 1'000) + " von " + std::to_string(i / 1'000));
}

TEST(Sentences, CountAsTheirLanguageDoes) {
    Sentences const arabic{
        "ar",
        {{rated(0).pattern(),
          "{times, plural, one {مرة} two {مرتان} few {# مرات} many {# مرة} other {# مرة}}"}}};
    EXPECT_EQ(arabic.say(rated(1)), "مرة");
    EXPECT_EQ(arabic.say(rated(2)), "مرتان");
    EXPECT_EQ(arabic.say(rated(3)), "3 مرات");
    EXPECT_EQ(arabic.say(rated(11)), "11 مرة");
}

TEST(Sentences, FallBackToEnglishWhereAPatternCannotBeFilledIn) {
    Sentences const broken{"de", {{rated(0).pattern(), "Du hast es {times, plural"}}};
    EXPECT_EQ(broken.say(rated(2)), "You rated it 2 times.");
}

TEST(Slots, AreFoundOnceAndInsidePluralsToo) {
    EXPECT_THAT(slots_in("From {to} to {from}, {to}."), ElementsAre("from", "to"));
    EXPECT_THAT(slots_in("{n, plural, one {{who} came} other {# came}}"), ElementsAre("n", "who"));
    EXPECT_THAT(slots_in("No slot."), IsEmpty());
    EXPECT_THAT(slots_in("{broken"), IsEmpty());
    EXPECT_FALSE(is_pattern("{broken"));
    EXPECT_TRUE(is_pattern("{whole}"));
}

} // namespace
} // namespace evenkeel
