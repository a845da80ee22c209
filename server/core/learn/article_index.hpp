#pragma once

#include "core/learn/article.hpp"

#include <span>
#include <string>
#include <vector>

namespace evenkeel::learn {

/// An article as the database indexes it.
struct IndexedArticle {
    ArticleId article_id;
    std::string content_hash;       ///< Of the words; says whether the index has this version.
    std::vector<std::string> words; ///< Folded, ordered, each once.
};

/// Finds candidates; which of them is best is for `rank` to say, so every database gives one order
/// (docs/decisions/0020-article-search.md).
class ArticleIndex {
public:
    virtual ~ArticleIndex() = default;

    /// Makes the index hold exactly these articles. Answers how many were new, changed or taken away; for
    /// none nothing is written. Safe to call from several processes at once.
    virtual std::size_t keep(std::span<IndexedArticle const> articles) = 0;

    /// Words of all articles that begin so, in the order of their bytes, at most `limit`.
    [[nodiscard]] virtual std::vector<std::string> words_beginning(std::string_view beginning,
                                                                   std::size_t limit) const = 0;

    /// At least the words that share three letters in a row with this one, where a word is thought to have
    /// two spaces before and one behind it; in the order of their bytes, at most `limit`.
    [[nodiscard]] virtual std::vector<std::string> words_resembling(std::string_view word,
                                                                    std::size_t limit) const = 0;

    /// Articles that have at least one of the words, ordered by id, at most `limit`.
    [[nodiscard]] virtual std::vector<ArticleId> having_any(std::span<std::string const> words,
                                                            std::size_t limit) const = 0;
};

} // namespace evenkeel::learn
