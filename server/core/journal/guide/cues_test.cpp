#include "core/journal/guide/cues.hpp"

#include "core/journal/guide/small_script.hpp"

#include <gtest/gtest.h>

namespace evenkeel::journal {
namespace {

using namespace testing;
using std::chrono::minutes;

bool holds_on(Page const& page, std::string_view cue) {
    auto const script = a_script();
    return look_at(script, page).is(cue);
}

bool holds_in(std::string entry, std::string_view cue) {
    return holds_on(a_page({std::move(entry)}), cue);
}

TEST(Cues, AreCalledByWordsOfTheLastEntry) {
    EXPECT_TRUE(holds_in("It was AWFUL, really", "hard_page"));
    EXPECT_FALSE(holds_in("It was awfully nice", "hard_page"));
    EXPECT_FALSE(holds_on(a_page({"awful", "better now"}), "hard_page"));
}

TEST(Cues, DoNotCountAfterADenial) {
    EXPECT_TRUE(holds_in("I am happy", "good_news"));
    EXPECT_FALSE(holds_in("I am not happy", "good_news"));
    EXPECT_FALSE(holds_in("I'm not very happy", "good_news"));
    EXPECT_FALSE(holds_in("nobody is happy", "good_news"));
    EXPECT_TRUE(holds_in("I did not sleep, happy all the same", "good_news"));
    EXPECT_TRUE(holds_in("not rich but happy", "good_news"));
}

TEST(Cues, OfOnesOwnDoNotCountForOthersOrAsWishes) {
    EXPECT_FALSE(holds_in("she was happy", "good_news"));
    EXPECT_FALSE(holds_in("my sister is happy", "good_news"));
    EXPECT_TRUE(holds_in("she made me happy", "good_news"));
    EXPECT_FALSE(holds_in("I want to be happy", "good_news"));
    EXPECT_FALSE(holds_in("if I were happy", "good_news"));
}

TEST(Cues, DoNotCountInAnException) {
    EXPECT_TRUE(holds_in("thanks", "thanks"));
    EXPECT_FALSE(holds_in("thanks to him I was late", "thanks"));
}

TEST(Cues, GiveWayToOthers) {
    EXPECT_FALSE(holds_in("It worked, and it was awful", "good_news"));
}

TEST(Cues, OfTheClock) {
    auto page = a_page({"a word"});
    auto const at = [&](int minute, std::string_view cue) {
        page.circumstances.minute_of_day = minute;
        return holds_on(page, cue);
    };
    EXPECT_FALSE(at(5 * 60 - 1, "morning"));
    EXPECT_TRUE(at(5 * 60, "morning"));
    EXPECT_TRUE(at(10 * 60 - 1, "morning"));
    EXPECT_FALSE(at(10 * 60, "morning"));
    EXPECT_TRUE(at(18 * 60, "evening"));
    EXPECT_TRUE(at(22 * 60 + 29, "evening"));
    EXPECT_TRUE(at(22 * 60 + 30, "night"));
    EXPECT_TRUE(at(0, "night"));
    EXPECT_TRUE(at(5 * 60 - 1, "night"));
    EXPECT_FALSE(at(12 * 60, "night"));
}

TEST(Cues, OfWhatWentBefore) {
    auto page = a_page({});
    page.circumstances.since_check_in = minutes{10};
    page.circumstances.since_reading = minutes{11};
    page.circumstances.last_exercise = LastExercise{.title = "Long exhale", .rating = -1, .ago = minutes{30}};
    page.circumstances.days_since_last_thread = 13;
    EXPECT_TRUE(holds_on(page, "after_check_in"));
    EXPECT_FALSE(holds_on(page, "after_reading"));
    EXPECT_FALSE(holds_on(page, "after_exercise"));
    EXPECT_TRUE(holds_on(page, "exercise_made_it_worse"));
    EXPECT_FALSE(holds_on(page, "exercise_did_nothing"));
    EXPECT_TRUE(holds_on(page, "returned_after_days"));
    page.circumstances.days_since_last_thread = 14;
    EXPECT_FALSE(holds_on(page, "returned_after_days"));
    EXPECT_TRUE(holds_on(page, "returned_after_weeks"));
    page.circumstances.last_exercise->ago = minutes{61};
    EXPECT_FALSE(holds_on(page, "exercise_made_it_worse"));
}

TEST(Cues, OfLength) {
    EXPECT_TRUE(holds_in("so very tired", "short_answer"));
    EXPECT_FALSE(holds_in("so very tired today", "short_answer"));
    std::string long_entry;
    for (int word = 0; word < 80; ++word)
        long_entry += "and ";
    EXPECT_TRUE(holds_in(long_entry, "long_message"));
    EXPECT_FALSE(holds_in(long_entry.substr(4), "long_message"));
}

TEST(Cues, OfRepetition) {
    EXPECT_TRUE(
        holds_on(a_page({"the landlord rang", "what the landlord wants", "the landlord"}), "repeats"));
    EXPECT_FALSE(holds_on(a_page({"the landlord rang", "my sister", "the landlord"}), "repeats"));
    EXPECT_TRUE(
        holds_on(a_page({"landlord deposit again", "deposit, landlord", "the landlord and the deposit"}),
                 "going_in_circles"));
    EXPECT_FALSE(
        holds_on(a_page({"landlord deposit", "garden weather", "landlord deposit"}), "going_in_circles"));
}

TEST(Cues, OfRemarksAndSilence) {
    auto page = a_page({"a word"});
    page.remark = Remark::wrong_tone;
    EXPECT_TRUE(holds_on(page, "tone_wrong"));
    EXPECT_FALSE(holds_on(page, "misread"));
    page.circumstances.silent_for = minutes{10};
    EXPECT_TRUE(holds_on(page, "silence"));
    page.entries.clear();
    EXPECT_FALSE(holds_on(page, "silence"));
}

TEST(Cues, AnotherLanguageIsNotUnderstood) {
    EXPECT_TRUE(holds_in("Ich bin heute so müde und weiß nicht weiter", "not_understood"));
    EXPECT_TRUE(holds_in("Hoy estoy muy cansada y no sé qué hacer", "not_understood"));
    EXPECT_TRUE(holds_in("لا أستطيع النوم", "not_understood"));
    EXPECT_TRUE(holds_in("😢", "not_understood"));
    EXPECT_FALSE(holds_in("my cat sits on me sometimes", "not_understood"));
    EXPECT_FALSE(holds_in("Katharina", "not_understood"));
    EXPECT_FALSE(holds_in("...", "not_understood"));
    EXPECT_FALSE(holds_in("i cant sleep agian and its driving me nuts", "not_understood"));
}

TEST(Cues, AnOfferIsDeclinedOnlyWhereOneWasMade) {
    auto page = a_page({"a word", "not now"});
    EXPECT_FALSE(holds_on(page, "offer_declined"));
    page.said = {{.line_id = "o", .kind = "offer", .after_entry = 1}};
    EXPECT_TRUE(holds_on(page, "offer_declined"));
    page.entries.back() = "It was later than I thought when we came home";
    EXPECT_FALSE(holds_on(page, "offer_declined"));
}

} // namespace
} // namespace evenkeel::journal
