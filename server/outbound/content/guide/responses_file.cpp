#include "outbound/content/guide/responses_file.hpp"

#include "core/safety/helplines.hpp"
#include "outbound/content/read/field_shapes.hpp"
#include "outbound/content/read/words_of.hpp"

#include <algorithm>

namespace evenkeel::outbound {
namespace {

constexpr int kMostBubbleWords = 120;
constexpr int kMostBubbles = 5;
constexpr int kPlanSteps = 6;
constexpr std::string_view kToALevel = "level ";

/// The fields of this file may lead to these.
struct KnownToResponses {
    NameSet calm_exercises;
    NameSet moves;
    NameSet slots{"line_name", "line_contact",   "line_hours", "emergency",
                  "directory", "trusted_person", "topic"};
    NameSet purposes{Words<safety::LinePurpose>::kNames.begin(), Words<safety::LinePurpose>::kNames.end()};
};

std::optional<ExerciseId> exercise_if_there(YamlFields& fields, KnownToResponses const& known) {
    auto const id = fields.text_if_there("exercise");
    if (!id)
        return std::nullopt;
    demand_known(fields, "exercise", *id, known.calm_exercises, "exercise that is calm enough for distress");
    return ExerciseId{*id};
}

std::vector<safety::Reply> read_replies(YamlFields& fields, KnownToResponses const& known, NameSet& ids) {
    std::vector<safety::Reply> replies;
    for (auto& entry : fields.list("say")) {
        replies.push_back({.id = entry.text("id"),
                           .needs_slots = entry.texts("needs_slots"),
                           .exercise = exercise_if_there(entry, known),
                           .barrier = entry.text_if_there("barrier"),
                           .asks = entry.text_if_there("asks"),
                           .text = entry.text("text")});
        demand_new(entry, "id", replies.back().id, ids);
        demand_slots(entry, replies.back().text, replies.back().needs_slots, known.slots);
        entry.end();
    }
    if (replies.empty())
        fields.note("say", "needs at least one alternative");
    return replies;
}

std::vector<int> read_levels_of_move(YamlFields& fields) {
    if (!fields.has("level") || !fields.is_list("level")) {
        if (fields.text_if_there("level").value_or("any") != "any")
            fields.note("level", "must be a list of levels, or any");
        return {};
    }
    return whole_numbers(fields, "level", 1, safety::kHighestLevel);
}

std::optional<safety::Requirement> requirement_if_there(YamlFields& fields) {
    return fields.has("requires") ? std::optional{word<safety::Requirement>(fields, "requires")}
                                  : std::nullopt;
}

safety::Move read_move(YamlFields& fields, KnownToResponses const& known, NameSet& ids) {
    safety::Move move{.key = fields.text("move"),
                      .levels = read_levels_of_move(fields),
                      .is_once = flag_if_there(fields, "once"),
                      .is_opening = flag_if_there(fields, "opening"),
                      .asks = fields.text_if_there("asks"),
                      .answers = fields.text_if_there("answers"),
                      .plan_step = fields.has("step")
                                       ? std::optional{whole_number(fields, "step", 1, kPlanSteps)}
                                       : std::nullopt,
                      .flag = fields.text_if_there("flag"),
                      .requirement = requirement_if_there(fields),
                      .is_left_out_when_denied = fields.has("unless"),
                      .line = fields.text_if_there("line"),
                      .say = read_replies(fields, known, ids)};
    if (fields.text_if_there("unless").value_or("denied") != "denied")
        fields.note("unless", "must be denied");
    if (move.line)
        demand_known(fields, "line", *move.line, known.purposes, "kind of helpline");
    fields.end();
    return move;
}

/// A list of moves, one move, or a level to go to.
std::vector<std::string> moves_or_level(YamlFields& fields, std::string const& field,
                                        KnownToResponses const& known) {
    if (fields.is_list(field)) {
        auto moves = fields.texts(field);
        demand_known(fields, field, moves, known.moves, "move");
        return moves;
    }
    auto name = fields.text(field);
    if (!name.starts_with(kToALevel))
        demand_known(fields, field, name, known.moves, "move");
    return {std::move(name)};
}

std::map<std::string, std::vector<std::string>, std::less<>>
moves_by_name(YamlFields& outer, std::string const& field, KnownToResponses const& known) {
    std::map<std::string, std::vector<std::string>, std::less<>> all;
    if (!outer.has(field))
        return all;
    auto fields = outer.fields(field);
    for (auto const& name : fields.names())
        all.emplace(name, moves_or_level(fields, name, known));
    fields.end();
    return all;
}

std::map<std::string, std::string, std::less<>> move_by_move(YamlFields& outer, std::string const& field,
                                                             KnownToResponses const& known) {
    std::map<std::string, std::string, std::less<>> all;
    auto fields = outer.fields(field);
    for (auto const& name : fields.names()) {
        demand_known(fields, name, name, known.moves, "move");
        auto const& stands_in = all.emplace(name, fields.text(name)).first->second;
        demand_known(fields, name, stands_in, known.moves, "move");
    }
    fields.end();
    return all;
}

safety::LevelPlan read_level(YamlFields& fields, int expected, KnownToResponses const& known) {
    safety::LevelPlan plan{.level = whole_number(fields, "level", 1, safety::kHighestLevel),
                           .turn = some_texts(fields, "turn"),
                           .then = texts_if_there(fields, "then"),
                           .after_answer = moves_by_name(fields, "after_answer", known),
                           .instead_of_now = moves_by_name(fields, "instead_of_now", known),
                           .must_contain = some_texts(fields, "must_contain"),
                           .must_not_contain = some_texts(fields, "must_not_contain")};
    if (plan.level != expected)
        fields.note("level", fmt::format("must be {}: the levels stand in their order", expected));
    demand_known(fields, "turn", plan.turn, known.moves, "move");
    demand_known(fields, "then", plan.then, known.moves, "move");
    fields.end();
    return plan;
}

std::vector<safety::LevelPlan> read_levels(YamlFields& fields, KnownToResponses const& known) {
    std::vector<safety::LevelPlan> levels;
    for (auto& entry : fields.list("levels"))
        levels.push_back(read_level(entry, static_cast<int>(levels.size()) + 1, known));
    if (levels.size() != safety::kHighestLevel)
        fields.note("levels", fmt::format("are {}, here are {}", safety::kHighestLevel, levels.size()));
    return levels;
}

std::vector<safety::Forbidden> read_never(YamlFields& fields) {
    std::vector<safety::Forbidden> never;
    NameSet seen;
    for (auto& entry : fields.list("never")) {
        never.push_back({.text = entry.text("text"), .because = entry.text("because")});
        demand_new(entry, "text", never.back().text, seen);
        entry.end();
    }
    if (never.empty())
        fields.note("never", "needs at least one piece");
    return never;
}

std::vector<safety::Move> read_moves(YamlFields& fields, KnownToResponses& known) {
    std::vector<safety::Move> moves;
    NameSet ids;
    for (auto& entry : fields.list("moves")) {
        moves.push_back(read_move(entry, known, ids));
        demand_new(entry, "move", moves.back().key, known.moves);
    }
    return moves;
}

/// Each of them, and no other.
bool has_slots(std::string const& text, std::vector<std::string> const& slots) {
    auto const stands = [&](std::string const& slot) { return text.contains("{" + slot + "}"); };
    auto rest = text;
    for (auto const& slot : slots)
        for (auto at = rest.find("{" + slot + "}"); at != std::string::npos; at = rest.find("{" + slot + "}"))
            rest.erase(at, slot.size() + 2);
    return std::ranges::all_of(slots, stands) && !rest.contains('{');
}

} // namespace

safety::Responses read_responses(std::filesystem::path const& file,
                                 std::span<exercise::Exercise const> exercises) {
    auto fields = yaml_mapping(file);
    KnownToResponses known;
    for (auto const& one : exercises)
        if (one.calm_enough_for_distress)
            known.calm_exercises.insert(one.id.value());
    safety::Responses all;
    all.moves = read_moves(fields, known); // first: the others name them
    all.bubble_words = whole_number(fields, "bubble_words", 1, kMostBubbleWords);
    all.bubbles_in_a_turn = whole_number(fields, "bubbles_in_a_turn", 1, kMostBubbles);
    for (auto const& id : some_texts(fields, "exercises")) {
        demand_known(fields, "exercises", id, known.calm_exercises,
                     "exercise that is calm enough for distress");
        all.exercises.emplace_back(id);
    }
    all.levels = read_levels(fields, known);
    all.limited_line = move_by_move(fields, "limited_line", known);
    all.without_line = move_by_move(fields, "without_line", known);
    all.safety_plan = some_texts(fields, "safety_plan");
    demand_known(fields, "safety_plan", all.safety_plan, known.moves, "move");
    all.never = read_never(fields);
    fields.end();
    return all;
}

void put_reply_words(std::filesystem::path const& file, safety::Responses& responses) {
    std::map<std::string, safety::Reply*, std::less<>> replies;
    for (auto& move : responses.moves)
        for (auto& reply : move.say)
            replies.emplace(reply.id, &reply);
    auto fields = yaml_mapping(file);
    auto words = fields.fields("replies");
    for (auto const& id : words.names()) {
        auto const found = replies.find(id);
        auto text = words.text(id);
        if (found == replies.end()) {
            words.note(id, "English has no such reply");
            continue;
        }
        if (!has_slots(text, found->second->needs_slots))
            words.note(id, "must have the slots of the English text");
        found->second->text = std::move(text);
    }
    words.end();
    fields.end();
}

} // namespace evenkeel::outbound
