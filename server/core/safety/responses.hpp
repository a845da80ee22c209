#pragma once

#include "core/base/id.hpp"
#include "core/base/words.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace evenkeel::safety {

inline constexpr int kHighestLevel = 4;

/// One of the alternatives of a move. Where a slot is empty it is not said.
struct Reply {
    std::string id;
    std::vector<std::string> needs_slots; ///< All that stand in the text as {slot}.
    std::optional<ExerciseId> exercise;   ///< One that is calm enough for distress.
    std::optional<std::string> barrier;   ///< The reason it answers; "other" fits where none else does.
    std::optional<std::string> asks{};    ///< Its answer settles this question, beside `asks` of its move.
    std::string text;
};

/// Where a move may be made.
enum class Requirement : std::uint8_t {
    round_the_clock_line,
    limited_line,
    no_line,
    trusted_person,
    trainer_alert_on,
    emergency
};

/// One bubble with one purpose. The fields are explained at the top of content/safety/responses.yaml.
struct Move {
    std::string key;
    std::vector<int> levels; ///< 1 to 4; empty: at any, or only with its flag.
    bool is_once{false};
    bool is_opening{false};             ///< Said when the member comes back.
    std::optional<std::string> asks;    ///< Its answer settles this question.
    std::optional<std::string> answers; ///< Said after such an answer.
    std::optional<int> plan_step;       ///< Of the safety plan, from 1.
    std::optional<std::string> flag;    ///< Said for this flag of a message.
    std::optional<Requirement> requirement;
    bool is_left_out_when_denied{false};
    std::optional<std::string> line; ///< Which kind of helpline fills its slots, by its name.
    std::vector<Reply> say;
};

/// The conversation of one level. A value of the maps is the key of moves to make, or "level 3"
/// to go there.
struct LevelPlan {
    int level{1};
    std::vector<std::string> turn;
    std::vector<std::string> then;
    std::map<std::string, std::vector<std::string>, std::less<>> after_answer;
    std::map<std::string, std::vector<std::string>, std::less<>> instead_of_now;
    std::vector<std::string> must_contain;
    std::vector<std::string> must_not_contain;
};

/// A text that no reply may hold, and why.
struct Forbidden {
    std::string text;
    std::string because;
};

/// Everything the journal says when there is danger: content/safety/responses.yaml.
struct Responses {
    int bubble_words{0};
    int bubbles_in_a_turn{0};
    std::vector<ExerciseId> exercises;
    std::vector<LevelPlan> levels;                                ///< One for each level, in their order.
    std::map<std::string, std::string, std::less<>> limited_line; ///< Move by the move it stands in for.
    std::map<std::string, std::string, std::less<>> without_line;
    std::vector<std::string> safety_plan;
    std::vector<Forbidden> never;
    std::vector<Move> moves;
};

} // namespace evenkeel::safety

namespace evenkeel {

template <>
struct Words<safety::Requirement> {
    static constexpr std::array<std::string_view, 6> kNames{
        "round_the_clock_line", "limited_line", "no_line", "trusted_person", "trainer_alert_on", "emergency"};
};

} // namespace evenkeel
