#pragma once

#include "core/portability/member_archive.hpp"
#include "storage/encryption/member_keys.hpp"
#include "storage/portability/archive_pieces.hpp"
#include "storage/portability/catalog.hpp"

namespace evenkeel::storage {

struct ImportName {
    MemberId member_id;
    ImportId import_id;    ///< Empty: nothing is remembered.
    MemberKeys::Key key{}; ///< The member's, which seals what is written.
};

/// Whether the rows can be written at all: known tables, each once, not too many, and as `check_rows`. Asked
/// before the first piece, because a refusal between two would keep half of a file.
[[nodiscard]] Result<void> check_data(Catalog const& catalog, portability::MemberData const& data);

/// Inside a transaction: writes the rows that are not there, and remembers which. Hands back which of the
/// piece were written.
std::vector<portability::Row const*> write_piece(Connection& connection, ImportName const& import,
                                                 Piece const& piece);

/// Inside a transaction: removes some of what `write_piece` remembered, and remembers it no longer. False
/// when there was nothing left.
[[nodiscard]] bool remove_piece(Connection& connection, ImportName const& import);

} // namespace evenkeel::storage
