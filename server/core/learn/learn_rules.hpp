#pragma once

#include "core/learn/follow_article.hpp"
#include "core/learn/recommend_articles.hpp"
#include "core/learn/search_articles.hpp"

namespace evenkeel::learn {

/// The use cases of Learn.
struct LearnRules {
    LearnRules(Stores const& stores, Outside const& outside)
        : todays_article{stores}, follow_article{{.learn_events = stores.learn_events,
                                                  .todays_article = todays_article,
                                                  .clock = outside.clock,
                                                  .secure = outside.secure}},
          recommend_articles{stores, outside} {}

    // `follow_article` refers to `todays_article`.
    LearnRules(LearnRules const&) = delete;
    LearnRules& operator=(LearnRules const&) = delete;

    TodaysArticle const todays_article;
    FollowArticle const follow_article;
    RecommendArticles const recommend_articles;
};

} // namespace evenkeel::learn
