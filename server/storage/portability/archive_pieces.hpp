#pragma once

#include "core/portability/member_data.hpp"
#include "storage/portability/member_tables.hpp"

#include <map>

namespace evenkeel::storage {

/// What one transaction of an import writes or of an undo removes: some milliseconds, for which others wait.
inline constexpr std::size_t kMostRowsOfPiece = 250;
inline constexpr std::size_t kMostBytesOfPiece = std::size_t{1024} * 1024; ///< Or a single row of more.

/// Rows of one table that are written together. Points into the data that it was cut from.
struct Piece {
    MemberTable const* table{nullptr};
    std::vector<std::string> const* columns{nullptr};
    std::vector<portability::Row const*> rows;
};

/// All rows of carried tables, in the order in which they may be written. Of rows that name themselves alike
/// (their key, or an event or upload id) only the first, so that it does not matter to their number where the
/// cuts fall.
[[nodiscard]] std::vector<Piece> pieces_of(portability::MemberData const& data);

inline constexpr char kBetweenKeys = '\x1f'; ///< Which no key holds (storage/archive_rules.hpp).

/// What names the row among the member's, as one text.
[[nodiscard]] std::string key_of(Piece const& piece, portability::Row const& row);

/// Finds the rows of the same data under which the rows of a piece stand, if they stand under any.
class RowsAbove {
public:
    explicit RowsAbove(std::vector<Piece> const& pieces);

    [[nodiscard]] Piece operator()(Piece const& piece) const;

private:
    struct Parents {
        Piece like; ///< Without rows.
        std::map<portability::Cell, portability::Row const*> rows;
    };

    std::map<std::string_view, Parents> parents_;
};

} // namespace evenkeel::storage
