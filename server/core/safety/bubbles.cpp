#include "core/safety/bubbles.hpp"

#include "core/base/holds.hpp"

#include <algorithm>
#include <limits>
#include <set>

namespace evenkeel::safety {
namespace {

constexpr std::string_view kNoLineForFlag = "flag_no_line";

/// Never said comes before long ago, and that before lately.
constexpr int kNever = std::numeric_limits<int>::max();

/// In Arabic the mark is another one.
bool is_question(std::string_view text) {
    return text.contains('?') || text.contains("؟");
}

bool is_limited(Helpline const* line) {
    return line != nullptr && !line->is_round_the_clock;
}

} // namespace

std::optional<Question> question_of(Move const& move, Reply const& reply) {
    auto const& asks = reply.asks ? reply.asks : move.asks;
    if (asks)
        return value_named<Question>(*asks);
    auto const asks_after = move.is_opening && move.key != "follow_up_well";
    return asks_after ? std::optional{Question::suicidal_thoughts} : std::nullopt;
}

Move const* move_of(Responses const& script, std::string_view reply_id) {
    for (auto const& move : script.moves)
        if (std::ranges::find(move.say, reply_id, &Reply::id) != move.say.end())
            return &move;
    return nullptr;
}

Move const* Bubbles::move(std::string_view key) const {
    auto const found = std::ranges::find(script_.moves, key, &Move::key);
    return found == script_.moves.end() ? nullptr : &*found;
}

Helpline const* Bubbles::line_of(Move const& move) const {
    auto const& country = situation_.help.country;
    if (country.country == kEverywhereElse)
        return nullptr;
    auto const purpose = move.line ? value_named<LinePurpose>(*move.line) : LinePurpose::suicide;
    return line_for(country, purpose.value_or(LinePurpose::suicide));
}

Move const* Bubbles::move_for_country(std::string_view key) const {
    auto const* const wanted = move(key);
    if (wanted == nullptr || wanted->requirement != Requirement::round_the_clock_line)
        return wanted;
    auto const* const line = line_of(*wanted);
    if (line != nullptr && !is_limited(line))
        return wanted;
    auto const& others = line == nullptr ? script_.without_line : script_.limited_line;
    auto const other = others.find(key);
    return other == others.end() ? nullptr : move(other->second);
}

bool Bubbles::holds_requirement(Move const& move) const {
    if (!move.requirement)
        return true;
    auto const* const line = line_of(move);
    switch (*move.requirement) {
    case Requirement::round_the_clock_line:
        return line != nullptr && !is_limited(line);
    case Requirement::limited_line:
        return is_limited(line);
    case Requirement::no_line:
        return line == nullptr;
    case Requirement::trusted_person:
        return situation_.help.trusted_person.has_value();
    case Requirement::trainer_alert_on:
        return false;
    case Requirement::emergency:
        return !situation_.help.country.emergency.empty();
    }
    return false;
}

Slots Bubbles::slots_for(Move const& move) const {
    auto const* const line = line_of(move);
    auto slots = slots_of(situation_.help, line);
    auto const contact = slots.find("line_contact");
    if (move.flag && is_limited(line) && contact != slots.end())
        contact->second += " (" + line->hours + ")";
    return slots;
}

std::optional<int> Bubbles::turns_since(Reply const& reply) const {
    std::optional<int> fewest;
    for (auto const& said : situation_.said)
        if (said.id == reply.id)
            fewest = std::min(fewest.value_or(kNever), said.turns_ago);
    return fewest;
}

std::optional<int> Bubbles::turns_since(std::string_view key) const {
    std::optional<int> fewest;
    auto const* const wanted = move(key);
    for (auto const& reply : wanted == nullptr ? std::vector<Reply>{} : wanted->say) {
        auto const turns = turns_since(reply);
        if (turns)
            fewest = std::min(fewest.value_or(kNever), *turns);
    }
    return fewest;
}

bool Bubbles::is_in_this_turn(Reply const& reply) const {
    return std::ranges::find(said_, reply.id, &SafetyBubble::reply_id) != said_.end();
}

bool Bubbles::may_be_offered(Reply const& reply) const {
    return !reply.exercise || !holds(situation_.ruled_out, *reply.exercise);
}

std::vector<Move const*> Bubbles::last_turn() const {
    std::vector<Move const*> moves;
    for (auto const& said : situation_.said)
        if (said.turns_ago == 1) {
            auto const* const found = move_of(script_, said.id);
            if (found != nullptr)
                moves.push_back(found);
        }
    return moves;
}

int Bubbles::turns_spoken() const {
    std::set<int> turns;
    for (auto const& said : situation_.said)
        if (move_of(script_, said.id) != nullptr)
            turns.insert(said.turns_ago);
    return static_cast<int>(turns.size());
}

bool Bubbles::has_room() const {
    return said_.size() < static_cast<std::size_t>(script_.bubbles_in_a_turn);
}

bool Bubbles::asks() const {
    return std::ranges::any_of(said_, [](SafetyBubble const& bubble) { return is_question(bubble.text); });
}

bool Bubbles::add(Move const& move, Reply const& reply) {
    auto text = filled(reply, slots_for(move));
    if (!text)
        return false;
    auto const* const line = line_of(move);
    auto const names_line = holds(reply.needs_slots, "line_name") && line != nullptr;
    auto const names_number = holds(reply.needs_slots, "emergency");
    std::optional<std::string> resource;
    if (names_line)
        resource = line->name;
    else if (names_number)
        resource = situation_.help.country.emergency.front();
    said_.push_back({.reply_id = reply.id,
                     .text = *std::move(text),
                     .exercise = reply.exercise,
                     .resource = std::move(resource),
                     .is_comfort = move.levels == std::vector{1}});
    moves_.push_back(&move);
    return true;
}

bool Bubbles::say_one_of(Move const& move, std::optional<std::string_view> barrier) {
    auto const slots = slots_for(move);
    std::vector<Reply const*> fitting;
    for (auto const& reply : move.say)
        if ((!barrier || reply.barrier == barrier) && may_be_offered(reply) && filled(reply, slots))
            fitting.push_back(&reply);
    if (fitting.empty())
        return false;
    auto const ago = [this](Reply const* reply) { return turns_since(*reply).value_or(kNever); };
    auto const longest = ago(*std::ranges::max_element(fitting, {}, ago));
    std::erase_if(fitting, [&](Reply const* reply) { return ago(reply) != longest; });
    return add(move, *fitting[situation_.seed % fitting.size()]);
}

bool Bubbles::say(std::string_view key) {
    auto const* const wanted = move_for_country(key);
    if (wanted == nullptr || !has_room() || !holds_requirement(*wanted) || holds(moves_, wanted))
        return false;
    if (wanted->is_once && turns_since(std::string_view{wanted->key}))
        return false;
    return say_one_of(*wanted, std::nullopt);
}

bool Bubbles::say_about(std::string_view key, std::string_view barrier) {
    auto const* const wanted = move(key);
    return wanted != nullptr && has_room() && !holds(moves_, wanted) && say_one_of(*wanted, barrier);
}

bool Bubbles::say_reply(std::string_view reply_id) {
    auto const* const found = move_of(script_, reply_id);
    return found != nullptr && has_room() &&
           add(*found, *std::ranges::find(found->say, reply_id, &Reply::id));
}

void Bubbles::put_last_before_question() {
    auto const question =
        std::ranges::find_if(said_, [](SafetyBubble const& bubble) { return is_question(bubble.text); });
    if (question != said_.end())
        std::rotate(question, said_.end() - 1, said_.end());
}

Move const* Bubbles::move_of_flag(Flag flag) const {
    auto const found = std::ranges::find_if(
        script_.moves, [&](Move const& one) { return one.flag && value_named<Flag>(*one.flag) == flag; });
    return found == script_.moves.end() ? nullptr : &*found;
}

/// The first text that was not said and whose slots are filled.
Reply const* Bubbles::next_of(Move const& move) const {
    auto const slots = slots_for(move);
    auto const next = std::ranges::find_if(move.say, [&](Reply const& reply) {
        return !turns_since(reply) && !is_in_this_turn(reply) && may_be_offered(reply) &&
               filled(reply, slots);
    });
    return next == move.say.end() ? nullptr : &*next;
}

bool Bubbles::has_more_for(Flag flag) const {
    auto const* const found = move_of_flag(flag);
    return found != nullptr && next_of(*found) != nullptr;
}

bool Bubbles::say_for(Flag flag) {
    auto const* const found = move_of_flag(flag);
    if (found == nullptr || !has_room())
        return false;
    auto const* const next = next_of(*found);
    if (next != nullptr)
        return add(*found, *next);
    auto const has_no_line = found->line && line_of(*found) == nullptr;
    if (has_no_line && !turns_since(kNoLineForFlag))
        return say(kNoLineForFlag);
    return !holds(moves_, found) && say_one_of(*found, std::nullopt);
}

} // namespace evenkeel::safety
