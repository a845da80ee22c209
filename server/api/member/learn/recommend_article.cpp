#include "api/context.hpp"
#include "api/member/learn/article_views.hpp"
#include "api/member/member_reply.hpp"
#include "core/edition/edition.hpp"
#include "core/learn/learn_events.hpp"
#include "core/learn/learn_rules.hpp"

#include <algorithm>
#include <charconv>

namespace evenkeel::api {

struct RecommendArticleRequest {
    /// Only articles of this category (its `key`) or with this tag. Left out: of all.
    std::optional<std::string> category_tag;
    /// The words to look for, at most 200 bytes; needed when `is_search` is true. {length ..200}
    std::optional<std::string> query_text;
    /// True looks for `query_text`; false, or left out, picks articles for this member.
    std::optional<bool> is_search;
    /// The `next_cursor` of the page before. Left out: the first page.
    std::optional<std::string> cursor;
};
BOOST_DESCRIBE_STRUCT(RecommendArticleRequest, (), (category_tag, query_text, is_search, cursor))

struct RecommendedArticleView {
    ArticleCardView article;               ///< The article as lists show it.
    std::optional<std::string> reason;     ///< Why it was picked, in a sentence. Null in a search.
    std::vector<HighlightView> highlights; ///< Where the words stand; empty in picks.
};
BOOST_DESCRIBE_STRUCT(RecommendedArticleView, (), (article, reason, highlights))

struct RecommendArticleReply {
    /// The articles of this page, best first. {items 0..20}
    std::vector<RecommendedArticleView> articles;
    /// How many articles there are in all pages. {0..}
    int total{0};
    /// Sent as `cursor` for the next page. Null at the end.
    std::optional<std::string> next_cursor;
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(RecommendArticleReply, (), (articles, total, next_cursor, member))

namespace {

constexpr std::size_t kLargestOffset = 10'000;

Result<std::size_t> offset_of(std::optional<std::string> const& cursor) {
    if (!cursor)
        return std::size_t{0};
    std::size_t offset = 0;
    auto const* const end = cursor->data() + cursor->size();
    auto const [stop, error] = std::from_chars(cursor->data(), end, offset);
    if (error != std::errc{} || stop != end || offset > kLargestOffset)
        return refuse(Fault::invalid_input, "cursor", "This is not a place in the list. Start at the top.");
    return offset;
}

std::optional<std::string> cursor_of(std::optional<std::size_t> const& offset) {
    return offset ? std::optional{std::to_string(*offset)} : std::nullopt;
}

/// A tag that no article has is more likely a mistake than a wish.
Result<void> demand_known(Context const& context, std::string const& tag) {
    auto const is_category =
        std::ranges::find(context.edition.content.article_categories, tag, &learn::Category::key) !=
        context.edition.content.article_categories.end();
    auto const is_used =
        std::ranges::any_of(context.edition.learn.library.all(),
                            [&](learn::Article const& article) { return learn::fits(article, tag); });
    if (tag.empty() || is_category || is_used)
        return {};
    return refuse(Fault::invalid_input, "category_tag", "There is no article about this.");
}

Result<RecommendArticleReply> searched(Context const& context, MemberId const& member,
                                       learn::SearchRequest const& request) {
    auto const page = learn::search_articles(context.edition.learn, request);
    if (!page)
        return std::unexpected(page.error());
    auto const standings = context.stores.learn_events.standings(member);
    RecommendArticleReply reply{.articles = {},
                                .total = static_cast<int>(page->total),
                                .next_cursor = cursor_of(page->next_offset),
                                .member = {}};
    for (auto const& found : page->found) {
        RecommendedArticleView view{.article =
                                        card_of(*found.article, standing_of(standings, found.article->id)),
                                    .reason = {},
                                    .highlights = {}};
        for (auto const& highlight : found.highlights)
            view.highlights.push_back(view_of(highlight.field, highlight.snippet));
        reply.articles.push_back(std::move(view));
    }
    return reply;
}

RecommendArticleReply picked(Context const& context, MemberId const& member, std::string const& tag,
                             std::size_t offset) {
    auto const page = context.rules.learn.recommend_articles(context.edition.learn, member, tag, offset);
    auto const standings = context.stores.learn_events.standings(member);
    RecommendArticleReply reply{.articles = {},
                                .total = static_cast<int>(page.total),
                                .next_cursor = cursor_of(page.next_offset),
                                .member = {}};
    for (auto const& pick : page.picks)
        reply.articles.push_back({.article = card_of(*pick.article, standing_of(standings, pick.article->id)),
                                  .reason = pick.reason,
                                  .highlights = {}});
    return reply;
}

Result<RecommendArticleReply> answered(Context const& context, MemberId const& member,
                                       RecommendArticleRequest const& request) {
    auto const offset = offset_of(request.cursor);
    if (!offset)
        return std::unexpected(offset.error());
    auto const tag = request.category_tag.value_or("");
    if (auto const known = demand_known(context, tag); !known)
        return std::unexpected(known.error());
    if (request.is_search.value_or(false))
        return searched(
            context, member,
            {.query_text = request.query_text.value_or(""), .category_tag = tag, .offset = *offset});
    return picked(context, member, tag, *offset);
}

http::Answer<RecommendArticleReply> recommend_article(Context const& context, http::Member const& caller,
                                                      RecommendArticleRequest const& request) {
    auto reply = answered(context, caller.id(), request);
    if (!reply)
        return std::unexpected(reply.error());
    auto view = unchanged_view(context, caller.session());
    if (!view)
        return std::unexpected(view.error());
    reply->member = std::move(*view);
    return std::move(*reply);
}

} // namespace

Route recommend_article_route() {
    return http::post<recommend_article>(
        {.operation = "recommendArticle",
         .path = "/authorized/recommendation/article",
         .summary =
             "is_search: articles that hold the words of query_text, best first. Otherwise picks for this "
             "member, each with its reason. In pages of 20; member.daily_article is the day's.",
         .retries = 2});
}

} // namespace evenkeel::api
