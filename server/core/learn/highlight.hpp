#pragma once

#include "core/learn/words.hpp"

#include <set>
#include <span>
#include <string>
#include <vector>

namespace evenkeel::learn {

/// A range of bytes; both ends lie between characters.
struct Mark {
    std::size_t begin{0};
    std::size_t end{0};
};

/// A piece of a text with the words that were looked for.
struct Snippet {
    std::string text;
    std::vector<Mark> marks; ///< In order, without overlap.
    bool is_cut_before{false};
    bool is_cut_after{false};
};

/// The whole text with its marks; those whose folded form is among `wanted`.
[[nodiscard]] Snippet marked(std::string_view text, std::set<std::string> const& wanted);

/// The run of at most `most_words` words that holds the most different wanted words, then the most of them,
/// the earliest of equals. No marks: the text's beginning.
[[nodiscard]] Snippet excerpt(std::string_view text, std::set<std::string> const& wanted,
                              std::size_t most_words);

/// A wanted word that stands at this place among the words of a text.
struct Occurrence {
    std::size_t place{0};
    std::size_t wanted{0}; ///< Which of the wanted words it is.
};

/// The same of a text whose words are known: where each stands, and which are wanted, in the order of their
/// places.
[[nodiscard]] Snippet excerpt(std::string_view text, std::span<Mark const> words,
                              std::span<Occurrence const> occurrences, std::size_t most_words);

/// A snippet cut at its marks: what is shown plain and what is shown marked, in turn.
struct Piece {
    std::string text;
    bool is_match{false};
};

[[nodiscard]] std::vector<Piece> pieces_of(Snippet const& snippet);

} // namespace evenkeel::learn
