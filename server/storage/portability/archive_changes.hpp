#pragma once

#include "core/portability/member_archive.hpp"
#include "storage/engine/database.hpp"
#include "storage/portability/archive_writer.hpp"

namespace evenkeel::storage {

/// Returns the change of each carried table of the data, if the member had all of its rows.
[[nodiscard]] std::vector<portability::TableChange> nothing_brought(portability::MemberData const& data);

/// Rows of the table turned out to be new.
void count_brought(std::vector<portability::TableChange>& changes, std::string_view table,
                   std::size_t brought);

/// How much of a piece is new: written in a transaction, below the rows above it, and taken back. So what is
/// told beforehand is what happens.
[[nodiscard]] portability::DataSize try_piece(Database& database, ImportName const& nothing_remembered,
                                              Piece const& above, Piece const& piece);

} // namespace evenkeel::storage
