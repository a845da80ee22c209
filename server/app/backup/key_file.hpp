#pragma once

#include "app/backup/backup.hpp"
#include "app/backup/backup_stage.hpp"
#include "storage/encryption/key_ring.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace evenkeel::app {

/// The keys that open what backups beside it hold. There is one of it for all of them, and it is replaced:
/// whose key is taken out of it cannot be read in any of them any more.
struct KeyFile {
    std::string installation_key; ///< The name of the one that wrapped the keys.
    std::string secret;           ///< That key itself, where it was made in the data folder; else empty.
    std::vector<storage::KeptKey> keys;
};

[[nodiscard]] std::filesystem::path key_file_in(std::filesystem::path const& folder);

/// Nothing when there is none in the folder. Throws Unavailable when it does not open with `place.key`.
[[nodiscard]] std::optional<KeyFile> read_key_file(std::filesystem::path const& folder,
                                                   BackupPlace const& place, BackupStage const& stage);

/// Brings the file up to date with the database: adds its keys, takes out those that were erased, leaves the
/// others, which open older backups. Answers how many keys the database has; without any it makes no file.
std::size_t update_key_file(std::filesystem::path const& folder, BackupPlace const& place,
                            BackupStage const& stage);

/// As `update_key_file`, where keys are in the file that were erased since.
void forget_erased_keys(BackupPlace const& place, std::filesystem::path const& folder);

} // namespace evenkeel::app
