#pragma once

#include "app/config.hpp"
#include "app/health.hpp"
#include "outbound/encryption/sodium_encryption.hpp"
#include "storage/engine/database.hpp"

#include <filesystem>
#include <optional>
#include <string>

namespace evenkeel::app {

/// The file that holds the key of the installation; nothing where a setting or a command gives it.
[[nodiscard]] std::optional<std::filesystem::path> installation_key_file(Config const& config,
                                                                         std::filesystem::path const& data);

/// The key from the settings, their file or command, or the data folder; nothing where it was never made.
/// Throws Unavailable when it cannot be read.
[[nodiscard]] std::optional<std::string> find_installation_key(Config const& config,
                                                               std::filesystem::path const& data);

/// The key in a file of its own.
[[nodiscard]] std::string key_in(std::filesystem::path const& file);

/// A new key in a new file that nobody else can read, on the disk before this returns.
std::string make_key_file(std::filesystem::path const& file);

/// Returns what seals members' texts. The key is made when the database belongs to none yet. Throws
/// Unavailable, in words for an operator, when the database belongs to another key than the one that is here;
/// nothing was changed then.
[[nodiscard]] outbound::SodiumEncryption
encryption_of(Config const& config, std::filesystem::path const& data, storage::Database& database);

/// Whether members' texts can be read, and where their key lies.
[[nodiscard]] Finding look_at_encryption(Config const& config, std::filesystem::path const& data,
                                         storage::Database& database);

/// Whether a restored database has the keys of its texts, and brought along the key that they are wrapped
/// under.
[[nodiscard]] Finding look_at_restored_keys(std::filesystem::path const& data, std::string const& database);

} // namespace evenkeel::app
