#include "app/commands/commands.hpp"
#include "app/installation.hpp"
#include "core/base/local_day.hpp"
#include "outbound/content_files.hpp"
#include "storage/jobs.hpp"
#include "storage/migrate.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <functional>
#include <iostream>

namespace evenkeel::app {
namespace {

/// Runs one look at the installation; what is wrong comes as an exception with the words for the operator.
class Examination {
public:
    void look(std::string const& what, std::function<std::string()> const& find) {
        try {
            std::cout << "ok      " << what << ": " << find() << '\n';
        } catch (std::exception const& error) {
            std::cout << "WRONG   " << what << ": " << error.what() << '\n';
            healthy_ = false;
        }
    }

    [[nodiscard]] bool healthy() const { return healthy_; }

private:
    bool healthy_{true};
};

std::string look_at_migrations(storage::Database& database) {
    auto const pending = storage::pending_migrations(database);
    if (!pending.empty())
        throw std::runtime_error{fmt::format("{} wait; run `evenkeel migrate`", fmt::join(pending, ", "))};
    return "up to date";
}

std::string look_at_jobs(storage::Database& database) {
    auto const parked = storage::SqlJobs{database}.list_parked(100);
    if (!parked.empty())
        throw std::runtime_error{fmt::format("{} parked; the oldest, {}: {}", parked.size(),
                                             parked.front().job.kind, parked.front().error_text)};
    return "none parked";
}

std::string look_at_web(std::filesystem::path const& web) {
    for (auto const* app : {"app", "site", "dashboard"})
        if (!std::filesystem::exists(web / "apps" / app / "dist/index.html"))
            throw std::runtime_error{fmt::format("{} was not built; run `./dev build web`", app)};
    return web.string();
}

std::string look_at_time_zones() {
    if (!is_time_zone("Europe/Berlin"))
        throw std::runtime_error{"the time-zone database is missing; install the package tzdata"};
    return "known";
}

} // namespace

int doctor(Config const& config) {
    Examination examination;
    Installation installation;
    examination.look("folders", [&] {
        installation = prepare_installation(config);
        return installation.data.string();
    });
    if (!examination.healthy())
        return 1;
    examination.look("content", [&] {
        auto const content = outbound::read_content(installation.content);
        return fmt::format("{}, {} body signs", content.brand.name, content.body_signs.size());
    });
    examination.look("web apps", [&] { return look_at_web(installation.web); });
    examination.look("time zones", look_at_time_zones);
    std::unique_ptr<storage::Database> database;
    examination.look("database", [&] {
        database = storage::open(installation.database, {.connections = 1});
        return std::string{database->dialect() == storage::Dialect::sqlite ? "SQLite" : "PostgreSQL"};
    });
    if (database) {
        examination.look("migrations", [&] { return look_at_migrations(*database); });
        examination.look("jobs", [&] { return look_at_jobs(*database); });
    }
    return examination.healthy() ? 0 : 1;
}

} // namespace evenkeel::app
