#pragma once

#include "core/safety/detector/tokens.hpp"

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace evenkeel::safety::detector {

/// Phrases of one meaning, one a line. The words of a phrase stand with spaces between:
/// - `word`: that word, folded as tokens_of() folds it: small, without accents and apostrophes ("dont"), "ä"
/// is "ae"
/// - `a|b|c`: one of them; `word?`: may be missing; `pre*`: a word that begins so
/// - `~` or `~3`: up to two, or three, of any words, but none of the class never_skipped
/// - `$name`: a word of that class; `{name}`: one of the phrases of that name
/// - `.`: the end of a clause: what follows is a pause, a stop, or nothing; never one of several
struct Phrases {
    std::uint8_t meaning{0};
    std::uint8_t level{0};
    std::string_view lines;
};

/// Words or phrases with a name, for $name and {name}. The words of a class stand with spaces between, the
/// phrases each on a line.
struct Named {
    std::string_view name;
    std::string_view text;
};

struct Tables {
    std::vector<std::span<Phrases const>> phrases;
    std::vector<std::span<Named const>> classes;
    std::vector<std::span<Named const>> parts;
    std::string_view
        key_words; ///< Words that are recognised with one letter wrong, missing, extra or exchanged.
    std::string_view ordinary_words; ///< Words that look like one of these and are not.
};

/// Where a phrase was found: tokens from first up to last, without the one at `end`.
struct Hit {
    std::uint8_t meaning{0};
    std::uint8_t level{0};
    std::size_t first{0};
    std::size_t end{0};
};

using WordId = std::uint16_t;

/// A message in words that the book knows.
struct Text {
    std::vector<Token> tokens;
    std::vector<std::vector<WordId>>
        ids; ///< For each token: every word or beginning of the book that it may be.
};

struct Step {
    std::vector<WordId> words; ///< In order. Empty: a gap, or the end of a clause.
    std::uint8_t gap{0};
    bool is_optional{false};
    bool is_end{false};
};

struct Phrase {
    std::uint8_t meaning{0};
    std::uint8_t level{0};
    std::vector<Step> steps;
};

/// Phrases made ready for being looked for: once, at the first message. Then nothing in it changes.
class PhraseBook {
public:
    explicit PhraseBook(Tables const& tables);

    [[nodiscard]] Text read(std::string_view message) const;

    /// All phrases that stand in the text, by where they begin.
    [[nodiscard]] std::vector<Hit> find(Text const& text) const;

    [[nodiscard]] bool is_of(std::string_view class_name, Text const& text, std::size_t token) const;

    /// For looking words up one by one without comparing names each time; must be a class of the tables.
    [[nodiscard]] std::vector<WordId> const& words_of(std::string_view class_name) const;

private:
    class Matcher;

    [[nodiscard]] std::vector<WordId> ids_of(std::string const& word) const;
    void add_plain(std::string const& word, std::vector<WordId>& ids) const;
    void add_masked(std::string_view word, std::vector<WordId>& ids) const;
    [[nodiscard]] std::string const* key_word_near(std::string_view word) const;

    std::unordered_map<std::string, WordId> words_;
    std::unordered_map<std::string, WordId> beginnings_;
    std::unordered_map<std::string, std::vector<WordId>> classes_;
    std::vector<std::string> key_words_;
    std::vector<std::string> ordinary_words_;
    std::vector<WordId> never_skipped_;
    std::vector<Phrase> phrases_;
    std::vector<std::vector<std::uint32_t>> starting_with_; ///< Phrases, by the word they may begin with.
};

/// Whether both lists, each in order, share a word.
[[nodiscard]] bool share_a_word(std::vector<WordId> const& some, std::vector<WordId> const& others);

} // namespace evenkeel::safety::detector
