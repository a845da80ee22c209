#include "api/member/learn/routes.hpp"
#include "api/member/member_reply.hpp"

namespace evenkeel::api {

struct CompleteArticleRequest {
    learn::ArticleId article_id;
    EventId event_uuid;
    std::optional<bool> is_daily_learn_article;
};
BOOST_DESCRIBE_STRUCT(CompleteArticleRequest, (), (article_id, event_uuid, is_daily_learn_article))

struct CompleteArticleReply {
    ArticleEventView event;
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(CompleteArticleReply, (), (event, member))

http::Route complete_article(LearnUses const& uses) {
    return http::post<http::Member, CompleteArticleRequest, CompleteArticleReply>(
        {.operation = "completeArticle",
         .path = "/authorized/assessment/article/completion",
         .summary =
             "The article was read to its end. A repeat changes nothing; whether it was the daily one is "
             "checked.",
         .retries = 2,
         .refusals = {Fault::not_found}},
        [uses](http::Member const& caller,
               CompleteArticleRequest const& request) -> http::Answer<CompleteArticleReply> {
            auto const event = uses.follow_article.complete(
                caller.id(), {.article_id = request.article_id,
                              .event_id = request.event_uuid,
                              .is_daily = request.is_daily_learn_article.value_or(false)});
            if (!event)
                return std::unexpected(event.error());
            auto view = fresh_view(uses.read_snapshot, caller.id());
            if (!view)
                return std::unexpected(view.error());
            return CompleteArticleReply{view_of(*event), std::move(*view)};
        });
}

} // namespace evenkeel::api
