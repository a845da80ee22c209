#pragma once

// What the calls of Learn show of articles and of what a member read.

#include "core/learn/follow_article.hpp"
#include "core/learn/highlight.hpp"
#include "core/learn/library.hpp"

#include <boost/describe.hpp>
#include <optional>
#include <string>
#include <vector>

namespace evenkeel::api {

struct ArticleReferenceView {
    std::string text;
    std::string doi;
    bool is_checked{false};
};
BOOST_DESCRIBE_STRUCT(ArticleReferenceView, (), (text, doi, is_checked))

/// An article in a list. `completed_at` and `article_rating` are the member's own.
struct ArticleCardView {
    std::string article_id;
    std::string title;
    std::string summary;
    std::string category;
    std::vector<std::string> tags;
    std::string level;
    int reading_minutes{1};
    std::optional<Instant> completed_at;
    std::optional<int> article_rating;
};
BOOST_DESCRIBE_STRUCT(ArticleCardView, (),
                      (article_id, title, summary, category, tags, level, reading_minutes, completed_at,
                       article_rating))

/// The public file of an article: content/learn/json/{article_id}.json.
struct ArticleFileView {
    std::string article_id;
    std::string title;
    std::string summary;
    std::string category;
    std::vector<std::string> tags;
    std::string level;
    int reading_minutes{1};
    std::vector<std::string> states;
    std::vector<std::string> life_aspects;
    std::vector<std::string> related_exercises;
    std::optional<int> program_day;
    std::optional<std::string> contested;
    std::vector<ArticleReferenceView> references;
    std::string body_html;
};
BOOST_DESCRIBE_STRUCT(ArticleFileView, (),
                      (article_id, title, summary, category, tags, level, reading_minutes, states,
                       life_aspects, related_exercises, program_day, contested, references, body_html))

/// A piece of a highlight; joined, the pieces are the text.
struct HighlightPieceView {
    std::string text;
    bool is_match{false};
};
BOOST_DESCRIBE_STRUCT(HighlightPieceView, (), (text, is_match))

enum class HighlightedField { title, summary, body };
BOOST_DESCRIBE_ENUM(HighlightedField, title, summary, body)

struct HighlightView {
    HighlightedField field{HighlightedField::title};
    std::vector<HighlightPieceView> pieces;
    bool is_cut_before{false};
    bool is_cut_after{false};
};
BOOST_DESCRIBE_STRUCT(HighlightView, (), (field, pieces, is_cut_before, is_cut_after))

struct ArticleEventView {
    std::string event_uuid;
    std::string article_id;
    Instant started_at;
    std::optional<Instant> completed_at;
    bool is_daily_learn_article{false};
    std::optional<int> article_rating;
};
BOOST_DESCRIBE_STRUCT(ArticleEventView, (),
                      (event_uuid, article_id, started_at, completed_at, is_daily_learn_article,
                       article_rating))

struct ArticleCategoryView {
    std::string key;
    std::string title;
    int articles{0};
};
BOOST_DESCRIBE_STRUCT(ArticleCategoryView, (), (key, title, articles))

[[nodiscard]] ArticleCardView card_of(learn::Article const& article, learn::Standing const* own);
[[nodiscard]] ArticleFileView file_of(learn::Article const& article);
[[nodiscard]] HighlightView view_of(learn::Field field, learn::Snippet const& snippet);
[[nodiscard]] ArticleEventView view_of(learn::ArticleEvent const& event);
[[nodiscard]] std::vector<ArticleCategoryView> category_views(std::span<learn::Category const> categories,
                                                              std::span<learn::Article const> articles);

/// Null where the member never opened it.
[[nodiscard]] learn::Standing const* standing_of(std::vector<learn::Standing> const& standings,
                                                 learn::ArticleId const& article);

} // namespace evenkeel::api
