#include "storage/portability/archive_statements.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <mutex>

namespace evenkeel::storage {
namespace {

struct Kept {
    std::string name;
    std::string text;
};

/// Keeps a text for good. There are as many as tables, and versions of their columns in old archives.
Statement kept_statement(std::string text) {
    static std::mutex mutex;
    static std::map<std::string, Kept> statements;
    std::scoped_lock const lock{mutex};
    auto const place = statements.try_emplace(text).first;
    if (place->second.name.empty())
        place->second = {fmt::format("member_archive/{}", statements.size()), std::move(text)};
    return {place->second.name, place->second.text, place->second.text};
}

std::size_t place_of(std::vector<std::string> const& columns, std::string_view name) {
    return static_cast<std::size_t>(std::ranges::find(columns, name) - columns.begin());
}

} // namespace

Statement select_all(MemberTable const& table) {
    if (!table.owned_where.empty())
        return kept_statement(
            fmt::format("SELECT * FROM {} WHERE {} LIMIT $2", table.name, table.owned_where));
    return kept_statement(
        fmt::format("SELECT * FROM {} WHERE {} = $1{} LIMIT $2", table.name, table.owner_column,
                    table.only_where.empty() ? "" : fmt::format(" AND {}", table.only_where)));
}

Statement insert_row(MemberTable const& table, std::vector<std::string> const& columns) {
    std::string names{table.owner_column};
    std::string values = "$1";
    for (std::size_t i = 0; i < columns.size(); ++i) {
        names += ", " + columns[i];
        values += fmt::format(", ${}", i + 2);
    }
    if (!table.parent)
        return kept_statement(
            fmt::format("INSERT INTO {} ({}) VALUES ({}) ON CONFLICT DO NOTHING", table.name, names, values));
    return kept_statement(fmt::format(
        "INSERT INTO {0} ({1}) SELECT {2} WHERE EXISTS (SELECT 1 FROM {3} WHERE {4} = $1 AND {5} = ${6}) "
        "ON CONFLICT DO NOTHING",
        table.name, names, values, table.parent->name, table.owner_column, table.parent->column,
        place_of(columns, table.parent->column) + 2));
}

Statement delete_row(MemberTable const& table) {
    auto text = fmt::format("DELETE FROM {} WHERE {} = $1", table.name, table.owner_column);
    for (std::size_t i = 0; i < table.key.size(); ++i)
        text += fmt::format(" AND {} = ${}", table.key[i], i + 2);
    for (auto const& below : member_tables())
        if (below.parent && below.parent->name == table.name)
            text += fmt::format(
                " AND NOT EXISTS (SELECT 1 FROM {0} WHERE {0}.{1} = {2}.{3} AND {0}.{4} = {2}.{4})",
                below.name, below.owner_column, table.name, table.owner_column, below.parent->column);
    return kept_statement(text);
}

} // namespace evenkeel::storage
