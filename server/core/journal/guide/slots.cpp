#include "core/journal/guide/slots.hpp"

#include "core/journal/guide/quote.hpp"
#include "core/journal/guide/vocabulary.hpp"

#include <algorithm>
#include <array>

namespace evenkeel::journal {
namespace {

constexpr int kDaysOfWeek = 7;
constexpr int kDaysOfMonth = 30;
constexpr int kDaysOfYear = 365;
constexpr int kMostWeeks = 8;
constexpr std::chrono::minutes kExerciseJustNow{10};

using Words = std::optional<std::string>;

std::size_t last_of(Page const& page) {
    return page.entries.size() - 1;
}

bool may_quote(Page const& page, std::size_t entry) {
    return std::ranges::find(page.never_quoted, entry) == page.never_quoted.end();
}

/// Of an entry before the last. What a risk was read in is in `never_quoted`.
Words quote_of_entry(Page const& page, std::size_t entry) {
    if (!may_quote(page, entry))
        return std::nullopt;
    return quote_from(message_of(page.entries[entry]),
                      {.not_to_quote = {}, .called_by = {}, .is_answer = false});
}

Words their_words(GuideLine const& line, Sight const& sight) {
    if (sight.page.entries.empty() || !may_quote(sight.page, last_of(sight.page)) ||
        sight.is("not_understood"))
        return std::nullopt;
    std::vector<WordSpan> called;
    auto const cue = std::ranges::find(sight.script.cues, line.when.value_or(""), &Cue::name);
    if (cue != sight.script.cues.end())
        called = places_of(*cue, sight.message);
    return quote_from(sight.message, {.not_to_quote = sight.page.not_to_quote,
                                      .called_by = called,
                                      .is_answer = line.when == "short_answer"});
}

/// A summary begins with the beginning; otherwise the nearest that differs from what is said now.
Words earlier_words(GuideLine const& line, Sight const& sight) {
    auto const& page = sight.page;
    if (page.entries.size() < 2)
        return page.entries.empty() ? page.circumstances.earlier_words_from_last_thread : std::nullopt;
    if (line.when == kSummary)
        return quote_of_entry(page, 0);
    auto const oldest = page.entries.size() - std::min(page.entries.size(), kEntriesLookedBack);
    auto const now = their_words(line, sight);
    for (auto entry = last_of(page); entry-- > oldest;)
        if (auto words = quote_of_entry(page, entry); words && words != now)
            return words;
    return std::nullopt;
}

/// Whether an answer names anything: not "nobody", "I don't know".
bool names_something(Message const& message, GuideScript const& script) {
    auto const cue = std::ranges::find(script.cues, "does_not_know", &Cue::name);
    auto const does_not_know = cue != script.cues.end() && !places_of(*cue, message).empty();
    return !does_not_know &&
           std::ranges::none_of(message.words, [](MessageWord const& word) { return denies(word.folded); });
}

/// Of the latest answer to a question of this phase.
Words answer_to(std::string_view phase, Sight const& sight) {
    auto const& page = sight.page;
    auto const oldest = page.entries.size() - std::min(page.entries.size(), kEntriesLookedBack);
    for (auto entry = page.entries.size(); entry-- > oldest;) {
        if (phase_asked_before(sight, entry) != phase || !may_quote(page, entry))
            continue;
        auto const message = message_of(page.entries[entry]);
        auto const not_to_quote =
            entry == last_of(page) ? std::span<Stretch const>{page.not_to_quote} : std::span<Stretch const>{};
        if (is_understood(message, sight.script) && names_something(message, sight.script))
            if (auto words =
                    quote_from(message, {.not_to_quote = not_to_quote, .called_by = {}, .is_answer = true}))
                return words;
    }
    return std::nullopt;
}

/// A feeling of the writer's own counts as a cue of words would: not denied, not supposed, not of others.
Words feeling_in(Message const& message, std::span<Stretch const> not_to_quote) {
    Cue const own{.name = {}, .words = {}, .only_with = std::nullopt, .is_own = true};
    for (std::size_t place = 0; place < message.words.size(); ++place) {
        auto const count = feeling_at(message, place);
        if (count == 0 || !counts(own, message, {.first = place, .count = count}))
            continue;
        auto const begin = message.words[place].begin;
        auto const end = message.words[place + count - 1].end;
        if (std::ranges::none_of(
                not_to_quote, [&](Stretch stretch) { return begin < stretch.second && stretch.first < end; }))
            return message.text.substr(begin, end - begin);
    }
    return std::nullopt;
}

Words feeling_word(GuideLine const& line, Sight const& sight) {
    auto const& page = sight.page;
    if (line.when == kSummary) // what was there at the start
        return page.entries.size() < 2 || !may_quote(page, 0) ? std::nullopt
                                                              : feeling_in(message_of(page.entries[0]), {});
    if (!page.entries.empty() && may_quote(page, last_of(page)))
        if (auto word = feeling_in(sight.message, page.not_to_quote))
            return word;
    return page.entries.size() <= 1 ? page.circumstances.feeling_word : std::nullopt;
}

Words body_place(Sight const& sight) {
    constexpr std::array<std::string_view, 11> kPlaces{
        "chest", "stomach", "belly", "throat", "shoulders", "neck", "jaw", "head", "hands", "legs", "gut"};
    auto const& entries = sight.page.entries;
    auto const oldest = entries.size() - std::min(entries.size(), kEntriesLookedBack);
    for (auto entry = entries.empty() ? 0 : entries.size() - 1; entry-- > oldest;) {
        auto const message = message_of(entries[entry]);
        for (auto const place : kPlaces)
            if (holds(message, "my " + std::string{place}))
                return "your " + std::string{place};
    }
    return sight.page.circumstances.body_place;
}

Words exercise(Sight const& sight) {
    auto const& circumstances = sight.page.circumstances;
    if (circumstances.opened_exercise)
        return circumstances.opened_exercise;
    auto const& last = circumstances.last_exercise;
    return last && last->ago <= kExerciseJustNow ? std::optional{last->title} : std::nullopt;
}

Words aspect(Sight const& sight) {
    auto const found = sight.script.aspects.find(sight.page.life_aspect);
    return found == sight.script.aspects.end() ? std::nullopt : std::optional{found->second};
}

Words days_away(Sight const& sight) {
    auto const days = sight.page.circumstances.days_since_last_thread;
    return days ? std::optional{days_in_words(*days)} : std::nullopt;
}

struct Slot {
    std::string_view name;
    Words (*filled)(GuideLine const&, Sight const&);
};

constexpr std::array kSlots{
    Slot{"their_words", their_words},
    Slot{"earlier_words", earlier_words},
    Slot{"resource_words", [](GuideLine const&, Sight const& sight) { return answer_to("resource", sight); }},
    Slot{"step_words", [](GuideLine const&, Sight const& sight) { return answer_to("step", sight); }},
    Slot{"feeling_word", feeling_word},
    Slot{"person", [](GuideLine const&, Sight const& sight) { return sight.person; }},
    Slot{"aspect", [](GuideLine const&, Sight const& sight) { return aspect(sight); }},
    Slot{"body_place", [](GuideLine const&, Sight const& sight) { return body_place(sight); }},
    Slot{"state", [](GuideLine const&, Sight const& sight) { return sight.page.circumstances.state_title; }},
    Slot{"exercise", [](GuideLine const&, Sight const& sight) { return exercise(sight); }},
    Slot{"days_away", [](GuideLine const&, Sight const& sight) { return days_away(sight); }},
};

Words filled(std::string_view name, GuideLine const& line, Sight const& sight) {
    auto const slot = std::ranges::find(kSlots, name, &Slot::name);
    auto words = slot == kSlots.end() ? std::nullopt : slot->filled(line, sight);
    return words && !words->empty() && !words->contains('{') ? words : std::nullopt;
}

std::string spelled(int number) {
    constexpr std::array<std::string_view, 24> kNumbers{
        "no",      "one",       "two",      "three",    "four",   "five",       "six",        "seven",
        "eight",   "nine",      "ten",      "eleven",   "twelve", "thirteen",   "fourteen",   "fifteen",
        "sixteen", "seventeen", "eighteen", "nineteen", "twenty", "twenty-one", "twenty-two", "twenty-three"};
    return std::string{kNumbers.at(static_cast<std::size_t>(number))};
}

} // namespace

std::string days_in_words(int days) {
    auto const counted = [](int number, std::string_view unit) {
        return spelled(number) + ' ' + std::string{unit} + (number == 1 ? "" : "s");
    };
    if (days < 2 * kDaysOfWeek)
        return counted(std::max(days, 0), "day");
    if (days <= kMostWeeks * kDaysOfWeek)
        return counted(days / kDaysOfWeek, "week");
    if (days < kDaysOfYear)
        return counted((days + kDaysOfMonth / 2) / kDaysOfMonth, "month");
    return "over a year";
}

std::optional<std::string> worded(GuideLine const& line, Sight const& sight) {
    auto text = line.text;
    for (auto const& name : line.needs_slots) {
        auto const words = filled(name, line, sight);
        if (!words)
            return std::nullopt;
        auto const slot = '{' + name + '}';
        for (auto at = text.find(slot); at != std::string::npos; at = text.find(slot, at + words->size())) {
            text.replace(at, slot.size(), *words);
            if (at == 0 && text[0] >= 'a' && text[0] <= 'z')
                text[0] = static_cast<char>(text[0] - 'a' + 'A');
        }
    }
    return text;
}

} // namespace evenkeel::journal
