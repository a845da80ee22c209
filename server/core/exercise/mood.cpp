#include "core/exercise/mood.hpp"

#include "core/base/holds.hpp"
#include "core/base/text.hpp"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <optional>
#include <set>
#include <span>

namespace evenkeel::exercise {
namespace {

constexpr std::size_t kMostWordsOfATerm = 8;
constexpr std::size_t kShortestBeginning = 3;
constexpr std::size_t kShortestWithOneSlip = 4;
constexpr std::size_t kShortestWithTwoSlips = 8;
constexpr std::size_t kNearMoods = 3;
constexpr std::size_t kNegationReach = 3; // words: "not at all calm"

std::size_t slips_forgiven(std::string_view word) {
    auto const letters = characters_in(word);
    if (letters >= kShortestWithTwoSlips)
        return 2;
    return letters >= kShortestWithOneSlip ? 1 : 0;
}

std::vector<std::string> split(std::string_view words) {
    std::vector<std::string> list;
    while (!words.empty()) {
        auto const space = std::min(words.find(' '), words.size());
        list.emplace_back(words.substr(0, space));
        words.remove_prefix(std::min(space + 1, words.size()));
    }
    return list;
}

std::string joined(std::span<std::string const> words) {
    std::string text;
    for (auto const& word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

std::optional<double> number_in(std::string_view text) {
    double value = 0;
    auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

/// "ventral vagal" and "ventral_vagal" are one word here.
std::optional<state::StateName> state_in(std::string words) {
    std::ranges::replace(words, ' ', '_');
    return state::state_named(words);
}

bool negates(MoodWords const& rules, std::string_view sentence) {
    return std::ranges::any_of(split(sentence),
                               [&](std::string const& word) { return holds(rules.negations, word); });
}

} // namespace

Moods::Moods(std::vector<Mood> moods, MoodWords words) : moods_{std::move(moods)}, words_{std::move(words)} {
    for (auto* list : {&words_.negations, &words_.negating_beginnings})
        for (auto& word : *list)
            word = plain_words(word);
    for (std::size_t i = 0; i < moods_.size(); ++i) {
        std::set<std::string> names{plain_words(moods_[i].key), plain_words(moods_[i].title)};
        for (auto const& synonym : moods_[i].synonyms)
            names.insert(plain_words(synonym));
        for (auto const& name : names)
            terms_.push_back({name, i});
    }
    std::ranges::stable_sort(terms_, {}, &Term::words);
}

Moods::Term const* Moods::exactly(std::string_view words) const {
    auto const found = std::ranges::lower_bound(terms_, words, {}, &Term::words);
    return found != terms_.end() && found->words == words ? &*found : nullptr;
}

Moods::Term const* Moods::beginning_with(std::string_view words) const {
    if (characters_in(words) < kShortestBeginning)
        return nullptr;
    auto const found = std::ranges::lower_bound(terms_, words, {}, &Term::words);
    return found != terms_.end() && found->words.starts_with(words) ? &*found : nullptr;
}

bool Moods::are_opposites(std::string_view left, std::string_view right) const {
    auto const& longer = left.size() > right.size() ? left : right;
    auto const& shorter = left.size() > right.size() ? right : left;
    return longer.ends_with(shorter) &&
           holds(words_.negating_beginnings, longer.substr(0, longer.size() - shorter.size()));
}

Moods::Term const* Moods::with_slips(std::string_view words) const {
    Term const* nearest = nullptr;
    auto fewest = slips_forgiven(words) + 1;
    for (auto const& term : terms_) {
        if (slips_forgiven(term.words) == 0 || are_opposites(words, term.words))
            continue;
        auto const slips = slips_between(words, term.words);
        if (slips < fewest) {
            fewest = slips;
            nearest = &term;
        }
    }
    return nearest;
}

Moods::Found Moods::at(std::span<std::string const> words) const {
    for (auto length = std::min(kMostWordsOfATerm, words.size()); length > 1; --length)
        if (auto const* const term = exactly(joined(words.first(length))))
            return {term, length};
    auto const& word = words.front();
    auto const* const term = exactly(word);
    return {term != nullptr || characters_in(word) <= kShortestWithOneSlip ? term : with_slips(word), 1};
}

std::vector<Moods::Term const*> Moods::inside(std::string_view sentence) const {
    auto const words = split(sentence);
    std::vector<Term const*> found;
    std::size_t negated = 0; // so many words from here on
    for (std::size_t i = 0; i < words.size();) {
        auto const [term, length] = at(std::span{words}.subspan(i));
        if (term != nullptr && negated == 0)
            found.push_back(term);
        if (term != nullptr)
            negated = 0;
        else if (holds(words_.negations, words[i]))
            negated = kNegationReach;
        else
            negated -= std::min<std::size_t>(negated, 1);
        i += length;
    }
    return found;
}

Moods::Term const* Moods::somewhere_in(std::string const& words) const {
    if (words.find(' ') == std::string::npos) {
        auto const* const term = beginning_with(words);
        return term != nullptr ? term : with_slips(words);
    }
    auto const mentioned = inside(words);
    auto const hurting = std::ranges::find_if(
        mentioned, [this](Term const* term) { return !state::is_regulated(moods_[term->mood].state); });
    if (hurting != mentioned.end())
        return *hurting;
    if (!mentioned.empty())
        return mentioned.front();
    auto const* const term = with_slips(words);
    // "not calm" is two slips from many a term, none of which is meant
    auto const is_near =
        term != nullptr && (!negates(words_, words) || slips_between(words, term->words) <= 1);
    return is_near ? term : nullptr;
}

MoodPlace Moods::place_of(Term const& term) const {
    auto const& mood = moods_[term.mood];
    return {.angle = mood.angle, .state = mood.state, .key = mood.key};
}

std::string Moods::near(std::string_view words) const {
    std::vector<std::pair<std::size_t, std::size_t>> by_slips;
    for (std::size_t i = 0; i < moods_.size(); ++i)
        by_slips.emplace_back(slips_between(words, plain_words(moods_[i].title)), i);
    std::ranges::sort(by_slips);
    std::string list;
    for (std::size_t i = 0; i < std::min(kNearMoods, by_slips.size()); ++i)
        list += fmt::format("{}\"{}\"", i == 0 ? "" : ", ", moods_[by_slips[i].second].title);
    return list;
}

Result<MoodPlace> Moods::place(std::string_view text, std::string const& field) const {
    if (characters_in(text) > kLongestMood)
        return refuse(Fault::invalid_input, field, "A mood can have up to 300 characters.");
    if (auto const number = number_in(text)) {
        if (!(*number >= 0 && *number <= 360))
            return refuse(Fault::invalid_input, field, "A place on the ring must be between 0 and 360.");
        state::RingAngle const angle{*number};
        return MoodPlace{.angle = angle, .state = state::state_at(angle), .key = {}};
    }
    auto const words = plain_words(text);
    if (words.empty())
        return refuse(Fault::invalid_input, field,
                      "Say how you feel in a word, or choose a place on the ring.");
    if (auto const state = state_in(words))
        return MoodPlace{.angle = state::RingAngle{state::band_start(*state) + state::kBandWidth / 2},
                         .state = *state,
                         .key = {}};
    if (auto const* const term = exactly(words))
        return place_of(*term);
    if (auto const* const term = somewhere_in(words))
        return place_of(*term);
    return refuse(
        Fault::invalid_input, field,
        Sentence{
            "We do not know this mood yet. Did you mean {moods}? You can also choose a place on the ring.",
            {{"moods", near(words)}}});
}

} // namespace evenkeel::exercise
