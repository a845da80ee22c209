#include "core/journal/guide/choose.hpp"

#include "core/journal/guide/slots.hpp"

#include <algorithm>

namespace evenkeel::journal {
namespace {

constexpr int kTurnsBetweenOffers = 4;
constexpr int kTurnsAfterDeclined = 8;
constexpr int kMinutesOfSession = 30;
constexpr unsigned kTheirOwnWords = 70; ///< In a hundred reflections that nothing calls.
constexpr std::string_view kLongSessionCue = "session_30_minutes";

template <class T>
bool is_among(std::vector<T> const& list, T const& value) {
    return list.empty() || std::ranges::find(list, value) != list.end();
}

bool is_for(std::vector<std::string> const& names, GuideLine const& line) {
    return std::ranges::find(names, line.kind) != names.end() ||
           std::ranges::find(names, line.id) != names.end();
}

bool is_only_light(GuideLine const& line) {
    return !line.states.empty() && std::ranges::all_of(line.states, state::is_regulated);
}

bool is_only_heavy(GuideLine const& line) {
    return !line.states.empty() && std::ranges::none_of(line.states, state::is_regulated);
}

/// Half an hour is said once, and again with every further one.
bool is_worn(GuideLine const& line, Sight const& sight) {
    if (line.when != kLongSessionCue)
        return false;
    auto const times = std::ranges::count_if(sight.said, [](SaidLine const& one) {
        return one.line != nullptr && one.line->when == kLongSessionCue;
    });
    return times >= sight.page.circumstances.writing_for.count() / kMinutesOfSession;
}

/// Says whether a phase is over by now: a line may still say back an answer from it.
bool is_behind(GuideScript const& script, std::string_view phase, std::string_view now) {
    auto const of = [&](std::string_view name) {
        return std::ranges::find(script.phases, name, &Phase::name);
    };
    return of(phase) < of(now);
}

bool needs(GuideLine const& line, std::string const& slot) {
    return std::ranges::find(line.needs_slots, slot) != line.needs_slots.end();
}

/// Holds something of what the member wrote.
bool quotes(GuideLine const& line) {
    return needs(line, "their_words") || needs(line, "feeling_word") || needs(line, "person");
}

} // namespace

Chooser::Chooser(Sight const& sight, Place const& place, Dice& dice)
    : sight_{sight}, place_{place}, dice_{dice},
      said_lately_{sight.page.said_lately.begin(), sight.page.said_lately.end()} {
    for (auto const& said : sight.page.said)
        said_.insert(said.line_id);
}

bool Chooser::is_called(GuideLine const& line) const {
    if (!line.when)
        return true;
    if (line.kind == "closing")
        return sight_.is(*line.when) || sight_.of_page.contains(*line.when);
    if (line.when == kSummary && line.kind == "question") // speaks of the summary before it
        return std::ranges::any_of(chosen_, [](Chosen const& other) { return other.line->when == kSummary; });
    return sight_.is(*line.when) && !is_worn(line, sight_);
}

/// No line of easy days beside hard words, and no heavy one beside good news. Questions about the side of
/// life wait while something else is in front.
bool Chooser::suits_the_mood(GuideLine const& line) const {
    auto const is_good = sight_.is("good_news");
    auto const is_heavy = sight_.is(kHeavy) || (!is_good && sight_.of_page.contains(kHeavy));
    if (is_heavy && (is_only_light(line) || line.to == state::StateName::play))
        return false;
    if (!line.aspects.empty() &&
        (sight_.is(kHeavy) || is_good || turns_since_called_by(sight_, "wants_other_subject")))
        return false;
    if (sight_.of_page.contains(kGrief) && line.when != kGrief && !line.states.empty())
        return false;
    return !(is_good && is_only_heavy(line));
}

/// A line that quotes an answer is said only to that answer, or in a summary.
bool Chooser::has_its_answer(GuideLine const& line) const {
    if (line.when == kSummary || line.when == "step_done" || sight_.page.entries.empty())
        return true;
    auto const& asked = sight_.answers;
    return (!needs(line, "resource_words") || asked == "resource") &&
           (!needs(line, "step_words") || asked == "step");
}

bool Chooser::may_be_offered(GuideLine const& line) const {
    if (!line.exercise)
        return true;
    auto const& page = sight_.page;
    auto const& ruled_out = page.circumstances.ruled_out;
    if (sight_.of_page.contains(kGrief) || std::ranges::find(ruled_out, *line.exercise) != ruled_out.end())
        return false;
    auto const of_this = turns_since(sight_, [&](SaidLine const& one) {
        return one.line != nullptr && one.line->exercise == line.exercise;
    });
    auto const since_offer =
        turns_since(sight_, [](SaidLine const& one) { return one.said.kind == "offer"; });
    auto const since_declined = turns_since_called_by(sight_, "offer_declined");
    return !of_this && since_offer.value_or(kTurnsBetweenOffers) >= kTurnsBetweenOffers &&
           since_declined.value_or(kTurnsAfterDeclined) >= kTurnsAfterDeclined;
}

bool Chooser::may_follow(GuideLine const& line) const {
    if (!chosen_.empty()) // and not the same thing twice
        return !is_for(line.not_after, *chosen_.back().line) &&
               (!line.when || line.when == kSummary || line.when != chosen_.back().line->when);
    if (sight_.page.said.empty())
        return true;
    auto const& last = sight_.page.said.back();
    return std::ranges::find(line.not_after, last.kind) == line.not_after.end() &&
           std::ranges::find(line.not_after, last.line_id) == line.not_after.end();
}

bool Chooser::suits_the_page(GuideLine const& line, LineWish const& wish) const {
    auto const is_in_phase =
        wish.in_any_phase || !line.phase || *line.phase == place_.progress.phase ||
        (line.kind == "reflection" && is_behind(sight_.script, *line.phase, place_.progress.phase));
    auto const has_asked =
        std::ranges::any_of(chosen_, [](Chosen const& other) { return asks_something(other.line->text); });
    return line.kind == wish.kind && is_in_phase && (wish.when.empty() || line.when == wish.when) &&
           (!wish.only_called || line.when) && is_among(line.states, sight_.page.state) &&
           is_among(line.aspects, sight_.page.life_aspect) && !(has_asked && asks_something(line.text)) &&
           is_called(line);
}

bool Chooser::fits(GuideLine const& line, LineWish const& wish) const {
    return suits_the_page(line, wish) && suits_the_mood(line) && has_its_answer(line) && may_be_offered(line);
}

bool Chooser::is_preferred(GuideLine const& line) const {
    return std::ranges::any_of(sight_.script.prefer, [&](Preference const& preference) {
        return preference.phase == place_.progress.phase && line.id.starts_with(preference.ids_begin_with) &&
               std::ranges::any_of(sight_.page.circumstances.safety_codes, [&](char code) {
                   return std::ranges::find(preference.codes, code) != preference.codes.end();
               });
    });
}

std::vector<Chosen> Chooser::best_of(std::vector<Chosen> fitting) {
    auto const keep = [&](auto const& is_better) {
        if (std::ranges::any_of(fitting, is_better))
            std::erase_if(fitting, [&](Chosen const& one) { return !is_better(one); });
    };
    keep([&](Chosen const& one) { return is_preferred(*one.line); });
    if (sight_.is("good_news"))
        keep([&](Chosen const& one) { return one.line->kind == "question" && is_only_light(*one.line); });
    keep([&](Chosen const& one) {
        return one.line->when || needs(*one.line, "resource_words") || needs(*one.line, "step_words");
    });
    keep([&](Chosen const& one) {
        return one.line->when && one.line->when != kHeavy && one.line->when != kSaysSomething;
    });
    keep([&](Chosen const& one) { return one.line->when == kHeavy; });
    if (!fitting.empty() && fitting.front().line->kind == "reflection" && dice_.in_a_hundred(kTheirOwnWords))
        keep([&](Chosen const& one) { return one.line->when || quotes(*one.line); });
    return fitting;
}

bool Chooser::take_one_of(std::vector<Chosen> const& fitting) {
    if (fitting.empty())
        return false;
    chosen_.push_back(fitting[dice_.one_of(fitting.size())]);
    return true;
}

bool Chooser::add(LineWish const& wish) {
    std::vector<Chosen> fitting;
    for (auto const& line : sight_.script.lines)
        if (fits(line, wish) && may_follow(line) && !said_.contains(line.id) &&
            !said_lately_.contains(line.id))
            if (auto text = worded(line, sight_))
                fitting.push_back({.line = &line, .text = std::move(*text)});
    return take_one_of(best_of(std::move(fitting)));
}

bool Chooser::add_anyway(LineWish const& wish) {
    if (add(wish))
        return true;
    std::vector<Chosen> unsaid;
    Chosen oldest;
    auto turns_of_oldest = 0; // not those of the last turn
    for (auto const& line : sight_.script.lines) {
        if (!fits(line, wish))
            continue;
        auto text = worded(line, sight_);
        if (!text)
            continue;
        auto const turns =
            turns_since(sight_, [&](SaidLine const& one) { return one.said.line_id == line.id; });
        if (!turns)
            unsaid.push_back({.line = &line, .text = std::move(*text)});
        else if (*turns > turns_of_oldest) {
            oldest = {.line = &line, .text = std::move(*text)};
            turns_of_oldest = *turns;
        }
    }
    if (unsaid.empty() && oldest.line != nullptr)
        unsaid.push_back(std::move(oldest));
    return take_one_of(unsaid);
}

} // namespace evenkeel::journal
