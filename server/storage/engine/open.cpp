#include "core/base/unavailable.hpp"
#include "storage/engine/database.hpp"
#include "storage/engine/postgres_database.hpp"
#include "storage/engine/sqlite_database.hpp"

#include <fmt/format.h>

namespace evenkeel::storage {

std::unique_ptr<Database> open(std::string const& url, OpenOptions options) {
    constexpr std::string_view kSqlite = "sqlite:";
    if (url.starts_with(kSqlite))
        return std::make_unique<SqliteDatabase>(url.substr(kSqlite.size()), options);
    if (url.starts_with("postgresql://") || url.starts_with("postgres://"))
        return std::make_unique<PostgresDatabase>(url, options);
    throw Unavailable{"the database address must begin with sqlite: or postgresql://"};
}

} // namespace evenkeel::storage
