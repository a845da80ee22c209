#include "app/doors.hpp"

#include "api/dashboard/routes.hpp"
#include "api/member/routes.hpp"
#include "api/service/receive_upload.hpp"
#include "api/service/routes.hpp"
#include "app/book_file.hpp"
#include "app/security_text.hpp"
#include "app/version.hpp"
#include "core/commerce/commerce_rules.hpp"
#include "core/edition/edition.hpp"
#include "core/lead/lead_rules.hpp"
#include "core/rules.hpp"
#include "http/connection/this_machine.hpp"
#include "http/files/static_files.hpp"
#include "http/message/cors.hpp"
#include "outbound/content/site/tracking_file.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iterator>

namespace evenkeel::app {
namespace {

http::Reply readiness(DatabaseState state) {
    auto const say = [](int status, std::string_view text) {
        return http::text_reply(status, "text/plain; charset=utf-8", std::string{text});
    };
    switch (state) {
    case DatabaseState::ready:
        return say(200, "ready\n");
    case DatabaseState::reading_only:
        return say(503, "reading only: nothing can be saved, the disk is full or may only be read\n");
    case DatabaseState::away:
        break;
    }
    return say(503, "not ready: the database does not answer\n");
}

void add_health(http::Router& router, Readiness const& ready) {
    router.keep_vital("/healthz");
    router.keep_vital("/readyz");
    router.add(http::Method::get, "/healthz", [](http::Request const&) {
        return http::text_reply(200, "text/plain; charset=utf-8", "ok\n");
    });
    router.add(http::Method::get, "/readyz", [ready](http::Request const&) { return readiness(ready()); });
    router.add(http::Method::get, "/version", [](http::Request const&) {
        return http::text_reply(200, "application/json", fmt::format(R"({{"version":"{}"}})", kVersion));
    });
}

/// Files that anybody may read. Their handlers choose the language, so the context speaks English.
void add_files(http::Router& router, std::vector<api::PublicFile> const& files, DoorPlan const& plan) {
    for (auto const& file : files)
        router.add(file.declaration.method, file.declaration.path,
                   [answer = file.answer, context_of = plan.member_gate.context](
                       http::Request const& request) { return answer(context_of(request, "en"), request); });
}

void add_security_text(http::Router& router, DoorPlan const& plan) {
    router.add(http::Method::get, "/.well-known/security.txt",
               [context_of = plan.member_gate.context, main_url = plan.addresses.main_url,
                &clock = plan.clock](http::Request const& request) {
                   auto const& brand = context_of(request, "en").edition.content.brand;
                   return http::text_reply(200, "text/plain; charset=utf-8",
                                           security_text(brand, main_url, clock.now()));
               });
}

/// The app's worker also controls /login, /signup and the other addresses that enter the app from outside its
/// folder.
http::Reply with_worker_scope(http::Request const& request, http::Next const& next) {
    auto reply = next(request);
    if (request.path == "/app/service-worker.js")
        reply.headers.set("Service-Worker-Allowed", "/");
    return reply;
}

/// Returns the hosts that an operator set up in content/site/tracking.yaml.
http::Strangers strangers_of(Installation const& installation) {
    auto const hosts = outbound::read_tracking_hosts(installation.content / "site/tracking.yaml");
    return {.scripts = hosts.scripts, .connections = hosts.connections, .pictures = hosts.pictures};
}

/// Pages below which an address goes on with a key, in every language that the site may speak.
std::vector<std::string> pages_with_keys(std::filesystem::path const& content) {
    std::vector<std::string> pages{"/quiz/r", "/book_download"};
    for (auto const& folder : std::filesystem::directory_iterator{content / "locales"})
        pages.push_back(fmt::format("/{}/quiz/r", folder.path().filename().string()));
    return pages;
}

/// The book belongs to a seat in the live training, and to whoever bought it while their downloads last.
bool may_read_book(Rules const& rules, http::Request const& request, std::string_view secret) {
    if (rules.lead.may_read_book(secret))
        return true;
    auto const& payment = rules.commerce.payment;
    auto const order = payment.keys.order_of(secret);
    if (!order)
        return false;
    auto const range = request.header("Range").value_or("");
    auto const goes_on = !range.empty() && !range.starts_with("bytes=0-");
    if (request.method == http::Method::get && !goes_on)
        return payment.open_order.take_download(*order);
    auto const bought = payment.open_order.find(*order);
    return bought && payment.open_order.is_open(*bought);
}

http::Router main_door(DoorPlan const& plan) {
    http::Router router;
    auto const service_url = fmt::format("{}", fmt::join(http::names_of(plan.addresses.service_url), " "));
    // The reference asks nobody but this listener.
    std::vector<http::SurfacePolicy> surfaces{
        http::site_policy("/", service_url, strangers_of(plan.installation)), http::worker_policy("/assets"),
        http::api_policy("/api"), http::api_policy("/content"), http::site_policy("/api/docs", {})};
    // The app is entered by these addresses as well (website specification, section 2).
    std::vector<std::string> const entries{"/app", "/signup", "/login", "/reset_password"};
    for (auto const& entry : entries)
        surfaces.push_back(http::app_policy(entry, service_url));
    router.use(http::security_headers(surfaces, plan.behind_tls));
    router.use(with_worker_scope);
    add_health(router, plan.ready);
    add_security_text(router, plan);
    http::mount(router, "/api", api::member_routes(), plan.member_gate);
    router.claim_for_api("/api");
    add_files(router, api::member_files(), plan);
    router.claim_for_api("/content");
    auto const apps = plan.installation.web / "apps";
    router.add_tree("/api/docs", http::static_files({.directory = apps / "reference/dist",
                                                     .url_prefix = "/api/docs",
                                                     .page_prefixes = {}}));
    router.add(http::Method::get, "/book_files/{secret}/{name}",
               book_file(plan.installation.book, [context_of = plan.member_gate.context](
                                                     http::Request const& request, std::string_view secret) {
                   return may_read_book(context_of(request, "en").rules, request, secret);
               }));
    for (auto const& entry : entries)
        router.add_tree(entry,
                        http::static_files(
                            {.directory = apps / "app/dist", .url_prefix = entry, .page_prefixes = {entry}}));
    // Any other path leads to / (website specification, section 2).
    router.add_tree("/", http::static_files({.directory = apps / "site/dist",
                                             .url_prefix = "/",
                                             .page_prefixes = {},
                                             .open_ended = pages_with_keys(plan.installation.content),
                                             .elsewhere = "/"}));
    return router;
}

http::Router service_door(DoorPlan const& plan) {
    http::Router router;
    router.use(http::security_headers({http::api_policy("/")}, plan.behind_tls));
    auto callers = http::names_of(plan.addresses.main_url);
    std::ranges::copy(http::names_of(plan.addresses.dashboard_url), std::back_inserter(callers));
    router.use(http::cors(std::move(callers)));
    add_health(router, plan.ready);
    http::mount(router, "", api::service_routes(), plan.member_gate);
    add_files(router, api::service_files(), plan);
    auto const upload = api::receive_upload_declaration();
    router.add(upload.method, upload.path, api::receive_upload(plan.uploads, plan.clock),
               http::kUploadBodyLimit);
    router.claim_for_api("/");
    return router;
}

http::Router dashboard_door(DoorPlan const& plan) {
    http::Router router;
    router.use(
        http::security_headers({http::dashboard_policy("/"), http::api_policy("/api")}, plan.behind_tls));
    add_health(router, plan.ready);
    http::mount(router, "/api", api::dashboard_routes(), plan.dashboard_gate);
    router.claim_for_api("/api");
    router.add_tree("/", http::static_files({.directory = plan.installation.web / "apps/dashboard/dist",
                                             .url_prefix = "/",
                                             .page_prefixes = {"/"}}));
    return router;
}

} // namespace

Doors build_doors(DoorPlan const& plan) {
    return {main_door(plan), service_door(plan), dashboard_door(plan)};
}

} // namespace evenkeel::app
