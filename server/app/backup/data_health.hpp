#pragma once

#include "app/config.hpp"
#include "app/health.hpp"

#include <filesystem>
#include <string>

namespace evenkeel::app {

/// Reads the whole database: damaged pages, indexes that contradict their tables, rows that point at nothing.
[[nodiscard]] Finding look_at_damage(std::string const& url);

/// Whether a backup brought along what opens the encrypted parts of its database.
[[nodiscard]] Finding look_at_keys(std::filesystem::path const& data);

/// When the newest of the daily backups was made.
[[nodiscard]] Finding look_at_backups(Config const& config);

} // namespace evenkeel::app
