#pragma once

#include "storage/engine/database.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace evenkeel::storage {

/// Remembers that a statement ran on this database, when a test asked for that (`remember_executed`);
/// otherwise costs one look at a flag.
void note_executed(std::string_view name, Dialect dialect);

void remember_executed();

/// Statements that exist and did not run since `remember_executed`: "members/find on PostgreSQL".
[[nodiscard]] std::vector<std::string> never_executed();

} // namespace evenkeel::storage
