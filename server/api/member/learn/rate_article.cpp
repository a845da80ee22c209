#include "api/context.hpp"
#include "api/member/learn/article_views.hpp"
#include "api/member/member_reply.hpp"
#include "core/edition/edition.hpp"
#include "core/learn/learn_rules.hpp"

namespace evenkeel::api {

struct RateArticleRequest {
    learn::ArticleId article_id; ///< Which article.
    EventId event_uuid;          ///< The `event_uuid` that starting the article answered.
    int article_rating{0};       ///< The member's rating. {1..5}
};
BOOST_DESCRIBE_STRUCT(RateArticleRequest, (), (article_id, event_uuid, article_rating))

struct RateArticleReply {
    ArticleEventView event; ///< This time of reading, as it stands now.
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(RateArticleReply, (), (event, member))

namespace {

http::Answer<RateArticleReply> rate_article(Context const& context, http::Member const& caller,
                                            RateArticleRequest const& request) {
    auto const event = context.rules.learn.follow_article.rate(
        context.edition.learn, caller.id(),
        {.article_id = request.article_id, .event_id = request.event_uuid, .rating = request.article_rating});
    if (!event)
        return std::unexpected(event.error());
    auto view = fresh_view(context, caller.id());
    if (!view)
        return std::unexpected(view.error());
    return RateArticleReply{view_of(*event), std::move(*view)};
}

} // namespace

Route rate_article_route() {
    return http::post<rate_article>({.operation = "rateArticle",
                                     .path = "/authorized/assessment/article/rating",
                                     .summary = "Rates an article from 1 to 5. The last rating counts.",
                                     .retries = 2,
                                     .refusals = {Fault::not_found}});
}

} // namespace evenkeel::api
