#include "storage/portability/archive_pieces.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace evenkeel::storage {
namespace {

using portability::Cell;
using portability::MemberData;
using portability::TableRows;

/// Besides the key, what is unique among a member's rows wherever it stands.
constexpr std::array<std::string_view, 2> kNames{"event_id", "upload_id"};

Cell const* cell_of(std::vector<std::string> const& columns, portability::Row const& row,
                    std::string_view name) {
    auto const place = std::ranges::find(columns, name);
    return place == columns.end() ? nullptr : &row.at(static_cast<std::size_t>(place - columns.begin()));
}

/// Tells rows that came before in the same table.
class Seen {
public:
    bool was_before(Piece const& piece, portability::Row const& row) {
        bool before = !keys_.insert(key_of(piece, row)).second;
        for (std::size_t i = 0; i < kNames.size(); ++i)
            if (auto const* const name = cell_of(*piece.columns, row, kNames[i]);
                name != nullptr && !std::holds_alternative<std::monostate>(*name))
                before = !names_[i].insert(*name).second || before;
        return before;
    }

private:
    std::set<std::string> keys_;
    std::array<std::set<Cell>, kNames.size()> names_;
};

std::size_t text_bytes(portability::Row const& row) {
    std::size_t bytes = 0;
    for (auto const& cell : row)
        if (auto const* const text = std::get_if<std::string>(&cell))
            bytes += text->size();
    return bytes;
}

void cut(std::vector<Piece>& pieces, MemberTable const& table, TableRows const& rows) {
    Piece const empty{.table = &table, .columns = &rows.columns, .rows = {}};
    Seen seen;
    auto piece = empty;
    std::size_t bytes = 0;
    for (auto const& row : rows.rows) {
        if (seen.was_before(empty, row))
            continue;
        bytes += text_bytes(row);
        if (piece.rows.size() == kMostRowsOfPiece || (!piece.rows.empty() && bytes > kMostBytesOfPiece)) {
            pieces.push_back(std::exchange(piece, empty));
            bytes = text_bytes(row);
        }
        piece.rows.push_back(&row);
    }
    if (!piece.rows.empty())
        pieces.push_back(std::move(piece));
}

} // namespace

std::string key_of(Piece const& piece, portability::Row const& row) {
    std::string key;
    for (auto const name : piece.table->key) {
        auto const& cell = *cell_of(*piece.columns, row, name);
        auto const* const text = std::get_if<std::string>(&cell);
        key += key.empty() ? "" : std::string{kBetweenKeys};
        key += text == nullptr ? std::to_string(std::get<std::int64_t>(cell)) : *text;
    }
    return key;
}

std::vector<Piece> pieces_of(MemberData const& data) {
    std::vector<Piece> pieces;
    for (auto const& table : member_tables()) {
        auto const rows = std::ranges::find(data, table.name, &TableRows::table);
        if (rows != data.end() && table.policy == TablePolicy::carried)
            cut(pieces, table, *rows);
    }
    return pieces;
}

RowsAbove::RowsAbove(std::vector<Piece> const& pieces) {
    for (auto const& below : member_tables()) {
        if (!below.parent)
            continue;
        for (auto const& piece : pieces) {
            if (piece.table->name != below.parent->name)
                continue;
            auto& parents = parents_[below.name];
            parents.like = {.table = piece.table, .columns = piece.columns, .rows = {}};
            for (auto const* const row : piece.rows)
                parents.rows.emplace(*cell_of(*piece.columns, *row, below.parent->column), row);
        }
    }
}

Piece RowsAbove::operator()(Piece const& piece) const {
    auto const parents = parents_.find(piece.table->name);
    if (parents == parents_.end())
        return {};
    auto above = parents->second.like;
    std::set<portability::Row const*> taken;
    for (auto const* const row : piece.rows) {
        auto const found =
            parents->second.rows.find(*cell_of(*piece.columns, *row, piece.table->parent->column));
        if (found != parents->second.rows.end() && taken.insert(found->second).second)
            above.rows.push_back(found->second);
    }
    return above;
}

} // namespace evenkeel::storage
