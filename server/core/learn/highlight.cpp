#include "core/learn/highlight.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace evenkeel::learn {
namespace {

/// Different wanted words, then all of them: what a window is worth.
using Worth = std::pair<std::size_t, std::size_t>;

struct Window {
    std::size_t first{0}; ///< Of the words.
    std::size_t last{0};  ///< One behind.
};

/// Only where a wanted word enters can a window be worth more than all before it.
Window best_window(std::size_t words, std::span<Occurrence const> occurrences, std::size_t most_words) {
    auto const shortest = std::min(most_words, words);
    std::map<std::size_t, std::size_t> counts;
    Window best{0, shortest};
    Worth most{0, 0};
    std::size_t first = 0; // of the occurrences inside
    for (std::size_t at = 0; at < occurrences.size(); ++at) {
        ++counts[occurrences[at].wanted];
        auto const last = std::max(occurrences[at].place + 1, shortest);
        if (at + 1 < occurrences.size() && occurrences[at + 1].place < last)
            continue; // in the first window as well
        for (; occurrences[first].place + most_words < last; ++first)
            if (auto const left = counts.find(occurrences[first].wanted); --left->second == 0)
                counts.erase(left);
        if (Worth const worth{counts.size(), at + 1 - first}; worth > most) {
            most = worth;
            best = {last - std::min(most_words, last), last};
        }
    }
    return best;
}

/// From the window's first word to where the word after it begins, without the space between.
Mark bytes_of(std::string_view text, std::span<Mark const> words, Window const& window) {
    auto const begin = window.first == 0 ? 0 : words[window.first].begin;
    auto end = window.last < words.size() ? words[window.last].begin : text.size();
    while (end > begin && (text[end - 1] == ' ' || text[end - 1] == '\n'))
        --end;
    return {begin, end};
}

} // namespace

Snippet marked(std::string_view text, std::set<std::string> const& wanted) {
    Snippet snippet{.text = std::string{text}, .marks = {}, .is_cut_before = false, .is_cut_after = false};
    for (auto const& word : words_of(text))
        if (wanted.contains(word.folded))
            snippet.marks.push_back({word.begin, word.end});
    return snippet;
}

Snippet excerpt(std::string_view text, std::set<std::string> const& wanted, std::size_t most_words) {
    std::vector<Mark> words;
    std::vector<Occurrence> occurrences;
    for (auto const& word : words_of(text)) {
        if (auto const found = wanted.find(word.folded); found != wanted.end())
            occurrences.push_back({.place = words.size(),
                                   .wanted = static_cast<std::size_t>(std::distance(wanted.begin(), found))});
        words.push_back({word.begin, word.end});
    }
    return excerpt(text, words, occurrences, most_words);
}

Snippet excerpt(std::string_view text, std::span<Mark const> words, std::span<Occurrence const> occurrences,
                std::size_t most_words) {
    if (words.empty())
        return {};
    auto const window = best_window(words.size(), occurrences, most_words);
    auto const bytes = bytes_of(text, words, window);
    Snippet snippet{.text = std::string{text.substr(bytes.begin, bytes.end - bytes.begin)},
                    .marks = {},
                    .is_cut_before = window.first > 0,
                    .is_cut_after = window.last < words.size()};
    for (auto const& [place, wanted] : occurrences)
        if (place >= window.first && place < window.last)
            snippet.marks.push_back({words[place].begin - bytes.begin, words[place].end - bytes.begin});
    return snippet;
}

std::vector<Piece> pieces_of(Snippet const& snippet) {
    std::vector<Piece> pieces;
    auto const add = [&](std::size_t begin, std::size_t end, bool is_match) {
        if (begin < end)
            pieces.push_back({snippet.text.substr(begin, end - begin), is_match});
    };
    std::size_t at = 0;
    for (auto const& mark : snippet.marks) {
        add(at, mark.begin, false);
        add(mark.begin, mark.end, true);
        at = mark.end;
    }
    add(at, snippet.text.size(), false);
    return pieces;
}

} // namespace evenkeel::learn
