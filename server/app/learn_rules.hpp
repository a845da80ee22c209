#pragma once

#include "app/stores.hpp"
#include "core/content/content.hpp"
#include "core/learn/follow_article.hpp"
#include "core/learn/index_articles.hpp"
#include "core/learn/recommend_articles.hpp"

namespace evenkeel::app {

/// What the rules of Learn ask of the world outside the database.
struct LearnWorld {
    content::Content const& content;
    Clock const& clock;
    Secure& secure;
};

/// The use cases of Learn.
struct LearnRules {
    LearnRules(Stores& stores, LearnWorld const& outside)
        : library{outside.content.articles},
          todays_article{library, {stores.members, stores.onboardings, stores.learn_events}},
          follow_article{{.library = library,
                          .learn_events = stores.learn_events,
                          .todays_article = todays_article,
                          .clock = outside.clock,
                          .secure = outside.secure}},
          search_articles{library, stores.article_index},
          recommend_articles{{stores.members, stores.check_ins, stores.onboardings, stores.learn_events},
                             {library, words_of(outside.content), outside.clock}},
          index_articles{library, stores.article_index, outside.secure} {}

    // The others refer to the library and to the day's article.
    LearnRules(LearnRules const&) = delete;
    LearnRules& operator=(LearnRules const&) = delete;

    learn::Library library;
    learn::TodaysArticle todays_article;
    learn::FollowArticle follow_article;
    learn::SearchArticles search_articles;
    learn::RecommendArticles recommend_articles;
    learn::IndexArticles index_articles;

private:
    static learn::PickWords words_of(content::Content const& content) {
        learn::PickWords words{.state_titles = {},
                               .life_aspects = content.life_aspects,
                               .categories = content.article_categories,
                               .sentences = content.sentences};
        for (auto const& state : content.states)
            words.state_titles[static_cast<std::size_t>(state.name)] = state.display_name;
        return words;
    }
};

} // namespace evenkeel::app
