#include "core/exercise/mood.hpp"

#include "core/base/holds.hpp"

#include <algorithm>
#include <array>
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
constexpr std::string_view kTypographicApostrophe = "\u2019";
constexpr std::array<std::string_view, 8> kNegations{"not",  "no",   "never", "without",
                                                     "isnt", "dont", "wasnt", "arent"};

std::size_t slips_forgiven(std::string_view word) {
    if (word.size() >= kShortestWithTwoSlips)
        return 2;
    return word.size() >= kShortestWithOneSlip ? 1 : 0;
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

} // namespace

std::string plain_words(std::string_view text) {
    std::string words;
    bool gap = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        auto const byte = text[i];
        if (byte == '\'')
            continue; // "can't" is one word
        if (text.substr(i).starts_with(kTypographicApostrophe)) {
            i += kTypographicApostrophe.size() - 1;
            continue;
        }
        auto const code = static_cast<unsigned char>(byte);
        auto const is_upper = byte >= 'A' && byte <= 'Z';
        if (is_upper || (byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9') || code >= 0x80) {
            if (gap && !words.empty())
                words += ' ';
            gap = false;
            words += is_upper ? static_cast<char>(byte - 'A' + 'a') : byte;
        } else {
            gap = true;
        }
    }
    return words;
}

std::size_t slips_between(std::string_view left, std::string_view right) {
    std::vector<std::size_t> before_last(right.size() + 1);
    std::vector<std::size_t> last(right.size() + 1);
    std::vector<std::size_t> row(right.size() + 1);
    for (std::size_t j = 0; j <= right.size(); ++j)
        last[j] = j;
    for (std::size_t i = 1; i <= left.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= right.size(); ++j) {
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (left[i - 1] != right[j - 1])});
            if (i > 1 && j > 1 && left[i - 1] == right[j - 2] && left[i - 2] == right[j - 1])
                row[j] = std::min(row[j], before_last[j - 2] + 1);
        }
        std::swap(before_last, last);
        std::swap(last, row);
    }
    return last[right.size()];
}

Moods::Moods(std::vector<Mood> moods) : moods_{std::move(moods)} {
    for (std::size_t i = 0; i < moods_.size(); ++i) {
        std::set<std::string> words{plain_words(moods_[i].key), plain_words(moods_[i].title)};
        for (auto const& synonym : moods_[i].synonyms)
            words.insert(plain_words(synonym));
        for (auto const& term : words)
            terms_.push_back({term, i});
    }
    std::ranges::stable_sort(terms_, {}, &Term::words);
}

Moods::Term const* Moods::exactly(std::string_view words) const {
    auto const found = std::ranges::lower_bound(terms_, words, {}, &Term::words);
    return found != terms_.end() && found->words == words ? &*found : nullptr;
}

Moods::Term const* Moods::beginning_with(std::string_view words) const {
    if (words.size() < kShortestBeginning)
        return nullptr;
    auto const found = std::ranges::lower_bound(terms_, words, {}, &Term::words);
    return found != terms_.end() && found->words.starts_with(words) ? &*found : nullptr;
}

Moods::Term const* Moods::with_slips(std::string_view words) const {
    Term const* nearest = nullptr;
    auto fewest = slips_forgiven(words) + 1;
    for (auto const& term : terms_) {
        if (slips_forgiven(term.words) == 0)
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
    return {term != nullptr || word.size() <= kShortestWithOneSlip ? term : with_slips(word), 1};
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
        else if (holds(kNegations, words[i]))
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
    return mentioned.empty() ? with_slips(words) : mentioned.front();
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
    if (text.size() > kLongestMood)
        return refuse(Fault::invalid_input, field, "A mood can have up to 300 characters.");
    if (auto const number = number_in(text)) {
        if (!(*number >= 0 && *number <= 360))
            return refuse(Fault::invalid_input, field, "A place on the ring goes from 0 to 360.");
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
        fmt::format("We do not know this mood yet. Did you mean {}? A place on the ring will do too.",
                    near(words)));
}

} // namespace evenkeel::exercise
