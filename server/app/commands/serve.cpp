#include "app/announce.hpp"
#include "app/commands/commands.hpp"
#include "app/content_watch.hpp"
#include "app/demo.hpp"
#include "app/doors.hpp"
#include "app/edition.hpp"
#include "app/free_port.hpp"
#include "app/installation.hpp"
#include "app/job_handlers.hpp"
#include "app/logs.hpp"
#include "app/routes.hpp"
#include "app/session_directory.hpp"
#include "app/stop_signal.hpp"
#include "app/testing_controls.hpp"
#include "http/server.hpp"
#include "outbound/apple_stand_in.hpp"
#include "outbound/argon2_passwords.hpp"
#include "outbound/content_files.hpp"
#include "outbound/embedded_object_store.hpp"
#include "outbound/nothing_bills.hpp"
#include "outbound/outbox_mailer.hpp"
#include "outbound/portability/signed_zip_format.hpp"
#include "outbound/sandbox_store_purchases.hpp"
#include "outbound/sodium_secure.hpp"
#include "outbound/sodium_vault.hpp"
#include "outbound/system_clock.hpp"
#include "storage/engine/migrate.hpp"
#include "worker/worker.hpp"

#include <fmt/format.h>
#include <iostream>
#include <spdlog/spdlog.h>

