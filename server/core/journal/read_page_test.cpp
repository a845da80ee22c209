#include "tests/support/page_world.hpp"

#include <gmock/gmock.h>

namespace evenkeel::journal {
namespace {

using ::testing::ElementsAre;

class ReadPageTest : public ::testing::Test {
protected:
    JournalMessage write(std::string const& id) { return world_.write(id); }

    void say(std::string const& id, std::string const& line) {
        world_.say(world_.message(id, Author::guide, {line}));
    }

    PageRead read(JournalMessage const& entry) const {
        return world_.read_page(world_.texts, {world_.member, world_.thread, entry});
    }

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

    evenkeel::testing::PageWorld world_;
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
        auto entry = world_.message(of(i), Author::member, {});
        entry.body = i == 0 || i >= 13 ? "I want to die." : "I walked to the river.";
        world_.journal.write_once(entry, EventId{"event of " + of(i)});
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

TEST_F(ReadPageTest, APageWasHardWhereTheSafetyScriptSpokeAndNotWhereALineHasAnotherNameByNow) {
    world_.responses.moves.push_back({.key = "level1_validate",
                                      .levels = {1},
                                      .asks = {},
                                      .answers = {},
                                      .plan_step = {},
                                      .flag = {},
                                      .requirement = {},
                                      .line = {},
                                      .say = {{.id = "level1-validate-1",
                                               .needs_slots = {},
                                               .exercise = {},
                                               .barrier = {},
                                               .text = "That is hard."}}});
    auto before = world_.thread;
    before.id = JournalThreadId{"before"};
    before.event_id = EventId{"opening of before"};
    auto line = world_.message("0", Author::guide, {"renamed since"});
    line.thread_id = before.id;
    world_.journal.open_once(before, line);
    auto const entry = write("2");
    EXPECT_FALSE(read(entry).page.circumstances.was_last_thread_hard);
    line.id = JournalMessageId{"01"};
    line.line_ids = {"level1-validate-1"};
    world_.say(line);
    EXPECT_TRUE(read(entry).page.circumstances.was_last_thread_hard);
}

} // namespace
} // namespace evenkeel::journal
