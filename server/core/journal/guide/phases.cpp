#include "core/journal/guide/phases.hpp"

#include <algorithm>

namespace evenkeel::journal {
namespace {

constexpr std::size_t kWordsOfFreeWriting = 12;
constexpr unsigned kStayWhenWriting = 60; // in a hundred
constexpr unsigned kStayWhenShort = 25;

Phase const* phase_named(GuideScript const& script, std::string_view name) {
    auto const phase = std::ranges::find(script.phases, name, &Phase::name);
    return phase == script.phases.end() ? nullptr : &*phase;
}

bool is_left_out(Phase const& phase, state::StateName state) {
    return std::ranges::find(phase.skip_in, state) != phase.skip_in.end();
}

/// Going deeper is for a member who writes freely; a body that is well does not have to be asked, and good
bool suits(Phase const& phase, Sight const& sight) {
    if (is_left_out(phase, sight.page.state))
        return false;
    if (phase.name == "deepen")
        return sight.message.words.size() >= kWordsOfFreeWriting && !sight.is("grief");
    auto const is_good = sight.is("good_news") && state::is_regulated(sight.page.state);
    return !is_good || (phase.name != "body" && phase.name != "step");
}

/// First choice first; where none suits, the last that is not left out.
std::string next_of(Phase const& phase, Sight const& sight) {
    std::string next;
    for (auto const& name : phase.next) {
        auto const* candidate = phase_named(sight.script, name);
        if (candidate == nullptr)
            continue;
        if (suits(*candidate, sight))
            return name;
        if (!is_left_out(*candidate, sight.page.state))
            next = name;
    }
    return next;
}

bool has_ended(Phase const& phase, Sight const& sight) {
    auto const last = last_turn_of(sight.page);
    return phase.next.empty() &&
           (sight.page.progress.turns >= phase.most_turns ||
            std::ranges::any_of(last, [](Said const& said) { return said.kind == "closing"; }));
}

bool stays(Phase const& phase, Sight const& sight, Dice& dice) {
    auto const turns = sight.page.progress.turns;
    if (turns < phase.fewest_turns)
        return true;
    if (turns >= phase.most_turns)
        return false;
    return dice.in_a_hundred(sight.is_short() ? kStayWhenShort : kStayWhenWriting);
}

} // namespace

Place place_of(Sight const& sight, Dice& dice) {
    auto const& phases = sight.script.phases;
    auto const* phase = phase_named(sight.script, sight.page.progress.phase);
    if (phase == nullptr)
        return {.progress = {.phase = phases.empty() ? "" : phases.front().name, .turns = 0}};
    auto const is_opening = phase == phases.data();
    if (sight.page.entries.empty())
        return {.progress = sight.page.progress};
    if (has_ended(*phase, sight) && !sight.is_short())
        return {.progress = {.phase = next_of(phases.front(), sight), .turns = 0}};
    if (!is_opening && (phase->next.empty() || stays(*phase, sight, dice)))
        return {.progress = sight.page.progress};
    auto const next = next_of(*phase, sight);
    if (next.empty())
        return {.progress = sight.page.progress};
    return {.progress = {.phase = next, .turns = 0}};
}

} // namespace evenkeel::journal
