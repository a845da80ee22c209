#include "app/backup/daily_backup.hpp"

#include "app/backup/backup.hpp"

#include <algorithm>
#include <regex>
#include <spdlog/spdlog.h>

namespace evenkeel::app {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kKind = "back_up";

/// By number and not by age: a clock that leaped makes no backup too old to keep.
void keep_newest(fs::path const& folder, std::size_t count) {
    auto const made = daily_backups(folder);
    for (std::size_t i = 0; i + count < made.size(); ++i)
        fs::remove(made[i]);
}

/// Removes the pieces that a crash left of our own backups. The lock of the data folder sees to it that no
/// other one is at work.
void forget_unfinished(fs::path const& folder) {
    static std::regex const name{R"(evenkeel-\d{8}T\d{6}Z\.backup\.part)"};
    std::error_code error;
    for (auto const& entry : fs::directory_iterator{folder, error})
        if (std::regex_match(entry.path().filename().string(), name))
            fs::remove(entry.path());
}

worker::Outcome back_up(Config const& config) {
    auto const folder = backup_folder(config);
    auto const file = folder / backup_name();
    make_backup(backup_place(config), file);
    forget_unfinished(folder);
    keep_newest(folder, static_cast<std::size_t>(config.backups_kept));
    spdlog::info("made the backup {}", file.string());
    return worker::Outcome::done;
}

} // namespace

std::vector<fs::path> daily_backups(fs::path const& folder) {
    static std::regex const name{R"(evenkeel-\d{8}T\d{6}Z\.backup)"};
    std::vector<fs::path> found;
    std::error_code error;
    for (auto const& entry : fs::directory_iterator{folder, error})
        if (std::regex_match(entry.path().filename().string(), name))
            found.push_back(entry.path());
    std::ranges::sort(found);
    return found;
}

void add_daily_backup(Config const& config, worker::Handlers& handlers,
                      std::vector<job::Schedule>& schedules) {
    if (config.backups_kept == 0)
        return;
    std::string const kind{kKind};
    handlers.emplace(kind, [config](job::Job const& /*job*/) { return back_up(config); });
    schedules.push_back({.name = kind,
                         .every = std::chrono::hours{24},
                         .kind = kind,
                         .at = std::chrono::hours{config.backup_hour}});
}

} // namespace evenkeel::app
