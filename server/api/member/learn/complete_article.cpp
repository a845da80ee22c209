#include "api/context.hpp"
#include "api/member/learn/article_views.hpp"
#include "api/member/member_reply.hpp"
#include "core/edition/edition.hpp"
#include "core/learn/learn_rules.hpp"

namespace evenkeel::api {

struct CompleteArticleRequest {
    /// Which article was read.
    learn::ArticleId article_id;
    /// The `event_uuid` that starting the article answered.
    EventId event_uuid;
    /// Whether the client showed it as the article of the day; the server checks it. Left out: false.
    std::optional<bool> is_daily_learn_article;
};
BOOST_DESCRIBE_STRUCT(CompleteArticleRequest, (), (article_id, event_uuid, is_daily_learn_article))

struct CompleteArticleReply {
    ArticleEventView event; ///< This time of reading, as it stands now.
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(CompleteArticleReply, (), (event, member))

namespace {

http::Answer<CompleteArticleReply> complete_article(Context const& context, http::Member const& caller,
                                                    CompleteArticleRequest const& request) {
    auto const event = context.rules.learn.follow_article.complete(
        context.edition.learn, caller.id(),
        {.article_id = request.article_id,
         .event_id = request.event_uuid,
         .is_daily = request.is_daily_learn_article.value_or(false)});
    if (!event)
        return std::unexpected(event.error());
    auto view = fresh_view(context, caller.id());
    if (!view)
        return std::unexpected(view.error());
    return CompleteArticleReply{view_of(*event), std::move(*view)};
}

} // namespace

Route complete_article_route() {
    return http::post<complete_article>(
        {.operation = "completeArticle",
         .path = "/authorized/assessment/article/completion",
         .summary =
             "The article was read to its end. A repeat changes nothing; whether it was the daily one is "
             "checked.",
         .retries = 2,
         .refusals = {Fault::not_found}});
}

} // namespace evenkeel::api
