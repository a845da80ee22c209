#include "app/backup/data_health.hpp"
#include "app/commands/commands.hpp"
#include "app/forwarding_note.hpp"
#include "app/health.hpp"
#include "app/installation.hpp"
#include "core/base/local_day.hpp"
#include "http/connection/client_address.hpp"
#include "outbound/content_files.hpp"
#include "outbound/trusted_clock.hpp"
#include "storage/clock/clock_marks.hpp"
#include "storage/engine/migrate.hpp"
#include "storage/job/jobs.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iostream>
#include <unistd.h>

namespace evenkeel::app {
namespace {

namespace fs = std::filesystem;

Finding look_at_configuration(Config const& config) {
    if (config.testing_controls)
        return warn("testing_controls are on: anybody can move the clock. Switch them off outside of tests.");
    auto const is_private = config.listen_address == "127.0.0.1" || config.listen_address == "::1";
    auto const has_tls = config.url_main.starts_with("https://");
    if (!is_private && !has_tls)
        return warn(
            fmt::format("{} is reachable from outside, and url_main is not https. Put a proxy that speaks "
                        "TLS in front, and set url_main, url_service and url_dashboard.",
                        config.listen_address));
    return ok(has_tls ? config.url_main : "for this machine only");
}

Finding look_at_proxies(Config const& config, fs::path const& data) {
    auto const noted = noted_untrusted_proxy(data);
    if (!noted || http::TrustedProxies{config.trusted_proxies}.trusts(*noted))
        return ok("nobody forwards requests without being trusted");
    return warn(
        fmt::format("{} forwards requests and is not trusted, so all its visitors share one rate limit. If "
                    "it is your proxy, add: {}",
                    *noted, line_to_trust(*noted)));
}

Finding look_at_space(fs::path const& data) {
    constexpr std::uintmax_t kMiB = 1024 * 1024;
    return judge_space(fs::space(data).available / kMiB);
}

Finding look_at_content(fs::path const& folder) {
    try {
        auto const contents = outbound::read_content_by_language(folder);
        auto const& content = content::in_language(contents, "en");
        return ok(fmt::format("{}: {} exercises, {} articles, {} languages", content.brand.name,
                              content.exercises.size(), content.articles.size(), contents.size()));
    } catch (outbound::ContentError const& error) {
        return fail(
            fmt::format("{} faults, the first: {}. A server that runs keeps serving what it read last, and "
                        "would not start again. `evenkeel content check` names all of them.",
                        error.faults().size(), outbound::to_text(error.faults().front())));
    }
}

Finding look_at_claims(fs::path const& folder) {
    auto const contents = outbound::read_content_by_language(folder);
    auto const unsupported = content::unsupported_claims(content::in_language(contents, "en").pages);
    if (unsupported.empty())
        return ok("each figure on the public pages has a source");
    return warn(fmt::format("the public pages show figures that nobody has measured: {}. Give them a source, "
                            "or set `show: supported` in site/claims.yaml.",
                            fmt::join(unsupported, ", ")));
}

Finding look_at_book(fs::path const& book) {
    return fs::exists(book / "book.pdf")
               ? ok(book.string())
               : warn("the book was not set, so its readers find no file; run `./dev book`");
}

Finding look_at_web(fs::path const& web) {
    for (auto const* app : {"app", "site", "dashboard"})
        if (!fs::exists(web / "apps" / app / "dist/index.html"))
            return fail(fmt::format("{} was not built; run `./dev build web`", app));
    return ok(web.string());
}

Finding look_at_mail(fs::path const& data) {
    auto const outbox = data / "outbox";
    if (fs::exists(outbox) && access(outbox.c_str(), W_OK) != 0)
        return fail(
            fmt::format("{} cannot be written; give it to the user that runs the server", outbox.string()));
    return warn(
        fmt::format("mail is put into {} and sent to nobody. Good for trying out; before members come, let "
                    "a mail program take it from there.",
                    outbox.string()));
}

Finding look_at_clock() {
    if (!is_time_zone("Europe/Berlin"))
        return fail("the time-zone database is missing; install the package tzdata");
    return judge_clock(std::chrono::system_clock::now(), outbound::has_time_service());
}

Finding look_at_migrations(storage::Database& database) {
    auto const pending = storage::pending_migrations(database);
    if (!pending.empty())
        return fail(fmt::format("{} wait; run `evenkeel migrate`", fmt::join(pending, ", ")));
    return ok("up to date");
}

Finding look_at_known_time(storage::Database& database) {
    auto const known = storage::SqlClockMarks{database}.find();
    return judge_known_time(known,
                            std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now()));
}

Finding look_at_jobs(storage::Database& database) {
    storage::SqlJobs const jobs{database};
    auto const now = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
    auto const parked = jobs.list_parked(100);
    if (!parked.empty())
        return fail(fmt::format("{} given up; the oldest, {}: {}. Mend the cause; the log has more.",
                                parked.size(), parked.front().job.kind, parked.front().error_text));
    return judge_queue({.waiting = jobs.count_waiting(now), .overdue = jobs.count_waiting(now - kLateJob)});
}

} // namespace

int doctor(Config const& config) {
    Examination examination{std::cout};
    Installation installation;
    examination.look("configuration", [&] { return look_at_configuration(config); });
    auto const has_folders = examination.look("folders", [&] {
        installation = prepare_installation(config);
        return ok(installation.data.string());
    });
    if (!has_folders)
        return 1;
    examination.look("proxies", [&] { return look_at_proxies(config, installation.data); });
    examination.look("disk space", [&] { return look_at_space(installation.data); });
    if (examination.look("content", [&] { return look_at_content(installation.content); }))
        examination.look("claims", [&] { return look_at_claims(installation.content); });
    examination.look("book", [&] { return look_at_book(installation.book); });
    examination.look("web apps", [&] { return look_at_web(installation.web); });
    examination.look("mail", [&] { return look_at_mail(installation.data); });
    examination.look("clock", look_at_clock);
    std::unique_ptr<storage::Database> database;
    examination.look("database", [&] {
        database = storage::open(installation.database, {.connections = 1});
        return ok(database->dialect() == storage::Dialect::sqlite ? "SQLite" : "PostgreSQL");
    });
    examination.look("damage", [&] { return look_at_damage(installation.database); });
    examination.look("backups", [&] { return look_at_backups(config); });
    if (database && examination.look("migrations", [&] { return look_at_migrations(*database); })) {
        examination.look("known time", [&] { return look_at_known_time(*database); });
        examination.look("jobs", [&] { return look_at_jobs(*database); });
    }
    return examination.healthy() ? 0 : 1;
}

} // namespace evenkeel::app
