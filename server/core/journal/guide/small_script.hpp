#pragma once

// For tests of the guide only.

#include "core/journal/guide/turn.hpp"

namespace evenkeel::journal::testing {

inline GuideLine a_line(std::string id, std::string kind, std::string text) {
    return {.id = std::move(id),
            .phase = std::nullopt,
            .kind = std::move(kind),
            .states = {},
            .aspects = {},
            .when = std::nullopt,
            .exercise = std::nullopt,
            .to = std::nullopt,
            .needs_slots = {},
            .not_after = {},
            .text = std::move(text)};
}

inline GuideLine called_by(std::string cue, GuideLine line) {
    line.when = std::move(cue);
    return line;
}

inline GuideLine in_phase(std::string phase, GuideLine line) {
    line.phase = std::move(phase);
    return line;
}

inline GuideLine with_slot(std::string slot, GuideLine line) {
    line.needs_slots.push_back(std::move(slot));
    return line;
}

inline GuideLine not_after(std::string name, GuideLine line) {
    line.not_after.push_back(std::move(name));
    return line;
}

inline Cue a_cue(std::string name, std::vector<std::string> words) {
    return {.name = std::move(name), .words = std::move(words), .only_with = std::nullopt};
}

/// The phases and kinds of the product, a few cues, and no lines.
inline GuideScript a_script() {
    GuideScript script;
    script.turn = {"acknowledgement", "reflection", "question", "invitation", "offer"};
    auto const phase = [](std::string name, std::vector<std::string> next) {
        return Phase{.name = std::move(name),
                     .fewest_turns = 1,
                     .most_turns = 2,
                     .next = std::move(next),
                     .skip_in = {}};
    };
    script.phases = {phase("opening", {"explore"}),
                     phase("explore", {"deepen", "body", "resource"}),
                     phase("deepen", {"body", "resource"}),
                     phase("body", {"resource", "step"}),
                     phase("resource", {"step", "close"}),
                     phase("step", {"close"}),
                     phase("close", {})};
    script.phases[2].skip_in = {state::StateName::overwhelm, state::StateName::dorsal_vagal};
    script.days_before_repeat = 14;
    script.aspects = {{"money_finance", "money"}};
    script.cues = {a_cue("hard_page", {"awful"}), a_cue("good_news", {"happy", "it worked"}),
                   a_cue("asks_advice", {"what should i do"}), a_cue("does_not_know", {"don't know"}),
                   a_cue("thanks", {"thanks"})};
    script.cues[1].is_own = true;
    script.cues[1].not_with = {"heavy"};
    script.cues[4].except = {"thanks to"};
    return script;
}

/// A page on which the guide has said nothing yet.
inline Page a_page(std::vector<std::string> entries) {
    Page page;
    page.state = state::StateName::sympathetic;
    page.circumstances.minute_of_day = 12 * 60;
    page.entries = std::move(entries);
    return page;
}

inline void keep(Page& page, Turn const& turn) {
    page.progress = turn.progress;
    page.said.insert(page.said.end(), turn.said.begin(), turn.said.end());
}

} // namespace evenkeel::journal::testing
