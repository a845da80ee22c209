#pragma once

#include "storage/engine/database.hpp"

#include <map>
#include <string>
#include <vector>

namespace evenkeel::storage {

enum class ColumnKind { whole, number, text };

struct CatalogColumn {
    std::string name;
    ColumnKind kind{ColumnKind::text};
    bool is_nullable{false};
    bool is_required{false}; ///< May not be null and has no default.
};

/// The tables of the database as it says itself, with their columns in order.
using Catalog = std::map<std::string, std::vector<CatalogColumn>>;

[[nodiscard]] Catalog catalog_of(Connection& connection);

} // namespace evenkeel::storage
