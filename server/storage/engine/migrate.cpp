#include "storage/engine/migrate.hpp"

#include "core/base/hash.hpp"
#include "storage/engine/migration.hpp"

#include <sql/schema_migrations.hpp>

#include <algorithm>
#include <fmt/format.h>
#include <map>

namespace evenkeel::storage {
namespace {

std::string_view text_for(Migration const& migration, Dialect dialect) {
    return dialect == Dialect::sqlite ? migration.sqlite : migration.postgres;
}

/// Step number → checksum.
using Applied = std::map<std::int64_t, std::string>;

/// The table of steps cannot come from a step. Taking the lock first keeps two first starts apart; whoever
/// waits for it waits as long as the other one's steps take.
Applied lock_and_read(Connection& connection, Dialect dialect) {
    if (dialect == Dialect::postgres)
        connection.run_script("SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0;"
                              "SELECT pg_advisory_xact_lock(7012026)");
    connection.run_script("CREATE TABLE IF NOT EXISTS schema_migrations (number BIGINT PRIMARY KEY, "
                          "name TEXT NOT NULL, checksum TEXT NOT NULL)");
    Applied applied;
    for (auto const& row : connection.run(sql::schema_migrations::kList))
        applied.emplace(row.integer("number"), row.text("checksum"));
    return applied;
}

void check(Applied const& applied, std::span<Migration const> migrations, Dialect dialect) {
    for (auto const& [number, sum] : applied) {
        auto const known = std::ranges::find(migrations, number, &Migration::number);
        if (known == migrations.end())
            throw MigrationRefused{fmt::format(
                "the database has step {:04} of a newer version; start that version, or restore a backup",
                number)};
        if (checksum(text_for(*known, dialect)) != sum)
            throw MigrationRefused{fmt::format(
                "step {} was applied with another text than this program has; steps are never edited",
                known->name)};
    }
}

bool apply(Database& database, std::span<Migration const> migrations, Migration const& migration) {
    return database.transact([&](Connection& connection) {
        auto const dialect = database.dialect();
        auto const applied = lock_and_read(connection, dialect);
        check(applied, migrations, dialect);
        if (applied.contains(migration.number))
            return false;
        auto const text = text_for(migration, dialect);
        connection.run_script(text);
        connection.run(sql::schema_migrations::kInsert, migration.number, migration.name, checksum(text));
        return true;
    });
}

} // namespace

std::string checksum(std::string_view text) {
    return fmt::format("{:016x}", fnv1a(text));
}

std::vector<std::string> migrate(Database& database, std::span<Migration const> migrations) {
    std::vector<std::string> applied;
    for (auto const& migration : migrations)
        if (apply(database, migrations, migration))
            applied.emplace_back(migration.name);
    return applied;
}

std::vector<std::string> migrate(Database& database) {
    return migrate(database, all_migrations());
}

std::vector<std::string> pending_migrations(Database& database) {
    auto const applied = database.transact([&](Connection& connection) {
        auto found = lock_and_read(connection, database.dialect());
        check(found, all_migrations(), database.dialect());
        return found;
    });
    std::vector<std::string> pending;
    for (auto const& migration : all_migrations())
        if (!applied.contains(migration.number))
            pending.emplace_back(migration.name);
    return pending;
}

} // namespace evenkeel::storage
