#include "api/member/learn/article_views.hpp"
#include "api/member/routes.hpp"
#include "api/quiz/public_json.hpp"
#include "core/edition/edition.hpp"
#include "http/message/error_envelope.hpp"

namespace evenkeel::api {

struct ArticleListFileView {
    /// The subjects of articles, in the order in which they are offered.
    std::vector<ArticleCategoryView> categories;
    /// Every article; `completed_at` and `article_rating` are null in this public list.
    std::vector<ArticleCardView> articles;
};
BOOST_DESCRIBE_STRUCT(ArticleListFileView, (), (categories, articles))

namespace {

constexpr std::string_view kListName = "index.json";

http::Reply file_reply(std::string json) {
    auto reply = http::text_reply(200, "application/json", std::move(json));
    reply.headers.add("Cache-Control", "no-store");
    return reply;
}

/// Makes the list that everybody may see, which says nothing about anyone's reading.
ArticleListFileView list_of(learn::Library const& library, std::span<learn::Category const> categories) {
    ArticleListFileView list{category_views(categories, library.all()), {}};
    for (auto const& article : library.all())
        list.articles.push_back(card_of(article, nullptr));
    return list;
}

http::Reply read_article_file(Context const& context, http::Request const& request) {
    auto const& library = context.edition.learn.library;
    if (request.path_parameter("filename") == kListName)
        return file_reply(http::encode(list_of(library, context.edition.content.article_categories)));
    auto const id = key_of_json_file(request);
    auto const* const article = id ? library.find(learn::ArticleId{std::string{*id}}) : nullptr;
    if (article == nullptr)
        return http::error_reply(
            {.fault = Fault::not_found, .field = {}, .message = "There is no such article."},
            request.request_id);
    return file_reply(http::encode(file_of(*article)));
}

} // namespace

PublicFile article_file() {
    return {{.operation = "getArticleFile",
             .path = "/content/learn/json/{filename}",
             .summary = "The public file of an article, {article_id}.json, or the list of all, index.json.",
             .replies = {http::file_schema<ArticleFileView>, http::file_schema<ArticleListFileView>},
             .refusals = {Fault::not_found}},
            read_article_file};
}

} // namespace evenkeel::api
