#pragma once

#include <span>
#include <string_view>

namespace evenkeel::storage {

/// One step of the schema, from migrations/NNNN-name.sql.
struct Migration {
    int number;
    std::string_view name;
    std::string_view sqlite;
    std::string_view postgres;
};

/// Every step there is, in the order of their numbers.
[[nodiscard]] std::span<Migration const> all_migrations();

} // namespace evenkeel::storage
