#include "core/journal/search_journal.hpp"

#include "core/journal/journal.hpp"
#include "tests/support/samples.hpp"
#include "tests/support/test_stores.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace evenkeel::journal {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

class SearchJournalTest : public ::testing::Test {
protected:
    void SetUp() override {
        for (auto const* const id : {"ana", "bo"})
            stores_.add(evenkeel::testing::a_member(id));
    }

    /// One message in a thread of its own. Ids of equal length: a higher number is newer.
    void write(int number, std::string body, MemberId const& member = MemberId{"ana"}) {
        auto const id = std::to_string(100'000 + number);
        (void)journal_.open_once({.id = JournalThreadId{"thread " + id},
                                  .member_id = member,
                                  .event_id = EventId{id},
                                  .life_aspect = "environment",
                                  .current_state = state::StateName::play,
                                  .opened_at = evenkeel::testing::kMondayMorning,
                                  .last_message_at = evenkeel::testing::kMondayMorning,
                                  .unread = 0},
                                 {.id = JournalMessageId{id},
                                  .thread_id = JournalThreadId{"thread " + id},
                                  .member_id = member,
                                  .author = Author::member,
                                  .body = std::move(body),
                                  .sent_at = evenkeel::testing::kMondayMorning,
                                  .reaction = {}});
    }

    [[nodiscard]] std::vector<std::string> bodies(std::string query) const {
        std::vector<std::string> bodies;
        for (auto const& hit : search_(kAna, {.query_text = std::move(query), .before = {}}).value().hits)
            bodies.push_back(hit.line.message.body);
        return bodies;
    }

    /// The excerpt with its marks in brackets.
    [[nodiscard]] std::string marked(std::string query) const {
        auto const hits = search_(kAna, {.query_text = std::move(query), .before = {}}).value().hits;
        std::string text;
        for (auto const& piece : learn::pieces_of(hits.at(0).excerpt))
            text += piece.is_match ? "[" + piece.text + "]" : piece.text;
        return text;
    }

    MemberId const kAna{"ana"};
    evenkeel::testing::TestStores stores_;
    journal::Journal& journal_{stores_.journal};
    SearchJournal search_{journal_};
};

TEST_F(SearchJournalTest, FindsNewestFirstWhatHoldsEveryWord) {
    write(1, "A walk by the river with Tom");
    write(2, "The river was loud");
    write(3, "Tom walked home along the river");
    EXPECT_THAT(bodies("river"), ElementsAre("Tom walked home along the river", "The river was loud",
                                             "A walk by the river with Tom"));
    EXPECT_THAT(bodies("walk tom"),
                ElementsAre("Tom walked home along the river", "A walk by the river with Tom"));
    EXPECT_THAT(bodies("river sea"), IsEmpty());
    EXPECT_THAT(bodies("iver"), IsEmpty());
}

TEST_F(SearchJournalTest, CaseAndAccentsDoNotMatter) {
    write(1, "Auf der Straße zum Café");
    write(2, "أنفاس هادئة");
    EXPECT_THAT(bodies("STRASSE CAFE"), ElementsAre("Auf der Straße zum Café"));
    EXPECT_THAT(bodies("انفاس"), ElementsAre("أنفاس هادئة"));
}

TEST_F(SearchJournalTest, ShowsWhereTheWordsStand) {
    write(1, "I slept badly, and sleepy is how I feel");
    EXPECT_EQ(marked("sle"), "I [slept] badly, and [sleepy] is how I feel");
    std::string far;
    for (int i = 0; i < 100; ++i)
        far += "word ";
    write(2, far + "then the Münster bells");
    auto const hit = search_(kAna, {.query_text = "munster", .before = {}})->hits.at(0);
    EXPECT_TRUE(hit.excerpt.is_cut_before);
    EXPECT_TRUE(hit.excerpt.is_cut_after); // of equal windows the earliest, which ends with the word
    EXPECT_TRUE(marked("munster").ends_with("then the [Münster]"));
    EXPECT_EQ(learn::words_of(hit.excerpt.text).size(), kExcerptWords);
}

TEST_F(SearchJournalTest, GoesOnBehindAPageWithoutLossOrRepeat) {
    for (int i = 0; i < 45; ++i)
        write(i, i % 2 == 0 ? "even " + std::to_string(i) : "odd");
    std::vector<std::string> all;
    std::optional<JournalMessageId> before;
    int pages = 0;
    do {
        auto const page = search_(kAna, {.query_text = "even", .before = before, .limit = 10}).value();
        for (auto const& hit : page.hits)
            all.push_back(hit.line.message.body);
        before = page.next;
        ++pages;
    } while (before);
    EXPECT_EQ(pages, 3);
    ASSERT_EQ(all.size(), 23U);
    EXPECT_EQ(all.front(), "even 44");
    EXPECT_EQ(all.back(), "even 0");
}

TEST_F(SearchJournalTest, LooksThroughABoundedNumberAndSaysWhereItStopped) {
    write(0, "needle");
    for (std::size_t i = 1; i <= kMostLinesLookedAt; ++i)
        write(static_cast<int>(i), "hay");
    auto const first = search_(kAna, {.query_text = "needle", .before = {}}).value();
    EXPECT_THAT(first.hits, IsEmpty());
    ASSERT_TRUE(first.next);
    auto const second = search_(kAna, {.query_text = "needle", .before = first.next}).value();
    EXPECT_EQ(second.hits.size(), 1U);
    EXPECT_FALSE(second.next);
}

TEST_F(SearchJournalTest, IsTheMembersOwn) {
    write(1, "A secret of Bo", MemberId{"bo"});
    EXPECT_THAT(bodies("secret"), IsEmpty());
}

TEST_F(SearchJournalTest, RefusesWhatHoldsNoWord) {
    for (auto const& query : {std::string{}, std::string{" ?! "}, std::string(201, 'a')})
        EXPECT_EQ(search_(kAna, {.query_text = query, .before = {}}).error().field, "query_text");
}

} // namespace
} // namespace evenkeel::journal
