#pragma once

#include "core/learn/search.hpp"

#include <span>
#include <vector>

namespace evenkeel::learn {

/// The articles there are, ready to be found by id and to be searched. The articles must outlive it.
class Library {
public:
    /// Precondition: ordered by id, each once.
    explicit Library(std::span<Article const> articles);
    Library(Library const&) = delete;
    Library& operator=(Library const&) = delete;

    [[nodiscard]] std::span<Article const> all() const { return articles_; }

    /// Null where there is none.
    [[nodiscard]] Article const* find(ArticleId const& id) const;
    [[nodiscard]] SearchDocument const* document(ArticleId const& id) const;

    /// All words of all articles, folded, ordered by their bytes, each once.
    [[nodiscard]] std::span<KnownWord const> words() const { return words_; }

private:
    [[nodiscard]] std::size_t place_of(ArticleId const& id) const;

    std::span<Article const> articles_;
    std::vector<SearchDocument> documents_;
    std::vector<KnownWord> words_; // of the documents
};

} // namespace evenkeel::learn
