#pragma once

#include "core/base/result.hpp"
#include "core/learn/article.hpp"
#include "core/learn/highlight.hpp"

#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace evenkeel::learn {

enum class Field { title, tags, summary, body };

inline constexpr std::size_t kFields = 4;

/// How often a folded word stands in each field of an article, and at which places of its body.
struct WordUse {
    std::array<int, kFields> counts{};
    std::vector<std::size_t> body_places;
};

/// An article as search sees it: cut into words once, and not again for every search.
struct SearchDocument {
    ArticleId article_id;
    std::unordered_map<std::string, WordUse> words;
    std::vector<Mark> body; ///< Where the words of the body stand in its text.
};

[[nodiscard]] SearchDocument document_of(Article const& article);

inline constexpr std::size_t kLongestQuery = 200; ///< bytes of UTF-8
inline constexpr std::size_t kMostTerms = 8;

/// The folded words of what a person typed, each once, at most the first 8. Refuses a query that is too long
/// or holds no word.
[[nodiscard]] Result<std::vector<std::string>> terms_of(std::string_view query_text);

/// A term and the words of the articles that answer it, with how close they come: 1 is the word itself.
struct ExpandedTerm {
    std::string text;
    std::map<std::string, double> words;
};

inline constexpr double kExact = 1.0;
inline constexpr double kBeginning = 0.7;
inline constexpr double kOneTypo = 0.5;
inline constexpr double kTwoTypos = 0.35;

/// How many slips of the finger a term of this many characters may hold: none below 4, one below 8, else two.
[[nodiscard]] std::size_t allowed_typos(std::size_t characters);

/// Optimal string alignment distance in characters: insertions, deletions, substitutions and swaps of
/// neighbours (Damerau 1964).
[[nodiscard]] std::size_t typing_distance(std::string_view one, std::string_view other);

/// A word of the articles, with what tells at a glance that it is no slip of the finger for another. Looks at
/// its text.
struct KnownWord {
    explicit KnownWord(std::string_view word);

    std::string_view text;
    std::size_t characters{0};
    std::uint64_t letters{0}; ///< A bit for each character that it holds; some share one.
};

/// Words that begin with the term. Precondition: ordered by their bytes.
[[nodiscard]] ExpandedTerm as_beginning(std::string const& term, std::span<KnownWord const> words);

/// Of the words, those nearest to the term within the allowed typos.
[[nodiscard]] ExpandedTerm as_typo(std::string const& term, std::span<KnownWord const> words);

struct Hit {
    ArticleId article_id;
    double score{0};
};

/// Documents that answer at least one term, best first; equal scores by id, so the order is the same wherever
/// the candidates came from. `all_articles` is the size of the whole library.
///
/// score = Σ over terms (rarity · Σ over fields weight · e / (e + 1)) · (answered terms / terms)²
/// with e the sum of closeness over the field's words, rarity = ln(1 + all / answering documents) and weights
/// title 8, tags 5, summary 3, body 2. The saturation is that of BM25 (Robertson & Zaragoza 2009) with k = 1.
[[nodiscard]] std::vector<Hit> rank(std::span<SearchDocument const* const> documents,
                                    std::span<ExpandedTerm const> terms, std::size_t all_articles);

} // namespace evenkeel::learn