namespace evenkeel::app {
namespace {

BoundPorts settled_ports(Config const& config) {
    return {.main = settled_port(config.listen_address, config.port_main),
            .service = settled_port(config.listen_address, config.port_service),
            .dashboard = settled_port(config.listen_address, config.port_dashboard)};
}

std::vector<http::Listener> listeners(Config const& config, BoundPorts const& ports, Doors const& doors) {
    std::vector<http::Listener> chosen;
    for (auto const& name : config.listen_only)
        chosen.push_back({.name = name,
                          .address = config.listen_address,
                          .port = name == "main"      ? ports.main
                                  : name == "service" ? ports.service
                                                      : ports.dashboard,
                          .router = name == "main"      ? &doors.main
                                    : name == "service" ? &doors.service
                                                        : &doors.dashboard});
    return chosen;
}

http::ServerOptions server_options(Config const& config) {
    return {.io_threads = static_cast<std::size_t>(config.io_threads),
            .worker_threads = static_cast<std::size_t>(config.worker_threads),
            .connections = static_cast<std::size_t>(config.connections),
            .header_timeout = config.header_timeout,
            .body_timeout = config.body_timeout,
            .idle_timeout = config.idle_timeout,
            .drain_timeout = config.drain_timeout,
            .trusted_proxies = config.trusted_proxies};
}

void bring_up_to_date(storage::Database& database, Config const& config) {
    if (config.migrate) {
        for (auto const& name : storage::migrate(database))
            spdlog::info("applied migration {}", name);
    } else if (auto const pending = storage::pending_migrations(database); !pending.empty()) {
        throw std::runtime_error{"the database is behind this program; run `evenkeel migrate`"};
    }
}

worker::Options worker_options(Config const& config, Secure& secure) {
    return {.name = secure.uuid(), .threads = config.job_threads, .schedules = schedules()};
}

std::unique_ptr<account::AppleSignIn> apple_sign_in(Config const& config) {
    if (config.apple_sign_in == "stand_in")
        return std::make_unique<outbound::AppleStandIn>();
    return std::make_unique<outbound::NoAppleSignIn>();
}

bool sells_for_nothing(Config const& config) {
    return config.in_app_purchases == "sandbox";
}

std::unique_ptr<commerce::StorePurchases> store_purchases(Config const& config, Clock const& clock) {
    if (sells_for_nothing(config))
        return std::make_unique<outbound::SandboxStorePurchases>(clock);
    return std::make_unique<outbound::NoStorePurchases>();
}

/// The outside services that a stand-in plays, by the names the apps know.
std::vector<std::string> stand_ins(Config const& config) {
    std::vector<std::string> names{"mail", "payments"};
    if (sells_for_nothing(config))
        names.emplace_back("in_app_purchases");
    return names;
}

/// A name with Apple is of use only where somebody answers for Apple.
api::PublicKeys public_keys(Config const& config) {
    api::PublicKeys keys;
    if (config.apple_sign_in != "off" && !config.apple_client_id.empty())
        keys.by_service.emplace("apple_sign_in", config.apple_client_id);
    if (!config.web_push_key.empty())
        keys.web_push = config.web_push_key;
    return keys;
}

void index_articles(Edition const& edition) {
    if (auto const changed = edition.english().rules.learn.index_articles(); changed > 0)
        spdlog::info("indexed {} articles that were new, changed or gone", changed);
}

/// Serves the content as it is now, or goes on with what there was and says why. Never throws.
void take_over(std::filesystem::path const& folder, EditionPlan const& plan, LiveEdition& live) {
    try {
        auto const edition =
            std::make_shared<Edition const>(outbound::read_content_by_language(folder), plan);
        live.replace(edition);
        spdlog::info("the content has changed and is served from now on");
        index_articles(*edition);
    } catch (outbound::ContentError const& error) {
        for (auto const& fault : error.faults())
            spdlog::error("the content as it was read last keeps serving, because of {}",
                          outbound::to_text(fault));
    } catch (std::exception const& error) {
        spdlog::error("changed content was not taken over: {}", error.what());
    }
}

bool is_tls(std::string const& url) {
    return url.starts_with("https://");
}

} // namespace

// Long on purpose: it is the page that shows everything that lives as long as the process, in its order.
// NOLINTNEXTLINE(readability-function-size)
int serve(Config const& config) {
    StopSignal const stop_signal;
    start_logging(config);
    auto const installation = prepare_installation(config);
    auto const ports = settled_ports(config);
    auto const urls = addresses(config, ports);
    auto const secure_cookies = is_tls(urls.main_url) ? http::Secure::yes : http::Secure::no;

    // The world outside: time, chance, texts, passwords, recordings, mail.
    outbound::SystemClock clock;
    outbound::SodiumSecure secure{clock};
    outbound::SodiumVault vault{installation.health_secret};
    outbound::Argon2Passwords passwords{{}};
    auto const content_mark = mark_of(installation.content);
    auto first_content = outbound::read_content_by_language(installation.content);
    outbound::EmbeddedObjectStore objects{
        {.directory = installation.data / "objects",
         .public_url = urls.service_url,
         .scope = {.access_key_id = "evenkeel", .secret_access_key = installation.object_store_secret}}};
    auto const brand = content::in_language(first_content, "en").brand;
    outbound::OutboxMailer mailer{installation.data / "outbox",
                                  fmt::format("{} <{}>", brand.name, brand.support_email), clock};
    auto const apple = apple_sign_in(config);
    outbound::NothingBills billing;
    outbound::SignedZipFormat const archive_format{secure, installation.link_secret};
    std::counting_semaphore<> export_places{portability::kExportsAtOnce};
    std::counting_semaphore<> import_places{portability::kImportsAtOnce};
    auto const purchases = store_purchases(config, clock);

    // Keeps accounts, check-ins, recordings and the queue.
    auto const database = storage::open(
        installation.database, {.connections = static_cast<std::size_t>(config.database_connections)});
    bring_up_to_date(*database, config);
    Stores stores{*database};

    // Content, and the rules, calls and jobs that are made of it: anew for every change of its files.
    auto const members = member_cookies(config.cookie_domain, secure_cookies);
    auto const trainers = dashboard_cookies(config.cookie_domain, secure_cookies);
    EditionPlan const plan{.stores = stores,
                           .outside =
                               [&](MadeOfContent const& made) {
                                   return Outside{.content = made.texts.content,
                                                  .contents = made.texts.contents,
                                                  .clock = clock,
                                                  .secure = secure,
                                                  .vault = vault,
                                                  .passwords = passwords,
                                                  .objects = objects,
                                                  .mailer = mailer,
                                                  .store_purchases = *purchases,
                                                  .journal_guide = made.journal_guide,
                                                  .apple = *apple,
                                                  .billing = billing,
                                                  .archive_format = archive_format,
                                                  .import_files = made.import_files,
                                                  .export_places = export_places,
                                                  .import_places = import_places,
                                                  .main_url = urls.main_url,
                                                  .dashboard_url = urls.dashboard_url + "/",
                                                  .link_secret = installation.link_secret};
                               },
                           .route_parts =
                               [&](Texts const& texts) {
                                   return RouteParts{.content = texts.content,
                                                     .contents = texts.contents,
                                                     .addresses = urls,
                                                     .sandboxed = stand_ins(config),
                                                     .public_keys = public_keys(config),
                                                     .member_cookies = members,
                                                     .dashboard_cookies = trainers,
                                                     .clock = clock,
                                                     .secure = secure,
                                                     .read_snapshot_in = texts.read_snapshot_in};
                               }};
    LiveEdition live{std::make_shared<Edition const>(std::move(first_content), plan)};
    index_articles(*live.current());

    // Does what was put off, in this process unless job_threads is 0.
    worker::Worker worker{stores.jobs, clock, live_jobs(live), worker_options(config, secure)};
    auto const listener = database->listen_for_jobs([&worker] { worker.wake(); });

    // Doors.
    MemberSessionDirectory member_sessions{
        {stores.sessions, stores.api_tokens, stores.rate_limits, clock, secure}};
    NoSessions trainer_sessions;
    http::Authorizer const member_authorizer{member_sessions, clock, members};
    http::Authorizer const trainer_authorizer{trainer_sessions, clock, trainers};
    auto const offer = live_offer(live);
    auto doors =
        build_doors({.installation = installation,
                     .addresses = urls,
                     .behind_tls = is_tls(urls.main_url) ? http::BehindTls::yes : http::BehindTls::no,
                     .member_gate = {member_authorizer, stores.rate_limits, clock},
                     .dashboard_gate = {trainer_authorizer, stores.rate_limits, clock},
                     .member_routes = offer.routes.member,
                     .service_routes = offer.routes.service,
                     .dashboard_routes = offer.routes.dashboard,
                     .article_file = offer.article_file,
                     .quiz_file = offer.quiz_file,
                     .helplines_file = offer.helplines_file,
                     .quiz_result_file = offer.quiz_result_file,
                     .uploads = objects,
                     .clock = clock,
                     .ready = [&database] { return database->is_ready(); }});
    if (config.testing_controls)
        add_testing_controls(doors.main, clock, [&worker] { return worker.run_due(); });

    http::Server server{server_options(config), listeners(config, ports, doors), open_access_log(config)};
    if (auto const started = server.start(); !started) {
        std::cerr << "evenkeel: " << started.error().message.english() << '\n';
        return 1;
    }
    if (config.job_threads > 0)
        worker.start();
    auto const demo = [&](Edition const& edition) {
        return prepare_demo(installation.data, stores, edition.english().rules, edition.english().outside);
    };
    Announcement const announcement{
        .addresses = urls,
        .listeners = config.listen_only,
        .stand_ins = {fmt::format("mail goes to {}", (installation.data / "outbox").string()),
                      "payments are not taken",
                      sells_for_nothing(config) ? "purchases in the app are tests: anybody can take premium"
                                                : "purchases in the app are refused"},
        .demo = config.demo ? std::optional{demo(*live.current())} : std::nullopt};
    std::cout << for_people(announcement) << for_scripts(announcement) << std::endl;

    ContentWatch watch{{.folder = installation.content,
                        .mark = content_mark,
                        .every = std::chrono::seconds{config.content_watch_seconds}},
                       [&] { take_over(installation.content, plan, live); }};
    stop_signal.wait([&watch] { watch.look_now(); });
    spdlog::info("told to stop; finishing what is in flight");
    server.stop();
    worker.stop();
    return 0;
}

} // namespace evenkeel::app
