#include "core/journal/guide/person.hpp"

#include "core/journal/guide/vocabulary.hpp"

#include <algorithm>
#include <map>

namespace evenkeel::journal {
namespace {

constexpr std::size_t kLongestName = 20;

bool is_small_letter(char c) {
    return c >= 'a' && c <= 'z';
}

/// "Tom", and not "TOM", "Tom2" or "Tom's".
bool looks_like_name(Message const& message, MessageWord const& word) {
    auto const written = message.written(word);
    return written.size() > 1 && written.size() <= kLongestName && written[0] >= 'A' && written[0] <= 'Z' &&
           std::all_of(written.begin() + 1, written.end(), is_small_letter) &&
           !is_function_word(word.folded) && !is_relation(word.folded) && !is_form_of_address(word.folded);
}

bool is_a_person(Message const& message, std::size_t place) {
    auto const& words = message.words;
    auto const same_clause = [&](std::size_t other) { return words[other].clause == words[place].clause; };
    auto const is_object = place > 0 && same_clause(place - 1) && is_done_to_people(words[place - 1].folded);
    if (place + 1 >= words.size() || !same_clause(place + 1))
        return is_object;
    auto const& next = words[place + 1].folded;
    auto const is_beside = place + 2 < words.size() && next == "and" && same_clause(place + 2) &&
                           (words[place + 2].folded == "i" || words[place + 2].folded == "me");
    return is_object || is_beside || is_said_of_people(next);
}

bool is_plain(Message const& message, MessageWord const& word) {
    return message.written(word).size() == word.folded.size(); // without the apostrophe of a possessive
}

/// How a relation may be described and still be meant: "my older sister".
bool describes(std::string_view folded) {
    return folded == "best" || folded == "older" || folded == "younger" || folded == "little" ||
           folded == "big" || folded == "new" || folded == "old" || folded == "ex" || folded == "own";
}

/// "my sister", "my older sister": the words after "my".
std::optional<std::string> relation_at(Message const& message, std::size_t place) {
    auto const& words = message.words;
    if (words[place].folded != "my")
        return std::nullopt;
    auto at = place + 1;
    while (at < words.size() && words[at].clause == words[place].clause && describes(words[at].folded) &&
           at < place + 3)
        ++at;
    auto const is_there = at < words.size() && words[at].clause == words[place].clause &&
                          is_relation(words[at].folded) && is_plain(message, words[at]);
    if (is_there)
        return "your " + message.text.substr(words[place + 1].begin, words[at].end - words[place + 1].begin);
    auto const is_ex = at == place + 2 && words[at - 1].folded == "ex";
    return is_ex ? std::optional<std::string>{"your ex"} : std::nullopt;
}

std::optional<std::string> person_at(Message const& message, std::size_t place) {
    if (auto relation = relation_at(message, place))
        return relation;
    auto const& word = message.words[place];
    auto const is_my = place > 0 && message.words[place - 1].folded == "my";
    if (is_form_of_address(word.folded) && !is_my && is_plain(message, word))
        return "your " + word.folded;
    if (looks_like_name(message, word) && is_a_person(message, place))
        return std::string{message.written(word)};
    return std::nullopt;
}

} // namespace

std::optional<std::string> person_in(Sight const& sight) {
    if (sight.is("grief") || sight.is("wrong_person"))
        return std::nullopt;
    std::map<std::string, int> named;
    std::optional<std::string> most;
    for (std::size_t place = 0; place < sight.message.words.size(); ++place)
        if (auto const person = person_at(sight.message, place); person) {
            auto const times = ++named[*person];
            if (!most || times > named[*most])
                most = person;
        }
    return most;
}

} // namespace evenkeel::journal
