#pragma once

#include "storage/sql_stores.hpp"
#include "tests/support/temporary_folder.hpp"

#include <memory>

namespace evenkeel::testing {

/// A SQLite file of its own for each test: a file and not ":memory:", because only then are readers and the
/// writer connections of their own.
class SqliteBackend {
public:
    SqliteBackend();

    [[nodiscard]] Stores stores() { return stores_.stores(); }

    /// For tests that look at tables and not at stores.
    [[nodiscard]] storage::Database& database() { return *database_; }

private:
    TemporaryFolder folder_{"contract"};
    std::unique_ptr<storage::Database> database_;
    storage::SqlStores stores_{*database_};
};

/// One database of the private PostgreSQL server, emptied before each test.
class PostgresBackend {
public:
    PostgresBackend();

    [[nodiscard]] Stores stores() { return stores_.stores(); }

    /// For tests that look at tables and not at stores.
    [[nodiscard]] storage::Database& database() { return *database_; }

private:
    std::unique_ptr<storage::Database> database_;
    storage::SqlStores stores_{*database_};
};

} // namespace evenkeel::testing
