#include "app/edition.hpp"

#include "api/member/helplines_file.hpp"
#include "app/job_handlers.hpp"

namespace evenkeel::app {
namespace {

Offer offer_of(Texts const& texts, EditionPlan const& plan, Rules const& rules) {
    auto const& content = texts.content;
    auto const parts = plan.route_parts(texts);
    return {.routes = all_routes(parts, plan.stores, rules),
            .article_file = api::article_file(rules.learn.library, content.article_categories),
            .quiz_file = api::quiz_file(content.quizzes, parts.secure),
            .helplines_file = api::helplines_file(texts.contents, languages_of(texts.contents), parts.secure),
            .quiz_result_file = api::quiz_result_file(quiz_uses(parts, rules))};
}

/// What a stream still has to say comes from the edition in which it began.
http::Reply keeping(std::shared_ptr<Edition const> edition, http::Reply reply) {
    if (auto* const stream = std::get_if<http::Stream>(&reply.body))
        stream->produce = [edition = std::move(edition), produce = std::move(stream->produce)](
                              http::StreamWriter& writer) { produce(writer); };
    return reply;
}

std::vector<http::Route> live_routes(LiveEdition const& live, std::vector<http::Route> AllRoutes::* door) {
    auto routes = live.current()->english().offer.routes.*door;
    for (std::size_t i = 0; i < routes.size(); ++i)
        routes[i].answer = [&live, door, i](http::Call const& call) {
            auto edition = live.current();
            http::SessionOnce once{call.authorizer.sessions()};
            auto const knowing = call.authorizer.over(once);
            auto const& spoken = edition->in(knowing.language_of(call.request));
            auto reply = (spoken.offer.routes.*door)[i].answer(
                {call.request, knowing, spoken.outside.content.sentences});
            return keeping(std::move(edition), std::move(reply));
        };
    return routes;
}

http::Endpoint live_file(LiveEdition const& live, http::Endpoint Offer::* file) {
    return [&live, file](http::Request const& request) {
        auto edition = live.current();
        auto reply = (edition->english().offer.*file)(request);
        return keeping(std::move(edition), std::move(reply));
    };
}

} // namespace

Translation::Translation(Texts const& texts, EditionPlan const& plan)
    : guide_{texts.content.journal_openings}, import_files_{texts.content.imports.columns},
      outside{plan.outside({texts, guide_, import_files_})}, rules{plan.stores, outside},
      offer{offer_of(texts, plan, rules)}, jobs{job_handlers(rules, outside)} {}

Edition::Edition(content::ByLanguage read, EditionPlan const& plan)
    : contents_{std::move(read)}, languages_{languages_of(contents_)} {
    auto const read_snapshot_in = [this](std::string_view language) -> snapshot::ReadSnapshot const& {
        return in(language).rules.read_snapshot;
    };
    for (auto const& [language, content] : contents_)
        translations_.emplace(
            language, std::make_unique<Translation const>(Texts{content, contents_, read_snapshot_in}, plan));
}

Translation const& Edition::in(std::string_view tag) const {
    return *translations_.at(languages_.spoken(tag));
}

std::shared_ptr<Edition const> LiveEdition::current() const {
    std::lock_guard const lock{mutex_};
    return current_;
}

void LiveEdition::replace(std::shared_ptr<Edition const> next) {
    std::lock_guard const lock{mutex_};
    current_.swap(next); // the old one dies outside the lock, with its last reader
}

Offer live_offer(LiveEdition const& live) {
    return {.routes = {.member = live_routes(live, &AllRoutes::member),
                       .service = live_routes(live, &AllRoutes::service),
                       .dashboard = live_routes(live, &AllRoutes::dashboard)},
            .article_file = live_file(live, &Offer::article_file),
            .quiz_file = live_file(live, &Offer::quiz_file),
            .helplines_file = live_file(live, &Offer::helplines_file),
            .quiz_result_file = live_file(live, &Offer::quiz_result_file)};
}

worker::Handlers live_jobs(LiveEdition const& live) {
    worker::Handlers handlers;
    for (auto const& [kind, handler] : live.current()->english().jobs)
        handlers.emplace(kind, [&live, kind](job::Job const& job) {
            auto const edition = live.current();
            return edition->english().jobs.at(kind)(job);
        });
    return handlers;
}

} // namespace evenkeel::app
