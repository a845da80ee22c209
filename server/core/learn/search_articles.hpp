#pragma once

#include "core/learn/highlight.hpp"
#include "core/learn/learn_texts.hpp"

#include <optional>

namespace evenkeel::learn {

inline constexpr std::size_t kPageSize = 20;

struct SearchRequest {
    std::string query_text;
    std::string category_tag; ///< A category or a tag; empty: all articles.
    std::size_t offset{0};
};

struct Highlight {
    Field field{Field::title};
    Snippet snippet;
};

struct Found {
    Article const* article{nullptr};
    std::vector<Highlight> highlights; ///< Of those fields that hold what was looked for.
};

struct SearchPage {
    std::vector<Found> found;
    std::size_t total{0};
    std::optional<std::size_t> next_offset;
};

/// Whether the article is of this category or has this tag; an empty one fits all.
[[nodiscard]] bool fits(Article const& article, std::string_view category_tag);

/// Full-text search. A word answers as it is, as the beginning of another, or, where the articles have
/// neither, with a typo or two.
[[nodiscard]] Result<SearchPage> search_articles(LearnTexts const& texts, SearchRequest const& request);

} // namespace evenkeel::learn
