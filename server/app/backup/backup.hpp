#pragma once

#include "app/config.hpp"

#include <filesystem>
#include <string>

namespace evenkeel::app {

/// The place that a backup is of, or is restored to.
struct BackupPlace {
    std::filesystem::path data;
    std::string database;
    std::string key; ///< Seals backups; empty: they are not sealed.
};

/// Unlike `prepare_installation` this makes nothing: a place to restore into stays empty.
[[nodiscard]] BackupPlace backup_place(Config const& config);

/// Where the daily backups go.
[[nodiscard]] std::filesystem::path backup_folder(Config const& config);

/// A name that sorts by time. It is the moment's in UTC.
[[nodiscard]] std::string backup_name();

/// Writes database, recordings and the keys of the data folder, as they are now, into one new file while the
/// server works. Throws Unavailable in words for an operator.
void make_backup(BackupPlace const& place, std::filesystem::path const& to);

enum class Occupied { refuse, replace };

/// The words of a restored backup about itself.
struct BackupNote {
    std::string database_kind;
    std::string made_at;
    std::size_t recordings{0};
};

/// Reads a backup to its end before anything of the place is touched. Throws Unavailable.
BackupNote restore_backup(std::filesystem::path const& file, BackupPlace const& place, Occupied occupied);

/// Opens a backup far enough to say which database it is of; otherwise as `restore_backup` in a place of its
/// own that goes again, where everything in it is looked at. Prints what it finds; true when it is whole.
[[nodiscard]] bool verify_backup(std::filesystem::path const& file, BackupPlace const& near);

} // namespace evenkeel::app
