#include "storage/portability/archive_changes.hpp"

#include "storage/portability/archive_reader.hpp"
#include "storage/portability/archive_writer.hpp"

#include <algorithm>

namespace evenkeel::storage {
namespace {

using portability::DataSize;
using portability::MemberData;
using portability::TableChange;

/// Ends a transaction whose outcome is only wanted to be known.
struct OnlyAsked {};

} // namespace

std::vector<TableChange> nothing_brought(MemberData const& data) {
    std::vector<TableChange> changes;
    for (auto const& table : member_tables()) {
        auto const rows = std::ranges::find(data, table.name, &portability::TableRows::table);
        if (rows != data.end() && !rows->rows.empty() && table.policy == TablePolicy::carried)
            changes.push_back({.table = rows->table, .brought = 0, .known = rows->rows.size()});
    }
    return changes;
}

void count_brought(std::vector<TableChange>& changes, std::string_view table, std::size_t brought) {
    auto const change = std::ranges::find(changes, table, &TableChange::table);
    if (change == changes.end())
        return;
    change->brought += brought;
    change->known -= std::min(change->known, brought);
}

DataSize try_piece(Database& database, ImportName const& nothing_remembered, Piece const& above,
                   Piece const& piece) {
    DataSize size;
    try {
        database.transact([&](Connection& connection) {
            auto const catalog = catalog_of(connection);
            size = {};
            (void)write_piece(connection, nothing_remembered, above);
            for (auto const* const row : write_piece(connection, nothing_remembered, piece))
                size += {.rows = 1,
                         .bytes = bytes_of(*piece.table, catalog.at(std::string{piece.table->name}), *row)};
            throw OnlyAsked{};
        });
    } catch (OnlyAsked const&) {
    }
    return size;
}

} // namespace evenkeel::storage
