#include "core/journal/guide/turn.hpp"

#include "core/journal/guide/choose.hpp"
#include "core/journal/guide/compose.hpp"

#include <algorithm>
#include <iterator>
#include <sstream>

namespace evenkeel::journal {
namespace {

constexpr std::size_t kMostWordsOfBubble = 60;

std::size_t words_in(std::string const& text) {
    std::istringstream words{text};
    return static_cast<std::size_t>(
        std::distance(std::istream_iterator<std::string>{words}, std::istream_iterator<std::string>{}));
}

/// A new message begins where the guide stops saying back and asks, invites or offers; or where one grows
/// long.
bool begins_a_bubble(std::vector<Bubble> const& bubbles, Chosen const& next) {
    auto const& kind = next.line->kind;
    return bubbles.empty() || (bubbles.size() == 1 &&
                               (kind == "question" || kind == "invitation" || kind == "offer" ||
                                words_in(bubbles.back().text) + words_in(next.text) > kMostWordsOfBubble));
}

std::vector<Bubble> bubbles_of(std::vector<Chosen> const& chosen) {
    std::vector<Bubble> bubbles;
    for (auto const& one : chosen) {
        if (begins_a_bubble(bubbles, one))
            bubbles.push_back({.text = one.text, .line_ids = {}, .exercise = std::nullopt});
        else
            bubbles.back().text += ' ' + one.text;
        bubbles.back().line_ids.push_back(one.line->id);
        if (one.line->exercise)
            bubbles.back().exercise = one.line->exercise;
    }
    return bubbles;
}

std::uint64_t seed_of(Page const& page) {
    constexpr std::uint64_t kOdd = 0x9e3779b97f4a7c15U; // 2^64 over the golden ratio
    return page.seed ^ (kOdd * (page.entries.size() + 1)) ^ (page.said.size() << 32U);
}

} // namespace

Turn speak(GuideScript const& script, Page const& page) {
    auto const sight = look_at(script, page);
    Dice dice{seed_of(page)};
    auto const composed = compose(sight, dice);
    Turn turn{.bubbles = bubbles_of(composed.chosen), .progress = composed.progress, .said = {}};
    for (auto const& one : composed.chosen)
        turn.said.push_back(
            {.line_id = one.line->id, .kind = one.line->kind, .after_entry = page.entries.size()});
    return turn;
}

} // namespace evenkeel::journal
