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
    std::string text;       ///< The reference as it is printed.
    std::string doi;        ///< Its DOI; empty when it has none.
    bool is_checked{false}; ///< Whether the source itself was read.
};
BOOST_DESCRIBE_STRUCT(ArticleReferenceView, (), (text, doi, is_checked))

/// An article in a list. `completed_at` and `article_rating` are the member's own.
struct ArticleCardView {
    /// Names the article in every call. {length 1..64}
    std::string article_id;
    /// The article's title.
    std::string title;
    /// One or two sentences about it.
    std::string summary;
    /// The `key` of its category.
    std::string category;
    /// What it is about, in single words.
    std::vector<std::string> tags;
    /// Whether it is a first step or goes deeper. {one of start, deepen}
    std::string level;
    /// How long it takes to read, in minutes. {1..}
    int reading_minutes{1};
    /// When this member last read it to its end. Null: never.
    std::optional<Instant> completed_at;
    /// The last rating that this member gave. Null: none. {1..5}
    std::optional<int> article_rating;
};
BOOST_DESCRIBE_STRUCT(ArticleCardView, (),
                      (article_id, title, summary, category, tags, level, reading_minutes, completed_at,
                       article_rating))

/// The public file of an article: content/learn/json/{article_id}.json.
struct ArticleFileView {
    /// Names the article in every call. {length 1..64}
    std::string article_id;
    /// The article's title.
    std::string title;
    /// One or two sentences about it.
    std::string summary;
    /// The `key` of its category.
    std::string category;
    /// What it is about, in single words.
    std::vector<std::string> tags;
    /// Whether it is a first step or goes deeper. {one of start, deepen}
    std::string level;
    /// How long it takes to read, in minutes. {1..}
    int reading_minutes{1};
    /// The states in which it helps. {each state}
    std::vector<std::string> states;
    /// The `key` of each life aspect that it is about.
    std::vector<std::string> life_aspects;
    /// The ids of exercises that go with it.
    std::vector<std::string> related_exercises;
    /// Its day in the six weeks. Null: it has none. {1..42}
    std::optional<int> program_day;
    /// What is contested about its subject, in a sentence. Null: nothing.
    std::optional<std::string> contested;
    /// Where its facts come from.
    std::vector<ArticleReferenceView> references;
    /// The text as HTML without scripts, styles or foreign images.
    std::string body_html;
};
BOOST_DESCRIBE_STRUCT(ArticleFileView, (),
                      (article_id, title, summary, category, tags, level, reading_minutes, states,
                       life_aspects, related_exercises, program_day, contested, references, body_html))

/// A piece of a highlight; joined, the pieces are the text.
struct HighlightPieceView {
    std::string text;     ///< A piece of the text.
    bool is_match{false}; ///< Whether it is what was looked for.
};
BOOST_DESCRIBE_STRUCT(HighlightPieceView, (), (text, is_match))

enum class HighlightedField { title, summary, body };
BOOST_DESCRIBE_ENUM(HighlightedField, title, summary, body)

struct HighlightView {
    HighlightedField field{HighlightedField::title}; ///< Where the words stand.
    std::vector<HighlightPieceView> pieces;          ///< The excerpt in pieces: joined, they are its text.
    bool is_cut_before{false};                       ///< Whether text before the excerpt was left out.
    bool is_cut_after{false};                        ///< Whether text after it was left out.
};
BOOST_DESCRIBE_STRUCT(HighlightView, (), (field, pieces, is_cut_before, is_cut_after))

struct ArticleEventView {
    std::string event_uuid;              ///< Names this one time of reading the article.
    std::string article_id;              ///< Which article.
    Instant started_at;                  ///< When it was opened.
    std::optional<Instant> completed_at; ///< When it was read to its end. Null: not yet.
    bool is_daily_learn_article{false};  ///< Whether it was the article of the day when it was completed.
    std::optional<int> article_rating;   ///< The rating given this time. Null: none. {1..5}
};
BOOST_DESCRIBE_STRUCT(ArticleEventView, (),
                      (event_uuid, article_id, started_at, completed_at, is_daily_learn_article,
                       article_rating))

struct ArticleCategoryView {
    std::string key;   ///< What is sent as `category_tag`.
    std::string title; ///< What it is called, in the caller's language.
    int articles{0};   ///< How many articles it has. {0..}
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
