#include "core/safety/detector/subject.hpp"

#include <algorithm>

namespace evenkeel::safety::detector {

namespace {

constexpr std::size_t kMostHelpingWords = 8;
constexpr std::size_t kFarthestSpeech = 5;
constexpr std::size_t kFarthestPronoun = 6;

} // namespace

bool Subject::is_somebody_else(Hit const& hit) const {
    return stands_beside(hit) || is_nearest_pronoun(hit) || is_of_the_clause(hit) || is_told_of(hit) ||
           is_said_before(hit) || is_said_behind(hit);
}

bool Subject::speaks_of_oneself(Hit const& hit) const {
    return sentences_.holds(self_, hit, 4);
}

/// Spanish "he pensado" is "I have thought", and no man.
bool Subject::is_another(std::size_t token) const {
    auto const& tokens = sentences_.text().tokens;
    if (!sentences_.is(others_, token))
        return false;
    bool const is_spanish =
        tokens[token].word == "he" && token + 1 < tokens.size() &&
        (tokens[token + 1].word.ends_with("ado") || tokens[token + 1].word.ends_with("ido") ||
         tokens[token + 1].word.ends_with("cho") || tokens[token + 1].word.ends_with("crito"));
    return !is_spanish;
}

bool Subject::only_helps(std::size_t token) const {
    return sentences_.is(helping_, token) && !is_another(token);
}

/// "my brother is suicidal", "he really might kill": the subject stands before what only helps a verb.
bool Subject::stands_beside(Hit const& hit) const {
    if (sentences_.is(self_, hit.first))
        return false;
    auto at = sentences_.before(hit.first);
    for (std::size_t steps = 0; at && steps < kMostHelpingWords && only_helps(*at); ++steps)
        at = sentences_.before(*at);
    if (!at)
        return false;
    if (is_another(*at))
        return true;
    if (!sentences_.text().ids[*at].empty()) // A name: "my friend Tom is".
        return false;
    auto const friend_of = sentences_.before(*at);
    return friend_of && sentences_.is(others_, *friend_of);
}

/// "he told his wife yesterday that he wants to end it": the clause speaks of nobody else in between.
bool Subject::is_nearest_pronoun(Hit const& hit) const {
    for (auto i = hit.first; i < hit.end; ++i)
        if (sentences_.is(self_, i))
            return false;
    auto at = sentences_.before(hit.first);
    for (std::size_t steps = 0; at && steps < kFarthestPronoun; ++steps) {
        if (sentences_.is(self_, *at))
            return false;
        if (sentences_.is(pronouns_, *at))
            return is_another(*at);
        at = sentences_.before(*at);
    }
    return false;
}

/// "My sister was in hospital for suicidal thoughts." Of thoughts, which stand far from whose they are.
bool Subject::is_of_the_clause(Hit const& hit) const {
    if (sign_of(hit) != Sign::thoughts)
        return false;
    bool is_theirs = false;
    auto at = std::optional{hit.first};
    for (std::size_t steps = 0; at && steps <= kFarthestPronoun; ++steps) {
        bool const is_mine = sentences_.is(self_, *at) && (!is_theirs || sentences_.is(outright_, *at));
        if (is_mine || sentences_.is(joining_, *at))
            return is_theirs && !is_mine;
        is_theirs = is_theirs || is_another(*at);
        at = sentences_.before(*at);
    }
    return is_theirs;
}

/// "He had a plan. Took pills, wanted to die." No word of the sentence is the member's.
bool Subject::is_told_of(Hit const& hit) const {
    if (!topics_.somebody_else && !sentences_.was_about(hit, Sign::third_party))
        return false;
    auto const& tokens = sentences_.text().tokens;
    auto const sentence = sentences_.of(hit.first);
    for (std::size_t i = 0; i < tokens.size(); ++i)
        if (sentences_.of(i) == sentence && sentences_.is(self_, i))
            return false;
    for (std::size_t i = 0; i < tokens.size(); ++i)
        if (sentences_.of(i) == sentence && sentences_.is(others_, i))
            return true;
    return false;
}

/// "she texted: I want to die". Only what is set apart as speech is theirs: "she said I want to die" may be
/// about the member.
bool Subject::is_said_before(Hit const& hit) const {
    auto const& tokens = sentences_.text().tokens;
    for (std::size_t back = 1; back <= kFarthestSpeech && back <= hit.first; ++back) {
        auto const at = hit.first - back;
        if (sentences_.of(at) != sentences_.of(hit.first))
            return false;
        if (!sentences_.is(speech_, at))
            continue;
        bool is_apart = tokens[hit.first].is_quoted;
        for (auto i = at + 1; i <= hit.first; ++i)
            is_apart = is_apart || tokens[i].before != Break::none;
        return is_apart && speaker_is_another(at);
    }
    return false;
}

/// "I don't want to be here any more," he kept saying.
bool Subject::is_said_behind(Hit const& hit) const {
    auto const& tokens = sentences_.text().tokens;
    if (!tokens[hit.first].is_quoted)
        return false;
    auto end = hit.end;
    while (end < tokens.size() && tokens[end].is_quoted)
        ++end;
    auto const last = std::min(tokens.size(), end + 4);
    for (auto i = end; i < last; ++i)
        if (sentences_.is(speech_, i))
            return speaker_is_another(i);
    return false;
}

bool Subject::speaker_is_another(std::size_t verb) const {
    auto at = sentences_.before(verb);
    for (std::size_t steps = 0; at && steps < 3 && only_helps(*at); ++steps)
        at = sentences_.before(*at);
    return at && is_another(*at);
}

} // namespace evenkeel::safety::detector
