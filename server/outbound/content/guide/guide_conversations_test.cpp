#include "core/journal/guide/message.hpp"
#include "core/journal/guide/turn.hpp"
#include "outbound/content/guide/shipped_content.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <ranges>
#include <set>

namespace evenkeel::outbound {
namespace {

using evenkeel::outbound::testing::shipped_content;
using journal::GuideLine;
using journal::Page;
using journal::Turn;
using std::chrono::minutes;

constexpr std::size_t kMostWordsOfBubble = 60;

GuideLine const& line_of(std::string const& id) {
    static auto const by_id = [] {
        std::map<std::string, GuideLine const*> lines;
        for (auto const& line : shipped_content().guide_script.lines)
            lines.emplace(line.id, &line);
        return lines;
    }();
    return *by_id.at(id);
}

/// Texts that members might write, hard and light, long and short, to the guide and past it.
std::vector<std::string> const kEntries{
    "I came home and the kitchen was a mess again, and I just stood there with my coat on.",
    "tired",
    "I don't know",
    "fine",
    "no",
    "What should I do?",
    "are you a bot",
    "My sister rang and I let it ring. I am so tired of explaining everything to everyone.",
    "The presentation went well and I am really proud of it.",
    "My dog died this morning.",
    "Part of me wants to leave and part of me wants to sleep for a week.",
    "I should have called my mother but I was afraid of what she would say about the money.",
    "nothing",
    "Ich weiß nicht, was ich heute noch schreiben soll, alles ist zu viel geworden.",
    "لا أستطيع النوم هذه الليلة",
    "{their_words} and {person}, “quoted” and \"quoted\"",
    "my boss my boss my boss always the same with my boss and the list",
    "I could ring the dentist on Monday morning.",
    "the bench by the canal",
    "I did it, I called them",
    "didn't do it",
    "not now",
    "thanks",
    "you're useless",
    "😢😢😢",
    "...",
    "   ",
    "I took my sertraline late and my head is foggy. Should I stop taking it?",
};

Page random_page(std::mt19937_64& random) {
    auto const one_of = [&](auto const& list) { return list[random() % list.size()]; };
    auto const often = [&](unsigned chances) { return random() % 100 < chances; };
    Page page;
    page.state = one_of(state::kStates);
    page.life_aspect = often(80) ? one_of(shipped_content().life_aspects).key : "";
    page.seed = random();
    auto& now = page.circumstances;
    now.minute_of_day = static_cast<int>(random() % 1440);
    now.is_first_thread = often(20);
    now.was_last_thread_hard = often(10);
    if (often(30))
        now.days_since_last_thread = static_cast<int>(random() % 400);
    if (often(30))
        now.since_check_in = minutes{random() % 20};
    if (often(20))
        now.last_exercise = journal::LastExercise{.title = "Long exhale",
                                                  .rating = static_cast<int>(random() % 5) - 2,
                                                  .ago = minutes{random() % 90}};
    if (often(40))
        now.state_title = "Overwhelm";
    if (often(30))
        now.safety_codes = {'T'};
    return page;
}

void expect_good(Turn const& turn, Page const& page) {
    ASSERT_FALSE(turn.bubbles.empty());
    EXPECT_LE(turn.bubbles.size(), 2u);
    auto questions = 0;
    for (auto const& bubble : turn.bubbles) {
        EXPECT_FALSE(bubble.text.empty());
        EXPECT_EQ(bubble.text.find_first_of("{}"), std::string::npos) << bubble.text;
        EXPECT_LE(journal::message_of(bubble.text).words.size(), kMostWordsOfBubble) << bubble.text;
        for (auto const& id : bubble.line_ids)
            questions += line_of(id).text.contains('?') ? 1 : 0;
    }
    EXPECT_LE(questions, 1) << turn.bubbles.back().text;
    std::set<std::string> kinds;
    for (auto const& said : turn.said) {
        EXPECT_TRUE(kinds.insert(said.kind).second) << "two of " << said.kind;
        EXPECT_EQ(said.after_entry, page.entries.size());
        EXPECT_TRUE(page.said.empty() || page.said.back().line_id != said.line_id) << said.line_id;
    }
}

/// Said twice is only what has to be said every time, or an acknowledgement when there is nothing else.
void expect_new(Turn const& turn, Page const& page) {
    for (auto const& said : turn.said) {
        auto const& line = line_of(said.line_id);
        auto const is_direct = line.when.has_value() && turn.said.size() == 1;
        auto const was_said =
            std::ranges::find(page.said, said.line_id, &journal::Said::line_id) != page.said.end();
        EXPECT_TRUE(!was_said || is_direct || page.entries.size() > 12) << said.line_id;
    }
}

TEST(GuideConversations, KeepEveryRuleOnTwoThousandPages) {
    std::mt19937_64 random{20261122};
    for (int round = 0; round < 200; ++round) {
        auto page = random_page(random);
        for (int turns = 0; turns < 12; ++turns) {
            if (turns > 0 || random() % 2 == 0)
                page.entries.push_back(kEntries[random() % kEntries.size()]);
            page.remark = !page.said.empty() && random() % 12 == 0
                              ? std::optional{static_cast<journal::Remark>(random() % 3)}
                              : std::nullopt;
            auto const turn = journal::speak(shipped_content().guide_script, page);
            expect_good(turn, page);
            expect_new(turn, page);
            page.progress = turn.progress;
            page.said.insert(page.said.end(), turn.said.begin(), turn.said.end());
        }
        ASSERT_FALSE(HasFailure()) << "round " << round;
    }
}

TEST(GuideConversations, GoOnForAHundredTurns) {
    for (auto const state : state::kStates) {
        Page page;
        page.state = state;
        for (int turns = 0; turns < 100; ++turns) {
            page.entries.push_back(kEntries[static_cast<std::size_t>(turns) % 2 * 7]);
            auto const turn = journal::speak(shipped_content().guide_script, page);
            expect_good(turn, page);
            page.progress = turn.progress;
            page.said.insert(page.said.end(), turn.said.begin(), turn.said.end());
        }
    }
}

TEST(GuideConversations, NothingThatMustNotBeQuotedIsQuoted) {
    std::mt19937_64 random{5};
    std::string const secret = "the bridge behind the station";
    for (int round = 0; round < 400; ++round) {
        auto page = random_page(random);
        page.entries = {"My brother drove past " + secret, "We ate soup and I looked at " + secret};
        page.never_quoted = {0};
        auto const at = page.entries.back().find(secret);
        page.not_to_quote = {{at, at + secret.size()}};
        page.progress = {.phase = round % 2 == 0 ? "explore" : "close", .turns = 0};
        for (auto const& bubble : journal::speak(shipped_content().guide_script, page).bubbles)
            EXPECT_FALSE(bubble.text.contains("bridge")) << bubble.text;
    }
}

TEST(GuideConversations, AreQuickWithTheLongestEntries) {
    std::string entry;
    while (entry.size() < 10'000)
        entry += "we talked about the house and the money, and nobody said anything because of my brother ";
    Page page;
    page.entries.assign(30, entry);
    auto const begin = std::chrono::steady_clock::now();
    EXPECT_FALSE(journal::speak(shipped_content().guide_script, page).bubbles.empty());
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds{5});
}

/// The last turn of a conversation with these entries.
Turn last_turn_of(std::vector<std::string> const& entries, state::StateName state, std::uint64_t seed) {
    Page page;
    page.state = state;
    page.seed = seed;
    page.life_aspect = "family_friends";
    Turn turn;
    for (auto const& entry : entries) {
        page.entries.push_back(entry);
        turn = journal::speak(shipped_content().guide_script, page);
        page.progress = turn.progress;
        page.said.insert(page.said.end(), turn.said.begin(), turn.said.end());
    }
    return turn;
}

bool asks(Turn const& turn) {
    return std::ranges::any_of(turn.said,
                               [](auto const& said) { return line_of(said.line_id).text.contains('?'); });
}

TEST(GuideConversations, AfterADeathNothingIsSaidThatWasWrittenForOneState) {
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        auto const turn =
            last_turn_of({"My dog died this morning.", "The house is so quiet without the walks we had."},
                         state::StateName::play, seed);
        for (auto const& said : turn.said)
            EXPECT_TRUE(line_of(said.line_id).states.empty()) << said.line_id;
        EXPECT_FALSE(asks(turn));
    }
}

TEST(GuideConversations, TearsAndThreeShortAnswersAreNotQuestioned) {
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        EXPECT_FALSE(asks(last_turn_of({"I cried in the car"}, state::StateName::sympathetic, seed)));
        EXPECT_FALSE(
            asks(last_turn_of({"tired", "heavy", "tired still"}, state::StateName::sympathetic, seed)));
    }
}

