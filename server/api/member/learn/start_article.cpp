#include "api/context.hpp"
#include "api/member/learn/article_views.hpp"
#include "api/member/member_reply.hpp"
#include "core/edition/edition.hpp"
#include "core/learn/learn_rules.hpp"

namespace evenkeel::api {

struct StartArticleRequest {
    /// Which article is opened.
    learn::ArticleId article_id;
    /// An identifier that the client makes for this time of reading. The answer says which one counts.
    /// {length 1..64}
    std::optional<EventId> event_uuid;
};
BOOST_DESCRIBE_STRUCT(StartArticleRequest, (), (article_id, event_uuid))

struct ArticleEventReply {
    /// The identifier that counts: that of an article already open, else the client's, else a new one. Send
    /// it with completion and rating.
    std::string event_uuid;
    /// This time of reading, as it stands now.
    ArticleEventView event;
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(ArticleEventReply, (), (event_uuid, event, member))

namespace {

http::Answer<ArticleEventReply> start_article(Context const& context, http::Member const& caller,
                                              StartArticleRequest const& request) {
    auto const started = context.rules.learn.follow_article.start(context.edition.learn, caller.id(),
                                                                  {request.article_id, request.event_uuid});
    if (!started)
        return std::unexpected(started.error());
    auto view = fresh_view(context, caller.id());
    if (!view)
        return std::unexpected(view.error());
    return http::Answer<ArticleEventReply>{
        ArticleEventReply{started->event.id.value(), view_of(started->event), std::move(*view)}}
        .with_status(started->is_new ? 201 : 200);
}

} // namespace

Route start_article_route() {
    return http::post<start_article>(
        {.operation = "startArticle",
         .path = "/authorized/assessment/article/start",
         .summary =
             "Opens an article and gives the event's id. One that is open already goes on with its own.",
         .retries = 2,
         .refusals = {Fault::not_found, Fault::invalid_input},
         .statuses = {200, 201}});
}

} // namespace evenkeel::api
