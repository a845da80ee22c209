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

    /// Articles that have at least one of the words, ordered by id, at most `limit`.
    [[nodiscard]] virtual std::vector<ArticleId> having_any(std::span<std::string const> words,
                                                            std::size_t limit) const = 0;
};

} // namespace evenkeel::learn
