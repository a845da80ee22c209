#include "core/journal/read_page.hpp"

#include "core/journal/guide/small_script.hpp"
#include "tests/support/fake_check_ins.hpp"
#include "tests/support/fake_guide_turns.hpp"
#include "tests/support/fake_hrv_tasks.hpp"
#include "tests/support/practice_world.hpp"
#include "tests/support/samples.hpp"

#include <gmock/gmock.h>

namespace evenkeel::journal {
namespace {

using ::testing::ElementsAre;

class ReadPageTest : public ::testing::Test {
protected:
    void SetUp() override {
        for (auto const* id : {"asks", "tells", "tells-more"})
            script_.lines.push_back(testing::a_line(id, "question", "?"));
        journal_.open_once(thread_, message("1", Author::guide, {"asks"}));
    }

    JournalMessage message(std::string const& id, Author author, std::vector<std::string> lines) {
        JournalMessage message;
        message.id = JournalMessageId{id};
        message.thread_id = thread_.id;
        message.member_id = thread_.member_id;
        message.author = author;
        message.body = "Words of " + id;
        message.sent_at = clock_.now();
        message.line_ids = std::move(lines);
        return message;
    }

    JournalMessage write(std::string const& id) {
        auto const entry = message(id, Author::member, {});
        journal_.write_once(entry, EventId{"event of " + id});
        return entry;
    }

    void say(std::string const& id, std::string const& line) {
        journal_.say({message(id, Author::guide, {line})}, clock_.now());
    }

    PageRead read(JournalMessage const& entry) const { return read_({member_, thread_, entry}); }

    static std::vector<std::pair<std::string, int>> turns_of(PageRead const& read) {
        std::vector<std::pair<std::string, int>> turns;
        for (auto const& said : read.said)
            turns.emplace_back(said.id, said.turns_ago);
        return turns;
    }

    static std::vector<std::pair<std::string, std::size_t>> places_of(PageRead const& read) {
        std::vector<std::pair<std::string, std::size_t>> places;
        for (auto const& said : read.page.said)
            places.emplace_back(said.line_id, said.after_entry);
        return places;
    }

    evenkeel::testing::FixedClock clock_;
    account::Member member_{evenkeel::testing::a_member("ana")};
    JournalThread thread_{.id = JournalThreadId{"t"},
                          .member_id = member_.id,
                          .event_id = EventId{"opening"},
                          .life_aspect = "environment",
                          .current_state = state::StateName::play,
                          .opened_at = clock_.now(),
                          .last_message_at = clock_.now(),
                          .unread = 1};
    evenkeel::testing::FakeJobs jobs_;
    evenkeel::testing::FakeJournal journal_;
    evenkeel::testing::FakeMemberRisks risks_;
    evenkeel::testing::FakeGuideTurns turns_{journal_, risks_};
    evenkeel::testing::FakeCheckIns check_ins_{jobs_};
    evenkeel::testing::FakeHrvTasks hrv_tasks_{jobs_};
    evenkeel::testing::PracticeWorld practice_;
    GuideScript script_;
    ReadPage read_{{.journal = journal_,
                    .turns = turns_,
                    .check_ins = check_ins_,
                    .hrv_tasks = hrv_tasks_,
                    .results = practice_.results,
                    .read_caution = practice_.read_caution,
                    .exercises = practice_.library,
                    .script = script_,
                    .state_titles = {},
                    .clock = clock_}};
};

TEST_F(ReadPageTest, WhatWasSaidIsCountedBackFromTheEntry) {
    write("2");
    say("3", "tells");
    say("4", "tells-more");
    auto const read = this->read(write("5"));
    EXPECT_THAT(read.page.entries, ElementsAre("Words of 2", "Words of 5"));
    EXPECT_THAT(turns_of(read),
                ElementsAre(std::pair{"asks", 2}, std::pair{"tells", 1}, std::pair{"tells-more", 1}));
    EXPECT_THAT(places_of(read),
                ElementsAre(std::pair{"asks", 0U}, std::pair{"tells", 1U}, std::pair{"tells-more", 1U}));
}

TEST_F(ReadPageTest, WhatCarriedARiskIsNeverQuoted) {
    auto const of = [](std::size_t place) { return std::to_string(10 + place); };
    for (std::size_t i = 0; i < 20; ++i) {
        auto entry = message(of(i), Author::member, {});
        entry.body = i == 0 || i >= 13 ? "I want to die." : "I walked to the river.";
        journal_.write_once(entry, EventId{"event of " + of(i)});
    }
    auto const read = this->read(write(of(20)));
    EXPECT_THAT(read.page.never_quoted, ElementsAre(0U, 13U, 14U, 15U, 16U, 17U, 18U, 19U));
}

/// Two devices write at once, or a server stopped before it had answered: the later entry is answered first.
TEST_F(ReadPageTest, AnEntryThatIsAnsweredLateKnowsWhatWasSaidAndAnswersNoneOfIt) {
    auto const late = write("2");
    write("3");
    say("4", "tells");
    auto const read = this->read(late);
    EXPECT_THAT(read.page.entries, ElementsAre("Words of 2"));
    EXPECT_THAT(turns_of(read), ElementsAre(std::pair{"asks", 1}, std::pair{"tells", 0}));
    EXPECT_THAT(places_of(read), ElementsAre(std::pair{"asks", 0U}, std::pair{"tells", 1U}));
}

} // namespace
} // namespace evenkeel::journal
