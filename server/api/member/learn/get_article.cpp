#include "api/context.hpp"
#include "api/member/learn/article_views.hpp"
#include "api/member/member_reply.hpp"
#include "core/edition/edition.hpp"
#include "core/learn/learn_events.hpp"

namespace evenkeel::api {

struct ArticleQuery {
    learn::ArticleId article_id; ///< Which article.
};
BOOST_DESCRIBE_STRUCT(ArticleQuery, (), (article_id))

struct ArticleReply {
    ArticleFileView article;             ///< The article with its text.
    std::optional<Instant> completed_at; ///< When this member last read it to its end. Null: never.
    std::optional<int> article_rating;   ///< The last rating that this member gave. Null: none. {1..5}
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(ArticleReply, (), (article, completed_at, article_rating, member))

namespace {

http::Answer<ArticleReply> get_article(Context const& context, http::Member const& caller,
                                       ArticleQuery const& query) {
    auto const* const article = context.edition.learn.library.find(query.article_id);
    if (article == nullptr)
        return refuse(Fault::not_found, "article_id", "There is no such article.");
    auto const standings = context.stores.learn_events.standings(caller.id());
    auto const* const own = standing_of(standings, article->id);
    auto view = unchanged_view(context, caller.session());
    if (!view)
        return std::unexpected(view.error());
    return ArticleReply{file_of(*article), own == nullptr ? std::nullopt : own->last_completed_at,
                        own == nullptr ? std::nullopt : own->rating, std::move(*view)};
}

} // namespace

Route get_article_route() {
    return http::get_where<get_article>(
        {.operation = "getArticle",
         .path = "/authorized/article",
         .summary = "One article with its text, its references and what this member did with it.",
         .retries = 2,
         .refusals = {Fault::not_found}});
}

} // namespace evenkeel::api
