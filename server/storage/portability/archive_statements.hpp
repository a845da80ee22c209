#pragma once

#include "storage/engine/statement.hpp"
#include "storage/portability/catalog.hpp"
#include "storage/portability/member_tables.hpp"

namespace evenkeel::storage {

/// The statements of the archive, made from the list of tables and the catalog and not from files, so that a
/// new column leaves with its table. They live as long as the process: connections know prepared statements
/// by their place.

/// Every row of the table that leaves: $1 the owner, $2 the most rows.
[[nodiscard]] Statement select_all(MemberTable const& table);

/// $1 the owner, then a value for each column. Nothing happens when the row, or another in its place, is
/// there, or when the row above is not.
[[nodiscard]] Statement insert_row(MemberTable const& table, std::vector<std::string> const& columns);

/// $1 the owner, then the key. Nothing happens while rows stand below it.
[[nodiscard]] Statement delete_row(MemberTable const& table);

} // namespace evenkeel::storage
