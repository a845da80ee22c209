#pragma once

#include "app/config.hpp"
#include "core/job/schedule.hpp"
#include "worker/handler.hpp"

#include <filesystem>
#include <vector>

namespace evenkeel::app {

/// The backups that the server made by itself, oldest first.
[[nodiscard]] std::vector<std::filesystem::path> daily_backups(std::filesystem::path const& folder);

/// Makes a backup a day as a job like any other, so that a crash in the middle of it is followed by another
/// try, and keeps the newest. Does nothing where `backups_kept` is 0.
void add_daily_backup(Config const& config, worker::Handlers& handlers,
                      std::vector<job::Schedule>& schedules);

} // namespace evenkeel::app
