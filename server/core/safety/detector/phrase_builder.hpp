#pragma once

#include "core/safety/detector/phrase_book.hpp"

namespace evenkeel::safety::detector {

struct BuiltPhrases {
    std::unordered_map<std::string, WordId> words;
    std::unordered_map<std::string, WordId> beginnings;
    std::unordered_map<std::string, std::vector<WordId>> classes;
    std::vector<std::string> key_words;
    std::vector<std::string> ordinary_words; ///< In order.
    std::vector<Phrase> phrases;
};

/// Throws std::logic_error for a table that names a class or part there is not, or that has the end of a
/// clause or an optional word among alternatives: a fault of ours, seen by every test.
[[nodiscard]] BuiltPhrases build_phrases(Tables const& tables);

} // namespace evenkeel::safety::detector
