#include "core/journal/guide/turn.hpp"

#include "core/journal/guide/small_script.hpp"

#include <gmock/gmock.h>

#include <algorithm>

namespace evenkeel::journal {
namespace {

using namespace testing;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

std::vector<std::string> ids_of(Turn const& turn) {
    std::vector<std::string> ids;
    for (auto const& said : turn.said)
        ids.push_back(said.line_id);
    return ids;
}

GuideScript with(std::vector<GuideLine> lines) {
    auto script = a_script();
    script.lines = std::move(lines);
    return script;
}

std::vector<GuideLine> acknowledgements(int count) {
    std::vector<GuideLine> lines;
    for (int i = 0; i < count; ++i)
        lines.push_back(a_line("a" + std::to_string(i), "acknowledgement", "Yes."));
    return lines;
}

TEST(GuideTurn, IsTheSameForTheSamePageAndSeed) {
    auto const script = with(acknowledgements(20));
    auto page = a_page({"My brother is moving to Porto"});
    page.seed = 4;
    EXPECT_EQ(ids_of(speak(script, page)), ids_of(speak(script, page)));
    std::set<std::string> seen;
    for (page.seed = 0; page.seed < 40; ++page.seed)
        seen.insert(ids_of(speak(script, page)).front());
    EXPECT_GT(seen.size(), 5u);
}

TEST(GuideTurn, WhatWasAskedIsAnsweredAloneAndDoesNotMoveThePage) {
    auto lines = acknowledgements(3);
    lines.push_back(a_line("q", "question", "What is it like?"));
    lines.push_back(called_by("asks_advice", a_line("advice", "acknowledgement", "I cannot know.")));
    auto page = a_page({"It is late. What should I do"});
    page.progress = {.phase = "explore", .turns = 1};
    auto const turn = speak(with(lines), page);
    EXPECT_THAT(ids_of(turn), ElementsAre("advice"));
    EXPECT_EQ(turn.progress.turns, 1);
    EXPECT_EQ(turn.progress.phase, "explore");
}

TEST(GuideTurn, ARemarkLeadsToARepair) {
    auto lines = acknowledgements(3);
    auto script = with(lines);
    script.cues.push_back(a_cue("misread", {}));
    script.lines.push_back(called_by("misread", a_line("repair", "repair", "That missed.")));
    auto page = a_page({"What should I do"});
    page.remark = Remark::not_meant;
    EXPECT_THAT(ids_of(speak(script, page)), ElementsAre("repair"));
}

TEST(GuideTurn, SaysNothingTwiceUntilAllIsSaidAndThenNotTwiceInARow) {
    auto const script = with(acknowledgements(4));
    auto page = a_page({});
    std::vector<std::string> said;
    for (int round = 0; round < 12; ++round) {
        page.entries.emplace_back("and so on it goes with them");
        auto const turn = speak(script, page);
        ASSERT_THAT(turn.said, SizeIs(1));
        said.push_back(turn.said.front().line_id);
        keep(page, turn);
    }
    EXPECT_EQ(std::set<std::string>(said.begin(), said.begin() + 4).size(), 4u);
    EXPECT_EQ(std::ranges::adjacent_find(said), said.end());
}

TEST(GuideTurn, PrefersWhatWasNotSaidInOtherThreads) {
    auto page = a_page({"and so on it goes with them"});
    page.said_lately = {"a0", "a1"};
    EXPECT_THAT(ids_of(speak(with(acknowledgements(3)), page)), ElementsAre("a2"));
    page.said_lately = {"a0", "a1", "a2"};
    EXPECT_THAT(speak(with(acknowledgements(3)), page).said, SizeIs(1));
}

TEST(GuideTurn, KeepsToNotAfter) {
    auto const script = with({not_after("acknowledgement", a_line("a", "acknowledgement", "Yes.")),
                              not_after("r", a_line("b", "acknowledgement", "So.")),
                              a_line("r", "reflection", "There it is.")});
    auto page = a_page({"one more word about it all", "and so on it goes with them"});
    page.said = {{.line_id = "x", .kind = "acknowledgement", .after_entry = 1}};
    for (page.seed = 0; page.seed < 50; ++page.seed) {
        auto const ids = ids_of(speak(script, page));
        EXPECT_NE(ids.front(), "a");
        auto const r = std::ranges::find(ids, "r");
        EXPECT_TRUE(r == ids.end() || std::next(r) == ids.end());
    }
}

TEST(GuideTurn, HasOneQuestionAtMost) {
    std::vector<GuideLine> const lines{
        a_line("a", "acknowledgement", "Is it so?"), a_line("r", "reflection", "There it is."),
        a_line("q", "question", "What now?"), a_line("i", "invitation", "Warm or cold?")};
    auto page = a_page({"and so on it goes with them"});
    for (page.seed = 0; page.seed < 100; ++page.seed) {
        auto const turn = speak(with(lines), page);
        std::string all;
        for (auto const& bubble : turn.bubbles)
            all += bubble.text;
        EXPECT_LE(std::ranges::count(all, '?'), 1);
        EXPECT_LE(turn.bubbles.size(), 2u);
    }
}

TEST(GuideTurn, AQuestionComesInABubbleOfItsOwn) {
    auto page = a_page({"and so on it goes with them"});
    auto const script =
        with({a_line("r", "reflection", "There it is."), a_line("q", "question", "What now?")});
    auto both = 0;
    for (page.seed = 0; page.seed < 30; ++page.seed)
        if (auto const turn = speak(script, page); turn.said.size() == 2) {
            ++both;
            ASSERT_THAT(turn.bubbles, SizeIs(2));
            EXPECT_EQ(turn.bubbles[0].text, "There it is.");
            EXPECT_THAT(turn.bubbles[1].line_ids, ElementsAre("q"));
        }
    EXPECT_GT(both, 10);
}

TEST(GuideTurn, LinesThatACueCallsComeFirst) {
    auto lines = acknowledgements(10);
    lines.push_back(called_by("hard_page", a_line("called", "acknowledgement", "That is hard.")));
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        auto page = a_page({"the evening at home was awful in every way"});
        page.seed = seed;
        EXPECT_EQ(ids_of(speak(with(lines), page)).front(), "called");
    }
}

TEST(GuideTurn, NoLightLineBesideHardWords) {
    auto light = a_line("light", "acknowledgement", "A grin.");
    light.states = {state::StateName::play};
    auto page = a_page({"the evening at home was awful in every way"});
    page.state = state::StateName::play;
    auto const script = with({light, a_line("plain", "acknowledgement", "Yes.")});
    EXPECT_THAT(ids_of(speak(script, page)), ElementsAre("plain"));
}

GuideLine an_offer(std::string id, std::string exercise) {
    auto line = in_phase("step", a_line(std::move(id), "offer", "There is an exercise."));
    line.exercise = ExerciseId{std::move(exercise)};
    line.to = state::StateName::parasympathetic;
    return line;
}

TEST(GuideTurn, OffersSeldomAndNothingThatIsRuledOut) {
    auto lines = acknowledgements(60);
    lines.push_back(an_offer("o1", "long-exhale"));
    lines.push_back(an_offer("o2", "wall-push"));
    lines.push_back(an_offer("o3", "long-exhale"));
    auto const script = with(lines);
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        auto page = a_page({});
        page.seed = seed;
        page.circumstances.ruled_out = {ExerciseId{"wall-push"}};
        std::vector<int> offered_in;
        for (int round = 0; round < 20; ++round) {
            page.entries.emplace_back("and so on it goes with them");
            page.progress = {.phase = "step", .turns = 1};
            auto const turn = speak(script, page);
            for (auto const& bubble : turn.bubbles)
                if (bubble.exercise) {
                    EXPECT_EQ(bubble.exercise->value(), "long-exhale");
                    offered_in.push_back(round);
                }
            keep(page, turn);
        }
        EXPECT_LE(offered_in.size(), 1u); // o1 and o3 are the same exercise
    }
}

