#include "core/safety/bubbles.hpp"

#include <gtest/gtest.h>

#include <set>

namespace evenkeel::safety {
namespace {

Reply offering(std::string const& id, std::string const& exercise) {
    return {.id = id,
            .needs_slots = {},
            .exercise = ExerciseId{exercise},
            .barrier = {},
            .text = "If you like: " + exercise};
}

Responses with_exercises() {
    Responses script;
    script.bubbles_in_a_turn = 3;
    script.moves.push_back({.key = "level1_exercise",
                            .levels = {1},
                            .asks = {},
                            .answers = {},
                            .plan_step = {},
                            .flag = {},
                            .requirement = {},
                            .line = {},
                            .say = {offering("one", "long-exhale"), offering("two", "look-around")}});
    return script;
}

TEST(Bubbles, WhatIsRuledOutForAMemberIsNotOffered) {
    auto const script = with_exercises();
    HelplineCountry const anywhere{};
    auto const offered = [&](std::vector<ExerciseId> ruled_out) {
        std::set<std::string> ids;
        for (std::uint64_t seed = 0; seed < 8; ++seed) {
            SafetySituation const situation{
                .before = {},
                .finding = {},
                .message = "Too much.",
                .correction = {},
                .said = {},
                .help = {anywhere, anywhere, Sentences::english(), std::nullopt, std::nullopt},
                .seed = seed,
                .ruled_out = ruled_out};
            Bubbles bubbles{script, situation};
            (void)bubbles.say("level1_exercise");
            for (auto const& bubble : bubbles.said())
                ids.insert(bubble.reply_id);
        }
        return ids;
    };
    EXPECT_EQ(offered({}), (std::set<std::string>{"one", "two"}));
    EXPECT_EQ(offered({ExerciseId{"long-exhale"}}), std::set<std::string>{"two"});
    EXPECT_EQ(offered({ExerciseId{"long-exhale"}, ExerciseId{"look-around"}}), std::set<std::string>{});
}

} // namespace
} // namespace evenkeel::safety
