#pragma once

#include "storage/engine/database.hpp"

#include <span>
#include <stdexcept>
#include <string>
#include <vector>

namespace evenkeel::storage {

/// The database and this program do not fit together; says what to do.
class MigrationRefused : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

struct Migration;

/// Applies what is missing, in order, each step in a transaction of its own under a lock, so that several
/// processes may start at once. Answers the names of the steps it applied. Throws MigrationRefused when a
/// step that was applied has another text now, or the database is newer than this program.
std::vector<std::string> migrate(Database& database);
std::vector<std::string> migrate(Database& database, std::span<Migration const> migrations);

/// What a database remembers of the text of a step. Enough to notice an edit; nobody is being defended
/// against here.
[[nodiscard]] std::string checksum(std::string_view text);

/// Names of the steps that `migrate` would apply.
[[nodiscard]] std::vector<std::string> pending_migrations(Database& database);

} // namespace evenkeel::storage
