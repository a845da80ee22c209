#pragma once

#include "core/safety/help_slots.hpp"
#include "core/safety/respond.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace evenkeel::safety {

/// Puts one turn of the script together, move by move.
class Bubbles {
public:
    Bubbles(Responses const& script, SafetySituation const& situation)
        : script_{script}, situation_{situation} {}

    /// Says a move, or the one that stands in for it where the country has no line for it. False where there
    /// is no room, nothing fits, it was said in this turn, or it is made once and was made.
    bool say(std::string_view key);

    /// The same for the reason a member named.
    bool say_about(std::string_view key, std::string_view barrier);

    /// The next of a flag's texts that was not said, in their order.
    bool say_for(Flag flag);

    /// Whether a flag has texts that were not said in this conversation.
    [[nodiscard]] bool has_more_for(Flag flag) const;

    /// This wording of a move, where its slots are filled.
    bool say_reply(std::string_view reply_id);

    /// Puts the bubble said last in front of the one that waits for an answer.
    void put_last_before_question();

    [[nodiscard]] bool has_room() const;

    /// Whether a bubble of this turn waits for an answer.
    [[nodiscard]] bool asks() const;

    /// Turns since the move was last made in this conversation; nothing where it never was.
    [[nodiscard]] std::optional<int> turns_since(std::string_view key) const;

    /// The moves of the guide's last turn, in their order.
    [[nodiscard]] std::vector<Move const*> last_turn() const;

    /// How many turns of this conversation the script has spoken in.
    [[nodiscard]] int turns_spoken() const;

    [[nodiscard]] std::vector<SafetyBubble> take() && { return std::move(said_); }

    [[nodiscard]] std::vector<SafetyBubble> const& said() const { return said_; }

    [[nodiscard]] Move const* move(std::string_view key) const;

private:
    [[nodiscard]] Move const* move_of_flag(Flag flag) const;
    [[nodiscard]] Reply const* next_of(Move const& move) const;
    [[nodiscard]] Move const* move_for_country(std::string_view key) const;
    [[nodiscard]] bool holds_requirement(Move const& move) const;
    [[nodiscard]] Helpline const* line_of(Move const& move) const;
    [[nodiscard]] Slots slots_for(Move const& move) const;
    [[nodiscard]] std::optional<int> turns_since(Reply const& reply) const;
    [[nodiscard]] bool is_in_this_turn(Reply const& reply) const;
    [[nodiscard]] bool may_be_offered(Reply const& reply) const;
    bool add(Move const& move, Reply const& reply);
    bool say_one_of(Move const& move, std::optional<std::string_view> barrier);

    Responses const& script_;
    SafetySituation const& situation_;
    std::vector<SafetyBubble> said_;
    std::vector<Move const*> moves_;
};

/// Returns the question that the answer to this line settles.
[[nodiscard]] std::optional<Question> question_of(Move const& move, Reply const& reply);

/// The move that holds a reply; null for one that the script no longer has.
[[nodiscard]] Move const* move_of(Responses const& script, std::string_view reply_id);

} // namespace evenkeel::safety
