#include "api/member/learn/routes.hpp"
#include "api/member/member_reply.hpp"

namespace evenkeel::api {

struct RateArticleRequest {
    learn::ArticleId article_id;
    EventId event_uuid;
    int article_rating{0};
};
BOOST_DESCRIBE_STRUCT(RateArticleRequest, (), (article_id, event_uuid, article_rating))

struct RateArticleReply {
    ArticleEventView event;
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(RateArticleReply, (), (event, member))

http::Route rate_article(LearnUses const& uses) {
    return http::post<http::Member, RateArticleRequest, RateArticleReply>(
        {.operation = "rateArticle",
         .path = "/authorized/assessment/article/rating",
         .summary = "Rates an article from 1 to 5. The last rating counts.",
         .retries = 2,
         .refusals = {Fault::not_found}},
        [uses](http::Member const& caller,
               RateArticleRequest const& request) -> http::Answer<RateArticleReply> {
            auto const event = uses.follow_article.rate(caller.id(), {.article_id = request.article_id,
                                                                      .event_id = request.event_uuid,
                                                                      .rating = request.article_rating});
            if (!event)
                return std::unexpected(event.error());
            auto view = fresh_view(uses.read_snapshot, caller.id());
            if (!view)
                return std::unexpected(view.error());
            return RateArticleReply{view_of(*event), std::move(*view)};
        });
}

} // namespace evenkeel::api
