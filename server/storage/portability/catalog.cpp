#include "storage/portability/catalog.hpp"

#include <sql/catalog.hpp>

namespace evenkeel::storage {
namespace {

ColumnKind kind_named(std::string_view name) {
    if (name == "INTEGER" || name == "bigint" || name == "integer" || name == "smallint")
        return ColumnKind::whole;
    if (name == "REAL" || name == "double precision" || name == "real")
        return ColumnKind::number;
    return ColumnKind::text;
}

} // namespace

Catalog catalog_of(Connection& connection) {
    Catalog catalog;
    for (auto const& row : connection.run(sql::catalog::kListColumns))
        catalog[row.text("table_name")].push_back({.name = row.text("column_name"),
                                                   .kind = kind_named(row.text("kind")),
                                                   .is_nullable = row.flag("is_nullable"),
                                                   .is_required = row.flag("is_required")});
    return catalog;
}

} // namespace evenkeel::storage