TEST(GuideConversations, WhoeverLeavesIsLetGo) {
    for (auto const state : state::kStates) {
        auto const turn = last_turn_of({"The day was long and we ate late", "good night"}, state, 3);
        EXPECT_EQ(turn.said.front().kind, "closing");
        EXPECT_EQ(turn.progress.phase, "close");
    }
}

TEST(GuideConversations, WhatIsAskedAboutMedicinesIsAnsweredEveryTime) {
    std::vector<std::string> entries;
    for (int round = 0; round < 6; ++round) {
        entries.emplace_back("Should I stop taking my meds?");
        auto const turn = last_turn_of(entries, state::StateName::overwhelm, 1);
        ASSERT_EQ(turn.said.size(), 1u);
        EXPECT_EQ(line_of(turn.said.front().line_id).when, "asks_medication");
    }
}

TEST(GuideConversations, InvitationsPointOutwardForWhoIsSaferThatWay) {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Page page;
        page.state = state::StateName::sympathetic;
        page.seed = seed;
        page.circumstances.safety_codes = {'T'};
        page.entries = {"We walked home along the river and it was late"};
        page.progress = {.phase = "body", .turns = 0};
        for (auto const& said : journal::speak(shipped_content().guide_script, page).said)
            if (said.kind == "invitation" && line_of(said.line_id).phase == "body") {
                EXPECT_TRUE(said.line_id.starts_with("body-outward")) << said.line_id;
            }
    }
}

} // namespace
} // namespace evenkeel::outbound
