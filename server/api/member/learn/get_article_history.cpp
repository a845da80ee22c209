#include "api/context.hpp"
#include "api/member/learn/article_views.hpp"
#include "api/member/member_reply.hpp"
#include "api/member/page.hpp"
#include "core/edition/edition.hpp"
#include "core/learn/learn_events.hpp"

namespace evenkeel::api {

struct ArticleHistoryEntryView {
    ArticleEventView event;                 ///< One time that the member read an article.
    std::optional<ArticleCardView> article; ///< The article as lists show it. Null: it is no longer offered.
};
BOOST_DESCRIBE_STRUCT(ArticleHistoryEntryView, (), (event, article))

struct ArticleHistoryReply {
    std::vector<ArticleHistoryEntryView> history; ///< Opened articles, newest first. {items 0..200}
    std::optional<std::string> next;              ///< Goes into `before` of the next call.
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(ArticleHistoryReply, (), (history, next, member))

namespace {

ArticleHistoryReply page_of(Context const& context, MemberId const& member, PageBounds const& bounds) {
    ArticleHistoryReply reply;
    auto const standings = context.stores.learn_events.standings(member);
    auto const events = context.stores.learn_events.page(member, bounds.behind, bounds.limit);
    for (auto const& event : events) {
        auto const* const article = context.edition.learn.library.find(event.article_id);
        reply.history.push_back(
            {view_of(event), article == nullptr
                                 ? std::nullopt
                                 : std::optional{card_of(*article, standing_of(standings, article->id))}});
    }
    if (!events.empty())
        reply.next = next_page(events.size(), bounds,
                               {.at = events.back().started_at, .id = events.back().id.value()});
    return reply;
}

http::Answer<ArticleHistoryReply> get_article_history(Context const& context, http::Member const& caller,
                                                      PageQuery const& query) {
    auto const bounds = bounds_of(query);
    if (!bounds)
        return std::unexpected(bounds.error());
    auto reply = page_of(context, caller.id(), *bounds);
    auto view = unchanged_view(context, caller.session());
    if (!view)
        return std::unexpected(view.error());
    reply.member = std::move(*view);
    return reply;
}

} // namespace

Route get_article_history_route() {
    return http::get_where<get_article_history>(
        {.operation = "getArticleHistory",
         .path = "/authorized/articles/history",
         .summary = "What this member opened, read and rated, newest first.",
         .retries = 2});
}

} // namespace evenkeel::api
