#include "core/journal/guide/turn.hpp"
#include "outbound/content/guide/shipped_content.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>

namespace evenkeel::outbound {
namespace {

using evenkeel::outbound::testing::shipped_content;
using journal::GuideLine;
using journal::Page;
using std::chrono::minutes;

/// Sets what the engine has to know for a cue to hold.
void arrange(Page& page, std::string const& cue) {
    auto& now = page.circumstances;
    now.state_title = "Overwhelm";
    std::map<std::string, std::function<void()>> const ways{
        {"after_check_in", [&] { now.since_check_in = minutes{1}; }},
        {"after_reading", [&] { now.since_reading = minutes{1}; }},
        {"after_exercise",
         [&] {
             now.last_exercise = journal::LastExercise{.title = "Wide gaze", .rating = 1, .ago = minutes{1}};
         }},
        {"exercise_did_nothing",
         [&] {
             now.last_exercise = journal::LastExercise{.title = "Wide gaze", .rating = 0, .ago = minutes{1}};
         }},
        {"exercise_made_it_worse",
         [&] {
             now.last_exercise = journal::LastExercise{.title = "Wide gaze", .rating = -2, .ago = minutes{1}};
         }},
        {"morning", [&] { now.minute_of_day = 6 * 60; }},
        {"evening", [&] { now.minute_of_day = 20 * 60; }},
        {"night", [&] { now.minute_of_day = 60; }},
        {"first_thread", [&] { now.is_first_thread = true; }},
        {"returned_after_days", [&] { now.days_since_last_thread = 5; }},
        {"returned_after_weeks", [&] { now.days_since_last_thread = 30; }},
        {"returned_after_hard_thread", [&] { now.was_last_thread_hard = true; }},
        {"silence", [&] { now.silent_for = minutes{12}; }},
        {"session_30_minutes", [&] { now.writing_for = minutes{31}; }},
        {"misread", [&] { page.remark = journal::Remark::not_meant; }},
        {"tone_wrong", [&] { page.remark = journal::Remark::wrong_tone; }},
        {"guide_repeated", [&] { page.remark = journal::Remark::said_before; }},
        {"offer_accepted", [&] { now.opened_exercise = "Wide gaze"; }},
        {"offer_declined", [&] { now.is_offer_closed = true; }},
    };
    if (auto const way = ways.find(cue); way != ways.end())
        way->second();
}

/// Entries that call a cue, and that have something for every slot.
std::vector<std::string> entries_for(std::string const& cue) {
    std::vector<std::string> entries{
        "My sister and I walked along the river and I was restless the whole time.",
        "the bench by the canal",
        "Ana said we could ring the landlord",
        "no",
        "fine",
        "Je ne sais pas quoi écrire ici ce soir",
        "My landlord wrote, the landlord again, with the deposit",
        "The whole evening was awful and so was the night"};
    std::string long_entry;
    for (int i = 0; i < 12; ++i)
        long_entry += "We sat in the kitchen with my sister and ate. ";
    entries.push_back(long_entry);
    auto const found = std::ranges::find(shipped_content().guide_script.cues, cue, &journal::Cue::name);
    if (found != shipped_content().guide_script.cues.end())
        for (auto const& piece : found->words)
            for (auto const* pattern :
                 {"{}", "{} today?", "{} ring my sister about the house",
                  "In the kitchen with my sister I was {} and so on.",
                  "My sister and I sat there, {}, for the whole long evening by the window"})
                entries.push_back(fmt::format(fmt::runtime(pattern), piece));
    return entries;
}

Page page_for(GuideLine const& line, std::string const& entry, std::uint64_t seed) {
    Page page;
    page.state = line.states.empty() ? state::kStates[seed % state::kStates.size()]
                                     : line.states[seed % line.states.size()];
    page.life_aspect = line.aspects.empty() ? "money_finance" : line.aspects.front();
    page.seed = seed;
    page.circumstances.minute_of_day = 12 * 60;
    page.circumstances.body_place = "your chest";
    page.circumstances.earlier_words_from_last_thread = "the new job";
    page.progress = {.phase = line.phase.value_or("explore"), .turns = static_cast<int>(seed / 2 % 2)};
    arrange(page, line.when.value_or(""));
    if (line.phase == "opening")
        return page;
    auto const before = line.when == "going_in_circles" || seed % 3 == 0
                            ? std::vector<std::string>{entry, entry}
                            : std::vector<std::string>{"I was restless and the landlord wrote again",
                                                       "the deposit for the landlord is my worry"};
    page.entries = before;
    page.entries.push_back(entry);
    for (auto const& slot : line.needs_slots) // entries that answer a question
        if (slot == "resource_words" || slot == "step_words")
            page.said.push_back({.line_id = slot == "step_words" ? "step-any-01" : "resource-any-01",
                                 .kind = "question",
                                 .after_entry = page.said.empty() ? 2U : 1U});
    if (line.when == "step_named" || line.when == "step_done" || line.when == "step_not_done")
        page.said.push_back({.line_id = "step-any-01", .kind = "question", .after_entry = 2});
    std::ranges::sort(page.said, {}, &journal::Said::after_entry);
    return page;
}

bool is_said(GuideLine const& line, std::vector<std::string> const& others) {
    for (auto const& entry : entries_for(line.when.value_or("")))
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            auto page = page_for(line, entry, seed);
            page.said_lately = others;
            auto const turn = journal::speak(shipped_content().guide_script, page);
            if (std::ranges::find(turn.said, line.id, &journal::Said::line_id) != turn.said.end())
                return true;
        }
    return false;
}

TEST(GuideLines, CanAllBeSaid) {
    std::vector<std::string> unsaid;
    for (auto const& line : shipped_content().guide_script.lines) {
        std::vector<std::string> others;
        for (auto const& other : shipped_content().guide_script.lines)
            if (other.id != line.id && (other.kind == line.kind || other.kind == "repair"))
                others.push_back(other.id);
        if (!is_said(line, others))
            unsaid.push_back(line.id);
    }
    EXPECT_TRUE(unsaid.empty()) << fmt::format("{} cannot be said: {}", unsaid.size(),
                                               fmt::join(unsaid, ", "));
}

} // namespace
} // namespace evenkeel::outbound
