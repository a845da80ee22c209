#include "api/member/learn/routes.hpp"
#include "api/member/member_reply.hpp"

namespace evenkeel::api {

struct ArticleCategoriesReply {
    std::vector<ArticleCategoryView> categories;
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(ArticleCategoriesReply, (), (categories, member))

http::Route get_article_categories(LearnUses const& uses) {
    return http::get<http::Member, ArticleCategoriesReply>(
        {.operation = "getArticleCategories",
         .path = "/authorized/articles/categories",
         .summary = "What articles are about, in the order in which it is offered, with how many there are.",
         .retries = 2},
        [uses](http::Member const& caller) -> http::Answer<ArticleCategoriesReply> {
            auto view = fresh_view(uses.read_snapshot, caller.id());
            if (!view)
                return std::unexpected(view.error());
            return ArticleCategoriesReply{category_views(uses.categories, uses.library.all()),
                                          std::move(*view)};
        });
}

} // namespace evenkeel::api
