#pragma once

#include "core/learn/search.hpp"

#include <set>
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

    /// As search sees the articles, in the same order.
    [[nodiscard]] std::span<SearchDocument const> documents() const { return documents_; }

    /// All words of all articles, folded, ordered by their bytes, each once.
    [[nodiscard]] std::span<KnownWord const> words() const { return words_; }

    /// Places in `all` of the articles that hold at least one of these folded words, in order, each once.
    [[nodiscard]] std::vector<std::size_t> having_any(std::set<std::string> const& words) const;

private:
    [[nodiscard]] std::size_t place_of(ArticleId const& id) const;

    std::span<Article const> articles_;
    std::vector<SearchDocument> documents_;
    std::vector<KnownWord> words_;                  // of the documents
    std::vector<std::vector<std::size_t>> holders_; // of each word: places in articles_
};

} // namespace evenkeel::learn
