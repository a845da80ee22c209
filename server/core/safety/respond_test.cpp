#include "core/safety/respond.hpp"

#include <gtest/gtest.h>

namespace evenkeel::safety {
namespace {

Move a_move(std::string const& key, std::vector<int> levels, std::optional<std::string> asks = {}) {
    return {.key = key,
            .levels = std::move(levels),
            .asks = std::move(asks),
            .answers = {},
            .plan_step = {},
            .flag = {},
            .requirement = {},
            .line = {},
            .say = {{.id = key, .needs_slots = {}, .exercise = {}, .barrier = {}, .text = key}}};
}

/// The least that a conversation at levels 2 and 4 needs.
Responses a_script() {
    Responses script;
    script.bubbles_in_a_turn = 3;
    for (int level = 1; level <= kHighestLevel; ++level)
        script.levels.push_back({.level = level,
                                 .turn = {},
                                 .then = {},
                                 .after_answer = {},
                                 .instead_of_now = {},
                                 .must_contain = {},
                                 .must_not_contain = {}});
    script.levels[1].turn = {"level2_open", "level2_ask"};
    script.levels[1].then = {"level2_people", "level2_coping"};
    script.levels[3].turn = {"level4_now"};
    script.levels[3].then = {"level4_distance"};
    script.moves = {a_move("level2_open", {2}), a_move("level2_ask", {2}, "suicidal_thoughts"),
                    a_move("level2_people", {2}), a_move("level2_coping", {2}), a_move("false_positive", {})};
    for (auto const* key : {"level4_now", "level4_distance", "level4_reached", "level4_unwilling"})
        script.moves.push_back(a_move(key, {4}));
    script.moves.back().say.front().barrier = "police";
    return script;
}

/// Returns the answer to a message at this level, after these lines in the turn before.
SafetyTurn reply_to(std::string_view message, std::vector<std::string> const& last_turn,
                    int level = kPossibleRisk) {
    static auto const script = a_script();
    static HelplineCountry const anywhere{};
    Risk before;
    before.level = level;
    std::vector<SaidReply> said{{.id = "level2_open", .turns_ago = 3}};
    for (auto const& id : last_turn)
        said.push_back({.id = id, .turns_ago = 1});
    return respond(script, {.before = before,
                            .finding = read_for_risk(message),
                            .message = message,
                            .correction = {},
                            .said = said,
                            .help = {anywhere, anywhere, Sentences::english(), std::nullopt, std::nullopt},
                            .seed = 1});
}

TEST(Respond, WordsTakeBackWhatWasSpokenOfForTheFirstTime) {
    for (auto const* message : {"It's just an expression", "That was from a song", "No, that was years ago"})
        EXPECT_EQ(reply_to(message, {"level2_open", "level2_ask"}).risk.level, 0) << message;
}

TEST(Respond, WhatIsToldLaterOrWithADoubtTakesNothingBack) {
    for (auto const* message : {"That was from a song", "My sister called, it was a long time ago"})
        EXPECT_EQ(reply_to(message, {"level2_people"}).risk.level, kPossibleRisk) << message;
    for (auto const* message : {"I don't know, it was from a song", "I can't even read a book any more"})
        EXPECT_EQ(reply_to(message, {"level2_open", "level2_ask"}).risk.level, kPossibleRisk) << message;
}

TEST(Respond, WhoHasReachedSomebodyIsNotToldHowToReachThem) {
    auto const said = [](std::string_view message) {
        std::vector<std::string> ids;
        for (auto const& bubble : reply_to(message, {"level4_now"}, kImminent).bubbles)
            ids.push_back(bubble.reply_id);
        return ids;
    };
    EXPECT_EQ(said("The police are here"), (std::vector<std::string>{"level4_reached", "level4_distance"}));
    EXPECT_EQ(said("They will send the police").front(), "level4_unwilling");
}

} // namespace
} // namespace evenkeel::safety