TEST(GuideTurn, AThreadBeginsWithTheNearestReason) {
    auto const opening = [](std::string cue, std::string id) {
        return in_phase("opening", called_by(std::move(cue), a_line(std::move(id), "question", "And now?")));
    };
    auto const script = with({opening("night", "night"), opening("after_reading", "reading"),
                              in_phase("opening", a_line("any", "question", "What is it?"))});
    auto page = a_page({});
    EXPECT_THAT(ids_of(speak(script, page)), ElementsAre("any"));
    page.circumstances.minute_of_day = 0;
    EXPECT_THAT(ids_of(speak(script, page)), ElementsAre("night"));
    page.circumstances.since_reading = std::chrono::minutes{3};
    auto const turn = speak(script, page);
    EXPECT_THAT(ids_of(turn), ElementsAre("reading"));
    EXPECT_EQ(turn.progress.phase, "opening");
    EXPECT_EQ(turn.said.front().after_entry, 0u);
}

TEST(GuideTurn, GoesThroughThePhasesAndLeavesOutWhatTheStateSays) {
    auto const script = with(acknowledgements(80));
    for (auto const state : {state::StateName::sympathetic, state::StateName::overwhelm}) {
        std::set<std::string> phases;
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            auto page = a_page({});
            page.state = state;
            page.seed = seed;
            for (int round = 0; round < 14; ++round) {
                page.entries.emplace_back(
                    "we walked along the river and talked about the house and the old tree");
                auto const turn = speak(script, page);
                phases.insert(turn.progress.phase);
                keep(page, turn);
            }
        }
        EXPECT_EQ(phases.contains("deepen"), state == state::StateName::sympathetic);
        EXPECT_TRUE(phases.contains("close"));
        EXPECT_FALSE(phases.contains("opening"));
    }
}

TEST(GuideTurn, APageGoesOnAfterItsEnd) {
    auto lines = acknowledgements(5);
    lines.push_back(in_phase("close", a_line("end", "closing", "Let it rest.")));
    auto page = a_page({"the day was long and loud", "that is all for today then"});
    page.progress = {.phase = "close", .turns = 1};
    auto const end = speak(with(lines), page);
    EXPECT_THAT(ids_of(end), ElementsAre("end"));
    keep(page, end);
    page.entries.emplace_back("one more thing about the house and the tree");
    EXPECT_EQ(speak(with(lines), page).progress.phase, "explore");
}

TEST(GuideTurn, WithoutAnyLineIsEmptyAndDoesNotFail) {
    EXPECT_THAT(speak(with({}), a_page({"a word"})).bubbles, IsEmpty());
    EXPECT_THAT(speak(GuideScript{}, a_page({})).bubbles, IsEmpty());
}

} // namespace
} // namespace evenkeel::journal
