#include "tests/port_contracts/backends.hpp"

#include "storage/engine/migrate.hpp"
#include "tests/support/private_postgres.hpp"

namespace evenkeel::testing {
namespace {

using storage::Database;

std::unique_ptr<Database> migrated(std::string const& url) {
    auto database = storage::open(url);
    storage::migrate(*database);
    return database;
}

/// Copying a file that was migrated once is ten times as fast as migrating each.
std::string copy_of_migrated_file(std::filesystem::path const& folder) {
    static TemporaryFolder const original{"migrated"};
    static auto const file = [] {
        auto const path = original.path() / "test.db";
        migrated("sqlite:" + path.string()); // closed at once, which moves the log into the file
        return path;
    }();
    auto const copy = folder / "test.db";
    std::filesystem::copy_file(file, copy);
    return copy.string();
}

/// Rows are deleted: TRUNCATE makes new files for every table and index, which takes far longer for a few
/// rows. Triggers are off meanwhile, because the ledger's refuse it.
std::unique_ptr<Database> emptied_postgres() {
    constexpr auto kEmpty = R"sql(
        SET LOCAL session_replication_role = replica;
        DO $$ DECLARE name TEXT; BEGIN
            FOR name IN SELECT quote_ident(table_name) FROM information_schema.tables
                        WHERE table_schema = 'public' AND table_name <> 'schema_migrations'
            LOOP
                EXECUTE 'DELETE FROM ' || name;
            END LOOP;
        END $$)sql";
    static std::string const url = [] {
        auto address = PrivatePostgres::running().new_database();
        migrated(address);
        return address;
    }();
    auto database = storage::open(url);
    database->transact([&](storage::Connection& connection) { connection.run_script(kEmpty); });
    return database;
}

} // namespace

SqliteBackend::SqliteBackend()
    : database_{storage::open("sqlite:" + copy_of_migrated_file(folder_.path()))} {}

PostgresBackend::PostgresBackend() : database_{emptied_postgres()} {}

} // namespace evenkeel::testing
