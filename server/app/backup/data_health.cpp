#include "app/backup/data_health.hpp"

#include "app/backup/backup.hpp"
#include "app/backup/daily_backup.hpp"
#include "storage/backup/whole_copy.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace evenkeel::app {

Finding look_at_damage(std::string const& url) {
    auto const found = storage::find_damage(url);
    if (found.empty())
        return ok("none: every page was read");
    return fail(fmt::format("{}. Stop the server, keep a copy of the database as it is, and restore the "
                            "newest backup that `evenkeel backup verify` finds whole.",
                            fmt::join(found, "; ")));
}

Finding look_at_keys(std::filesystem::path const& data) {
    if (std::filesystem::exists(data / "health_secret"))
        return ok("those that were made on first start are in it");
    return warn("it holds no health_secret: keep the one of your settings as long as this backup, or safety "
                "profiles cannot be read");
}

Finding look_at_backups(Config const& config) {
    constexpr std::chrono::hours kOld{48};
    if (config.backups_kept == 0)
        return warn("the server makes none (backups_kept is 0); `evenkeel backup` does");
    auto const made = daily_backups(backup_folder(config));
    if (made.empty())
        return ok("none yet; the server makes one a day");
    auto const age =
        std::filesystem::file_time_type::clock::now() - std::filesystem::last_write_time(made.back());
    if (age > kOld)
        return warn(fmt::format("the newest, {}, is {} days old; the log says what keeps the server from a "
                                "new one",
                                made.back().string(),
                                std::chrono::duration_cast<std::chrono::days>(age).count()));
    return ok(fmt::format("{}, the newest is {}. Take them to another machine.", made.size(),
                          made.back().string()));
}

} // namespace evenkeel::app
