#include "api/member/learn/routes.hpp"
#include "api/member/member_reply.hpp"

namespace evenkeel::api {

struct ArticleQuery {
    learn::ArticleId article_id;
};
BOOST_DESCRIBE_STRUCT(ArticleQuery, (), (article_id))

struct ArticleReply {
    ArticleFileView article;
    std::optional<Instant> completed_at; ///< When this member last read it to its end.
    std::optional<int> article_rating;   ///< The last one they gave.
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(ArticleReply, (), (article, completed_at, article_rating, member))

http::Route get_article(LearnUses const& uses) {
    return http::get_where<http::Member, ArticleQuery, ArticleReply>(
        {.operation = "getArticle",
         .path = "/authorized/article",
         .summary = "One article with its text, its references and what this member did with it.",
         .retries = 2,
         .refusals = {Fault::not_found}},
        [uses](http::Member const& caller, ArticleQuery const& query) -> http::Answer<ArticleReply> {
            auto const* const article = uses.library.find(query.article_id);
            if (article == nullptr)
                return refuse(Fault::not_found, "article_id", "There is no such article.");
            auto const standings = uses.learn_events.standings(caller.id());
            auto const* const own = standing_of(standings, article->id);
            auto view = fresh_view(uses.read_snapshot, caller.id());
            if (!view)
                return std::unexpected(view.error());
            return ArticleReply{file_of(*article), own == nullptr ? std::nullopt : own->last_completed_at,
                                own == nullptr ? std::nullopt : own->rating, std::move(*view)};
        });
}

} // namespace evenkeel::api
