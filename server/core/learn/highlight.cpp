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

/// Slides over the words once; what enters and what leaves changes the counts.
Window best_window(std::vector<Word> const& words, std::set<std::string> const& wanted,
                   std::size_t most_words) {
    std::map<std::string_view, std::size_t> counts;
    std::size_t all = 0;
    Window best{0, std::min(most_words, words.size())};
    Worth most{0, 0};
    for (std::size_t last = 0; last < words.size(); ++last) {
        if (wanted.contains(words[last].folded)) {
            ++counts[words[last].folded];
            ++all;
        }
        if (last >= most_words)
            if (auto const left = counts.find(words[last - most_words].folded); left != counts.end()) {
                --all;
                if (--left->second == 0)
                    counts.erase(left);
            }
        if (Worth const worth{counts.size(), all};
            worth > most && last + 1 >= std::min(most_words, words.size())) {
            most = worth;
            best = {last + 1 - std::min(most_words, last + 1), last + 1};
        }
    }
    return best;
}

/// From the window's first word to where the word after it begins, without the space between.
std::string_view slice(std::string_view text, std::vector<Word> const& words, Window const& window) {
    auto const begin = window.first == 0 ? 0 : words[window.first].begin;
    auto const end = window.last < words.size() ? words[window.last].begin : text.size();
    auto piece = text.substr(begin, end - begin);
    while (!piece.empty() && (piece.back() == ' ' || piece.back() == '\n'))
        piece.remove_suffix(1);
    return piece;
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
    auto const words = words_of(text);
    if (words.empty())
        return {};
    auto const window = best_window(words, wanted, most_words);
    auto snippet = marked(slice(text, words, window), wanted);
    snippet.is_cut_before = window.first > 0;
    snippet.is_cut_after = window.last < words.size();
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
