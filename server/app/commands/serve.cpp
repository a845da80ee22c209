// More than 300 lines: the page that shows everything that lives as long as the process, and what it is made
// of.
#include "api/context.hpp"
#include "api/member/config_texts.hpp"
#include "app/announce.hpp"
#include "app/backup/daily_backup.hpp"
#include "app/commands/commands.hpp"
#include "app/content_watch.hpp"
#include "app/cookies.hpp"
#include "app/demo.hpp"
#include "app/doors.hpp"
#include "app/forwarding_note.hpp"
#include "app/free_port.hpp"
#include "app/installation.hpp"
#include "app/live_editions.hpp"
#include "app/logs.hpp"
#include "app/session_directory.hpp"
#include "app/shop.hpp"
#include "app/stand_ins.hpp"
#include "app/stop_signal.hpp"
#include "app/testing_controls.hpp"
#include "app/watch/database_watch.hpp"
#include "app/watch/leap_note.hpp"
#include "core/all_rules.hpp"
#include "http/connection/server.hpp"
#include "outbound/apple_stand_in.hpp"
#include "outbound/argon2_passwords.hpp"
#include "outbound/content_files.hpp"
#include "outbound/embedded_object_store.hpp"
#include "outbound/nothing_bills.hpp"
#include "outbound/outbox_mailer.hpp"
#include "outbound/portability/foreign_files.hpp"
#include "outbound/portability/signed_zip_format.hpp"
#include "outbound/sandbox_store_purchases.hpp"
#include "outbound/sodium_secure.hpp"
#include "outbound/sodium_vault.hpp"
#include "outbound/trusted_clock.hpp"
#include "storage/clock/clock_marks.hpp"
#include "storage/engine/migrate.hpp"
#include "storage/sql_stores.hpp"
#include "worker/job_table.hpp"
#include "worker/worker.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
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

/// Probes come every few seconds, one after the other.
constexpr std::size_t kConnectionsForHealth = 16;

http::ServerOptions server_options(Config const& config, std::filesystem::path const& data) {
    return {.io_threads = static_cast<std::size_t>(config.io_threads),
            .worker_threads = static_cast<std::size_t>(config.worker_threads),
            .connections = static_cast<std::size_t>(config.connections),
            .connections_per_address = static_cast<std::size_t>(config.connections_per_address),
            .connections_for_health = kConnectionsForHealth,
            .body_memory = static_cast<std::uint64_t>(config.body_memory_mib) * 1024 * 1024,
            .header_timeout = config.header_timeout,
            .body_timeout = config.body_timeout,
            .idle_timeout = config.idle_timeout,
            .drain_timeout = config.drain_timeout,
            .trusted_proxies = config.trusted_proxies,
            .on_ignored_forwarding = [data](std::string const& peer) { note_untrusted_proxy(data, peer); }};
}

void bring_up_to_date(storage::Database& database, Config const& config) {
    if (config.migrate) {
        for (auto const& name : storage::migrate(database))
            spdlog::info("applied migration {}", name);
    } else if (auto const pending = storage::pending_migrations(database); !pending.empty()) {
        throw std::runtime_error{"the database is behind this program; run `evenkeel migrate`"};
    }
}

/// Whom our mails come from.
std::string sender_of(content::Brand const& brand) {
    return fmt::format("{} <{}>", brand.name, brand.support_email);
}

worker::Options worker_options(Config const& config, Secure& secure) {
    return {.name = secure.uuid(), .threads = config.job_threads, .schedules = worker::schedules()};
}

std::unique_ptr<account::AppleSignIn> apple_sign_in(Config const& config) {
    if (config.apple_sign_in == "stand_in")
        return std::make_unique<outbound::AppleStandIn>();
    return std::make_unique<outbound::NoAppleSignIn>();
}

