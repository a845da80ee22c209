#include "api/context.hpp"
#include "api/member/learn/article_views.hpp"
#include "api/member/member_reply.hpp"
#include "core/edition/edition.hpp"

namespace evenkeel::api {

struct ArticleCategoriesReply {
    /// The subjects of articles, in the order in which they are offered.
    std::vector<ArticleCategoryView> categories;
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(ArticleCategoriesReply, (), (categories, member))

namespace {

http::Answer<ArticleCategoriesReply> get_article_categories(Context const& context,
                                                            http::Member const& caller) {
    auto view = unchanged_view(context, caller.session());
    if (!view)
        return std::unexpected(view.error());
    return ArticleCategoriesReply{
        category_views(context.edition.content.article_categories, context.edition.learn.library.all()),
        std::move(*view)};
}

} // namespace

Route get_article_categories_route() {
    return http::get<get_article_categories>(
        {.operation = "getArticleCategories",
         .path = "/authorized/articles/categories",
         .summary = "What articles are about, in the order in which it is offered, with how many there are.",
         .retries = 2});
}

} // namespace evenkeel::api
