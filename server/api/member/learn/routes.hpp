#pragma once

#include "api/member/learn/article_views.hpp"
#include "core/learn/recommend_articles.hpp"
#include "core/snapshot/member_snapshot.hpp"
#include "http/route.hpp"

#include <vector>

namespace evenkeel::api {

/// Everything the calls of Learn reach inward to. Built once in app/; outlives the routes.
struct LearnUses {
    std::span<learn::Category const> categories;
    learn::Library const& library;
    learn::LearnEvents const& learn_events;
    learn::FollowArticle const& follow_article;
    learn::SearchArticles const& search_articles;
    learn::RecommendArticles const& recommend_articles;
    snapshot::ReadSnapshot const& read_snapshot;
};

[[nodiscard]] std::vector<http::Route> learn_routes(LearnUses const& uses);

[[nodiscard]] http::Route recommend_article(LearnUses const& uses);
[[nodiscard]] http::Route start_article(LearnUses const& uses);
[[nodiscard]] http::Route complete_article(LearnUses const& uses);
[[nodiscard]] http::Route rate_article(LearnUses const& uses);
[[nodiscard]] http::Route get_article(LearnUses const& uses);
[[nodiscard]] http::Route get_article_history(LearnUses const& uses);
[[nodiscard]] http::Route get_article_categories(LearnUses const& uses);

/// `GET /content/learn/json/{filename}`: the public file of an article, and of `index.json` their list. Never
/// cached.
[[nodiscard]] http::Endpoint article_file(learn::Library const& library,
                                          std::span<learn::Category const> categories);

} // namespace evenkeel::api
