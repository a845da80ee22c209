#include "core/journal/guide/quote.hpp"

#include "core/journal/guide/vocabulary.hpp"

#include <algorithm>
#include <array>

namespace evenkeel::journal {
namespace {

constexpr std::size_t kFewestWords = 3;
constexpr std::size_t kWordsOfShortAnswer = 3;
constexpr std::size_t kFewestWordsBesideCut = 3;
constexpr int kWorthOfWriter = 4;
constexpr int kWorthOfWritersOwn = 2;
constexpr int kWorthOfFeeling = 3;
constexpr int kWorthOfSubject = 1;
constexpr int kMostWorthOfSubjects = 4;

bool opens_a_clause(std::string_view folded) {
    constexpr std::array<std::string_view, 7> kOpeners{"but",   "because", "although", "though",
                                                       "which", "unless",  "then"};
    return std::ranges::find(kOpeners, folded) != kOpeners.end();
}

/// "and" opens a clause before a subject: "and I", "and she".
bool is_subject(std::string_view folded) {
    constexpr std::array<std::string_view, 12> kSubjects{"i",    "im", "ive",  "he",  "she",    "we",
                                                         "they", "it", "then", "now", "theres", "its"};
    return std::ranges::find(kSubjects, folded) != kSubjects.end();
}

bool is_cut_before(Message const& message, std::size_t place, std::size_t first) {
    auto const& words = message.words;
    if (words[place].clause != words[first].clause)
        return true;
    if (place < first + kFewestWordsBesideCut)
        return false;
    auto const& word = words[place].folded;
    auto const has_next = place + 1 < words.size() && words[place + 1].clause == words[place].clause;
    auto const needs_subject = word == "so" || word == "and" || word == "while";
    return opens_a_clause(word) || (needs_subject && has_next && is_subject(words[place + 1].folded));
}

/// Runs of words between stops and between the words that open a clause.
std::vector<WordSpan> clauses_of(Message const& message) {
    std::vector<WordSpan> clauses;
    for (std::size_t first = 0; first < message.words.size();) {
        auto after = first + 1;
        while (after < message.words.size() && !is_cut_before(message, after, first))
            ++after;
        clauses.push_back({.first = first, .count = after - first});
        first = after;
    }
    return clauses;
}

std::string_view text_of(Message const& message, WordSpan span) {
    auto const begin = message.words[span.first].begin;
    return std::string_view{message.text}.substr(begin, message.words[span.after() - 1].end - begin);
}

/// Without the words that only tie it to the clause before.
WordSpan without_ties(Message const& message, WordSpan span) {
    auto const ties = [&](MessageWord const& word) {
        return begins_badly(word.folded) || (span.count > kFewestWords && word.folded == "and");
    };
    while (span.count > 1 && ties(message.words[span.first])) {
        ++span.first;
        --span.count;
    }
    return span;
}

/// The stop that follows is a question mark.
bool is_question(Message const& message, WordSpan span) {
    auto const stop = message.text.find_first_of("?.!\n", message.words[span.after() - 1].end);
    return stop != std::string::npos && message.text[stop] == '?';
}

bool touches(Message const& message, WordSpan span, Stretch stretch) {
    return message.words[span.first].begin < stretch.second &&
           stretch.first < message.words[span.after() - 1].end;
}

bool is_sayable_word(MessageWord const& word) {
    constexpr std::array<std::string_view, 6> kToTheGuide{"you",   "your",  "youre",
                                                          "yours", "youve", "yourself"};
    return !is_insult(word.folded) && !is_medicine(word.folded) &&
           std::ranges::find(kToTheGuide, word.folded) == kToTheGuide.end();
}

bool has_only_plain_signs(std::string_view text) {
    return std::ranges::all_of(text,
                               [](char c) {
                                   return static_cast<unsigned char>(c) >= ' ' && c != '{' && c != '}' &&
                                          c != '"' && c != '?' && c != '<' && c != '>' && c != '\x7f';
                               }) &&
           !text.contains("“") && !text.contains("”") && !text.contains("„") && !text.contains("…") &&
           !text.contains("؟") && !text.contains("？");
}

bool is_sayable(Message const& message, WordSpan span, QuoteWish const& wish) {
    auto const words = std::span{message.words}.subspan(span.first, span.count);
    return span.count <= kMostWordsQuoted && std::ranges::all_of(words, is_sayable_word) &&
           has_only_plain_signs(text_of(message, span)) && !is_question(message, span) &&
           std::ranges::none_of(wish.not_to_quote,
                                [&](Stretch stretch) { return touches(message, span, stretch); });
}

bool is_long_enough(Message const& message, WordSpan span, QuoteWish const& wish) {
    if (message.words.size() <= kWordsOfShortAnswer)
        return wish.is_answer && span.count == message.words.size();
    auto const fewest = wish.is_answer ? kFewestWords - 1 : kFewestWords;
    return span.count >= fewest &&
           (span.count < kFewestWords || !ends_badly(message.words[span.after() - 1].folded));
}

bool is_called(WordSpan span, QuoteWish const& wish) {
    return wish.called_by.empty() || std::ranges::any_of(wish.called_by, [&](WordSpan place) {
               return span.first <= place.first && place.after() <= span.after();
           });
}

int worth_of(Message const& message, WordSpan span) {
    int worth = 0;
    int subjects = 0;
    for (auto place = span.first; place < span.after(); ++place) {
        auto const& word = message.words[place].folded;
        if (word == "i" || word == "im" || word == "ive")
            worth = kWorthOfWriter;
        else if (word == "my" || word == "me")
            worth = std::max(worth, kWorthOfWritersOwn);
        if (!is_function_word(word))
            subjects += kWorthOfSubject + (feeling_at(message, place) > 0 ? kWorthOfFeeling : 0);
    }
    return subjects == 0 ? 0 : worth + std::min(subjects, kMostWorthOfSubjects);
}

} // namespace

std::optional<std::string> quote_from(Message const& message, QuoteWish const& wish) {
    std::optional<WordSpan> best;
    int most = 0;
    for (auto const clause : clauses_of(message)) {
        auto const span = without_ties(message, clause);
        auto const worth = worth_of(message, span);
        if (worth > most && is_called(span, wish) && is_long_enough(message, span, wish) &&
            is_sayable(message, span, wish)) {
            best = span;
            most = worth;
        }
    }
    return best ? std::optional{std::string{text_of(message, *best)}} : std::nullopt;
}

} // namespace evenkeel::journal
