#include "core/journal/guide/cues.hpp"

#include "core/journal/guide/known_cues.hpp"
#include "core/journal/guide/person.hpp"
#include "core/journal/guide/vocabulary.hpp"

#include <algorithm>

namespace evenkeel::journal {
namespace {

constexpr std::size_t kWordsOfDenial = 3;
constexpr std::size_t kWordsOfOthers = 4;
constexpr std::size_t kEntriesOfPage = 6;

/// Looks back from a place within its clause, nearest word first.
template <class Visit>
void look_back(Message const& message, std::size_t from, std::size_t most, Visit visit) {
    for (std::size_t back = 1; back <= most && back <= from; ++back) {
        auto const& word = message.words[from - back];
        if (word.clause != message.words[from].clause || !visit(word.folded))
            return;
    }
}

bool is_denied(Message const& message, std::size_t place) {
    bool denied = false;
    look_back(message, place, kWordsOfDenial, [&](std::string const& word) {
        denied = denied || denies(word);
        return word != "but" && word != "and" && word != "because";
    });
    return denied;
}

bool is_of_the_writer(std::string_view folded) {
    return folded == "i" || folded == "im" || folded == "ive" || folded == "me" || folded == "my";
}

/// Somebody else stands nearer than the writer does, or the whole is supposed.
bool is_of_others(Message const& message, std::size_t place) {
    bool others = false;
    bool supposed = false;
    bool is_near = true;
    look_back(message, place, kWordsOfOthers, [&](std::string const& word) {
        supposed = supposed || supposes(word);
        is_near = is_near && !is_of_the_writer(word);
        others = others || (is_near && is_another_person(word));
        return true;
    });
    return others || supposed;
}

bool is_excepted(Cue const& cue, Message const& message, WordSpan place) {
    return std::ranges::any_of(cue.except, [&](std::string const& piece) {
        return std::ranges::any_of(places_of(message, piece), [&](WordSpan around) {
            return around.first < place.after() && place.first < around.after();
        });
    });
}

bool is_called(Cue const& cue, Message const& message) {
    return std::ranges::any_of(cue.words,
                               [&](std::string const& piece) {
                                   return message_of(piece).words.empty() && holds(message, piece);
                               }) ||
           !places_of(cue, message).empty();
}

using CueSet = std::set<std::string, std::less<>>;

CueSet called_by(Message const& message, GuideScript const& script) {
    CueSet called;
    for (auto const& cue : script.cues)
        if (is_called(cue, message))
            called.insert(cue.name);
    return called;
}

/// Leaves out what needs another cue, or does not go with one.
void settle(CueSet& cues, GuideScript const& script) {
    auto const before = cues;
    for (auto const& cue : script.cues) {
        auto const lacks = cue.only_with && !before.contains(*cue.only_with);
        auto const clashes =
            std::ranges::any_of(cue.not_with, [&](auto const& other) { return before.contains(other); });
        if (lacks || clashes)
            cues.erase(cue.name);
    }
}

void look_over(Sight& sight) {
    auto const& entries = sight.page.entries;
    auto const from = entries.size() > kEntriesOfPage ? entries.size() - kEntriesOfPage : 0;
    for (auto i = from; i < entries.size(); ++i)
        sight.of_page.merge(called_by(message_of(entries[i]), sight.script));
    add_heavy(sight.of_page);
    settle(sight.of_page, sight.script);
}

} // namespace

bool counts(Cue const& cue, Message const& message, WordSpan place) {
    return !is_denied(message, place.first) && !is_excepted(cue, message, place) &&
           !(cue.is_own && is_of_others(message, place.first));
}

std::vector<WordSpan> places_of(Cue const& cue, Message const& message) {
    std::vector<WordSpan> places;
    for (auto const& piece : cue.words)
        for (auto const place : places_of(message, piece))
            if (counts(cue, message, place))
                places.push_back(place);
    return places;
}

std::vector<Said> last_turn_of(Page const& page) {
    std::vector<Said> turn;
    for (auto const& said : page.said)
        if (said.after_entry == page.said.back().after_entry)
            turn.push_back(said);
    return turn;
}

GuideLine const* line_named(GuideScript const& script, std::string_view id) {
    auto const line = std::ranges::find(script.lines, id, &GuideLine::id);
    return line == script.lines.end() ? nullptr : &*line;
}

bool asks_something(std::string_view text) {
    return text.contains('?');
}

std::string phase_asked_before(Sight const& sight, std::size_t entry) {
    for (auto const& [said, line] : sight.said)
        if (said.after_entry == entry && line != nullptr && line->phase && asks_something(line->text))
            return *line->phase;
    return {};
}

Sight look_at(GuideScript const& script, Page const& page) {
    Sight sight{.script = script,
                .page = page,
                .message = message_of(page.entries.empty() ? std::string{} : page.entries.back())};
    for (auto const& said : page.said)
        sight.said.push_back({.said = said, .line = line_named(script, said.line_id)});
    if (!page.entries.empty()) {
        sight.is_understood = is_understood(sight.message, script);
        sight.answers = phase_asked_before(sight, page.entries.size() - 1);
    }
    sight.cues = called_by(sight.message, script);
    add_heavy(sight.cues);
    sight.person = person_in(sight);
    add_known_cues(sight);
    settle(sight.cues, script);
    look_over(sight);
    return sight;
}

} // namespace evenkeel::journal