std::unique_ptr<commerce::StorePurchases> store_purchases(Config const& config, Clock const& clock) {
    if (config.in_app_purchases == "sandbox")
        return std::make_unique<outbound::SandboxStorePurchases>(clock);
    return std::make_unique<outbound::NoStorePurchases>();
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

/// Serves the content as it is now, or goes on with what there was and says why. Never throws.
void take_over(std::filesystem::path const& folder, LiveEditions& live) {
    try {
        live.replace(std::make_shared<Editions const>(outbound::read_content_by_language(folder)));
        spdlog::info("the content has changed and is served from now on");
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

/// The name in the content as it comes.
constexpr std::string_view kSampleBrand = "Evenkeel";

/// Somebody who trades under a name of their own answers for every figure on the pages.
void warn_of_unsupported_claims(content::Content const& content, std::string const& main_url) {
    auto const unsupported = content::unsupported_claims(content.pages);
    if (unsupported.empty() || !is_tls(main_url) || content.brand.name == kSampleBrand)
        return;
    spdlog::warn(
        "the public pages show figures that nobody has measured: {}; `evenkeel doctor` says what to do",
        fmt::join(unsupported, ", "));
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

    // Content: data, replaced whenever its files change.
    auto const content_mark = mark_of(installation.content);
    LiveEditions live{outbound::read_content_by_language(installation.content)};
    warn_of_unsupported_claims(live.current()->english().content, urls.main_url);

    // The world outside: time, chance, passwords, recordings, mail, the app stores.
    outbound::TrustedClock clock;
    outbound::SodiumSecure secure{clock};
    outbound::SodiumVault vault{installation.health_secret};
    outbound::Argon2Passwords passwords{{}};
    outbound::EmbeddedObjectStore objects{
        {.directory = installation.data / "objects",
         .public_url = urls.service_url,
         .scope = {.access_key_id = "evenkeel", .secret_access_key = installation.object_store_secret}}};
    outbound::OutboxMailer mailer{installation.data / "outbox",
                                  sender_of(live.current()->english().content.brand), clock};
    auto const apple = apple_sign_in(config);
    auto const purchases = store_purchases(config, clock);
    outbound::NothingBills billing;
    outbound::SignedZipFormat const archive_format{secure, installation.link_secret};
    outbound::ForeignFiles const import_files;
    Outside const outside{.clock = clock,
                          .secure = secure,
                          .vault = vault,
                          .apple = *apple,
                          .passwords = passwords,
                          .billing = billing,
                          .store_purchases = *purchases,
                          .mailer = mailer,
                          .archive_format = archive_format,
                          .import_files = import_files,
                          .objects = objects,
                          .main_url = urls.main_url,
                          .dashboard_url = urls.dashboard_url + "/",
                          .link_secret = installation.link_secret,
                          .account_privacy = config.account_privacy == "private"
                                                 ? account::Privacy::mailbox_only
                                                 : account::Privacy::open};

    // Keeps accounts, check-ins, recordings and the queue.
    auto const database = storage::open(
        installation.database, {.connections = static_cast<std::size_t>(config.database_connections)});
    bring_up_to_date(*database, config);
    storage::SqlClockMarks clock_marks{*database};
    clock.go_on_from(clock_marks.find(), outbound::has_time_service());
    LeapNote leap_note{clock};
    DatabaseWatch const database_watch{{.answers = [&database] { return database->is_ready(); },
                                        .write =
                                            [&] {
                                                if (!clock_marks.find()) // an operator believes the machine
                                                    clock.go_on_from(std::nullopt, true);
                                                leap_note.look();
                                                clock_marks.keep(clock.known());
                                            }}};
    storage::SqlStores adapters{*database};
    auto const stores = adapters.stores();

    // Rules, built once.
    auto const shop_stores = adapters.payment_stores();
    auto const provider = payment_provider(config, shop_stores.sandbox_bank, secure);
    AllRules const all_rules{stores, outside, shop(installation, shop_stores, *provider, secure)};
    auto const rules = all_rules.by_area();

    // Does what was put off, in this process unless job_threads is 0.
    auto handlers = worker::handlers(rules, [&live] { return live.current(); });
    auto options = worker_options(config, secure);
    add_daily_backup(config, handlers, options.schedules);
    worker::Worker worker{stores.jobs, clock, std::move(handlers), std::move(options)};
    auto const listener = database->listen_for_jobs([&worker] { worker.wake(); });

    // Doors.
    auto const played = stand_ins(config, installation);
    api::Site const site{
        .addresses = urls, .sandboxed = names_of(played), .public_keys = public_keys(config)};
    api::ConfigTexts config_texts;
    http::SessionCookies const members{member_cookies(config.cookie_domain, secure_cookies)};
    http::SessionCookies const trainers{dashboard_cookies(config.cookie_domain, secure_cookies)};
    auto const context_with = [&](http::SessionCookies const& cookies) {
        return [&](http::Request const& request, std::string_view language) {
            auto editions = live.current();
            auto const& edition = editions->in(language);
            return api::Context{rules,   stores,
                                site,    config_texts,
                                cookies, clock,
                                secure,  std::move(editions),
                                edition, http::Exchange{request}};
        };
    };
    MemberSessionDirectory member_sessions{
        {stores.sessions, stores.api_tokens, stores.rate_limits, clock, secure}};
    NoSessions trainer_sessions;
    http::Authorizer const member_authorizer{member_sessions, clock, members.policy()};
    http::Authorizer const trainer_authorizer{trainer_sessions, clock, trainers.policy()};
    auto doors = build_doors(
        {.installation = installation,
         .addresses = urls,
         .behind_tls = is_tls(urls.main_url) ? http::BehindTls::yes : http::BehindTls::no,
         .member_gate = {member_authorizer, stores.rate_limits, clock, context_with(members)},
         .dashboard_gate = {trainer_authorizer, stores.rate_limits, clock, context_with(trainers)},
         .uploads = objects,
         .clock = clock,
         .ready = [&database_watch] { return database_watch.state(); }});
    if (config.testing_controls)
        add_testing_controls(doors.main, clock, [&worker] { return worker.run_due(); });

    http::Server server{server_options(config, installation.data), listeners(config, ports, doors),
                        open_access_log(config)};
    if (auto const started = server.start(); !started) {
        std::cerr << "evenkeel: " << started.error().message.english() << '\n';
        return 1;
    }
    if (config.job_threads > 0)
        worker.start();
    auto const demo = [&] {
        auto const editions = live.current();
        return prepare_demo(installation.data, {stores, outside, rules, editions->english()});
    };
    Announcement const announcement{.addresses = urls,
                                    .listeners = config.listen_only,
                                    .stand_ins = sentences_of(played),
                                    .demo = config.demo ? std::optional{demo()} : std::nullopt};
    std::cout << for_people(announcement) << for_scripts(announcement) << std::endl;

    ContentWatch watch{{.folder = installation.content,
                        .mark = content_mark,
                        .every = std::chrono::seconds{config.content_watch_seconds}},
                       [&] { take_over(installation.content, live); }};
    stop_signal.wait([&watch] { watch.look_now(); });
    spdlog::info("told to stop; finishing what is in flight");
    server.stop();
    worker.stop();
    return 0;
}

} // namespace evenkeel::app
