#include "api/member/learn/article_views.hpp"

#include <algorithm>

namespace evenkeel::api {
namespace {

HighlightedField shown(learn::Field field) {
    if (field == learn::Field::title)
        return HighlightedField::title;
    return field == learn::Field::summary ? HighlightedField::summary : HighlightedField::body;
}

} // namespace

ArticleCardView card_of(learn::Article const& article, learn::Standing const* own) {
    return {.article_id = article.id.value(),
            .title = article.title,
            .summary = article.summary,
            .category = article.category,
            .tags = article.tags,
            .level = std::string{learn::to_text(article.level)},
            .reading_minutes = article.reading_minutes,
            .completed_at = own == nullptr ? std::nullopt : own->last_completed_at,
            .article_rating = own == nullptr ? std::nullopt : own->rating};
}

ArticleFileView file_of(learn::Article const& article) {
    ArticleFileView view{.article_id = article.id.value(),
                         .title = article.title,
                         .summary = article.summary,
                         .category = article.category,
                         .tags = article.tags,
                         .level = std::string{learn::to_text(article.level)},
                         .reading_minutes = article.reading_minutes,
                         .states = {},
                         .life_aspects = article.life_aspects,
                         .related_exercises = article.related_exercises,
                         .program_day = article.program_day,
                         .contested =
                             article.contested.empty() ? std::nullopt : std::optional{article.contested},
                         .references = {},
                         .body_html = article.body_html};
    for (auto const state : article.states)
        view.states.emplace_back(state::to_text(state));
    for (auto const& reference : article.references)
        view.references.push_back({reference.text, reference.doi, reference.is_checked});
    return view;
}

HighlightView view_of(learn::Field field, learn::Snippet const& snippet) {
    HighlightView view{.field = shown(field),
                       .pieces = {},
                       .is_cut_before = snippet.is_cut_before,
                       .is_cut_after = snippet.is_cut_after};
    for (auto& piece : learn::pieces_of(snippet))
        view.pieces.push_back({std::move(piece.text), piece.is_match});
    return view;
}

ArticleEventView view_of(learn::ArticleEvent const& event) {
    return {.event_uuid = event.id.value(),
            .article_id = event.article_id.value(),
            .started_at = event.started_at,
            .completed_at = event.completed_at,
            .is_daily_learn_article = event.is_daily,
            .article_rating = event.rating};
}

std::vector<ArticleCategoryView> category_views(std::span<learn::Category const> categories,
                                                std::span<learn::Article const> articles) {
    std::vector<ArticleCategoryView> views;
    for (auto const& category : categories)
        views.push_back(
            {category.key, category.title,
             static_cast<int>(std::ranges::count(articles, category.key, &learn::Article::category))});
    return views;
}

learn::Standing const* standing_of(std::vector<learn::Standing> const& standings,
                                   learn::ArticleId const& article) {
    auto const found = std::ranges::find(standings, article, &learn::Standing::article_id);
    return found == standings.end() ? nullptr : &*found;
}

} // namespace evenkeel::api
