#include "api/member/learn/routes.hpp"

namespace evenkeel::api {

std::vector<http::Route> learn_routes(LearnUses const& uses) {
    return {recommend_article(uses),     start_article(uses), complete_article(uses),
            rate_article(uses),          get_article(uses),   get_article_history(uses),
            get_article_categories(uses)};
}

} // namespace evenkeel::api
