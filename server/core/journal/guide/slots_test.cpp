#include "core/journal/guide/slots.hpp"

#include "core/journal/guide/small_script.hpp"

#include <gtest/gtest.h>

namespace evenkeel::journal {
namespace {

using namespace testing;

std::optional<std::string> filled(std::string const& slot, Page const& page,
                                  std::optional<std::string> when = {}) {
    auto const script = a_script();
    auto line = with_slot(slot, a_line("x", "reflection", "<{" + slot + "}>"));
    line.when = std::move(when);
    return worded(line, look_at(script, page));
}

std::optional<std::string> person(std::string entry) {
    return filled("person", a_page({std::move(entry)}));
}

TEST(Slots, APersonIsTurnedRound) {
    EXPECT_EQ(person("My sister came by"), "<your sister>");
    EXPECT_EQ(person("I saw my older brother"), "<your older brother>");
    EXPECT_EQ(person("Mum rang at noon"), "<your mum>");
    EXPECT_EQ(person("my ex wrote"), "<your ex>");
    EXPECT_EQ(person("my boss, my boss and my sister"), "<your boss>");
}

TEST(Slots, ANameStaysANameWhereItIsSurelyOne) {
    EXPECT_EQ(person("I told Tom about it"), "<Tom>");
    EXPECT_EQ(person("Yesterday Ana said no"), "<Ana>");
    EXPECT_EQ(person("We went to Berlin on Friday"), std::nullopt);
    EXPECT_EQ(person("Netflix was boring"), std::nullopt);
}

TEST(Slots, NobodyIsNamedForAPossessionOrAfterADeath) {
    EXPECT_EQ(person("my sister's flat is cold"), std::nullopt);
    auto script = a_script();
    script.cues.push_back(a_cue("grief", {"died"}));
    EXPECT_EQ(look_at(script, a_page({"my mother died"})).person, std::nullopt);
}

TEST(Slots, FeelingsAreTheWritersOwn) {
    EXPECT_EQ(filled("feeling_word", a_page({"I am so Worn out today"})), "<Worn out>");
    EXPECT_EQ(filled("feeling_word", a_page({"she was sad about it"})), std::nullopt);
    EXPECT_EQ(filled("feeling_word", a_page({"I am not sad about it"})), std::nullopt);
    auto page = a_page({"the day went by"});
    page.circumstances.feeling_word = "restless";
    EXPECT_EQ(filled("feeling_word", page), "<restless>");
    page.entries.emplace_back("and the next one, too");
    EXPECT_EQ(filled("feeling_word", page), std::nullopt);
}

TEST(Slots, EarlierWordsAreOfAnEarlierEntry) {
    auto page = a_page({"The talk with the landlord was long", "My brother is moving to Porto"});
    EXPECT_EQ(filled("earlier_words", page), "<The talk with the landlord was long>");
    page.never_quoted = {0};
    EXPECT_EQ(filled("earlier_words", page), std::nullopt);
    auto begun = a_page({});
    begun.circumstances.earlier_words_from_last_thread = "the new job";
    EXPECT_EQ(filled("earlier_words", begun), "<the new job>");
}

TEST(Slots, AnAnswerIsQuotedForTheQuestionItAnswers) {
    auto script = a_script();
    script.lines = {in_phase("resource", a_line("q", "question", "What helps?")),
                    with_slot("resource_words", a_line("r", "reflection", "“{resource_words}” helps."))};
    auto page = a_page({"It is loud in my street", "the bench by the canal"});
    EXPECT_EQ(worded(script.lines[1], look_at(script, page)), std::nullopt);
    page.said = {{.line_id = "q", .kind = "question", .after_entry = 1}};
    EXPECT_EQ(worded(script.lines[1], look_at(script, page)), "“the bench by the canal” helps.");
    page.entries.back() = "nobody at my place";
    EXPECT_EQ(worded(script.lines[1], look_at(script, page)), std::nullopt);
    page.entries.back() = "I don't know anything like that";
    EXPECT_EQ(worded(script.lines[1], look_at(script, page)), std::nullopt);
}

TEST(Slots, TheLastEntryIsNotQuotedWhereItMustNotBe) {
    auto page = a_page({"My brother is moving to Porto"});
    EXPECT_EQ(filled("their_words", page), "<My brother is moving to Porto>");
    page.never_quoted = {0};
    EXPECT_EQ(filled("their_words", page), std::nullopt);
}

TEST(Slots, ABodyPlaceIsFromBefore) {
    EXPECT_EQ(filled("body_place", a_page({"my chest hurts"})), std::nullopt);
    EXPECT_EQ(filled("body_place", a_page({"my chest hurts", "still"})), "<your chest>");
}

TEST(Slots, TimesAreInWords) {
    EXPECT_EQ(days_in_words(2), "two days");
    EXPECT_EQ(days_in_words(13), "thirteen days");
    EXPECT_EQ(days_in_words(14), "two weeks");
    EXPECT_EQ(days_in_words(56), "eight weeks");
    EXPECT_EQ(days_in_words(57), "two months");
    EXPECT_EQ(days_in_words(364), "twelve months");
    EXPECT_EQ(days_in_words(365), "over a year");
    EXPECT_EQ(days_in_words(-3), "no days");
}

TEST(Slots, ALineWithAnEmptySlotIsNotSaid) {
    EXPECT_EQ(filled("aspect", a_page({"a word"})), std::nullopt);
    auto page = a_page({"a word"});
    page.life_aspect = "money_finance";
    EXPECT_EQ(filled("aspect", page), "<money>");
    EXPECT_EQ(filled("state", page), std::nullopt);
    EXPECT_EQ(filled("no_such_slot", page), std::nullopt);
}

} // namespace
} // namespace evenkeel::journal
