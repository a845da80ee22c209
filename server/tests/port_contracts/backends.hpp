#pragma once

#include "storage/sql_stores.hpp"
#include "tests/support/temporary_folder.hpp"

#include <memory>

namespace evenkeel::testing {

class SqlBackend {
public:
    explicit SqlBackend(std::unique_ptr<storage::Database> database) : database_{std::move(database)} {}

    [[nodiscard]] Stores stores() { return stores_.stores(); }

    [[nodiscard]] storage::Database& database() { return *database_; }

private:
    std::unique_ptr<storage::Database> database_;
    storage::SqlStores stores_{*database_};
};

/// A SQLite file of its own for each test: a file and not ":memory:", because only then are readers and the
/// writer connections of their own.
class SqliteBackend {
public:
    SqliteBackend();

    [[nodiscard]] Stores stores() { return backend_.stores(); }

    /// For tests that look at tables and not at stores.
    [[nodiscard]] storage::Database& database() { return backend_.database(); }

private:
    TemporaryFolder folder_{"contract"};
    SqlBackend backend_;
};

/// One database of the private PostgreSQL server, emptied before each test.
class PostgresBackend {
public:
    PostgresBackend();

    [[nodiscard]] Stores stores() { return backend_.stores(); }

    /// For tests that look at tables and not at stores.
    [[nodiscard]] storage::Database& database() { return backend_.database(); }

private:
    SqlBackend backend_;
};

} // namespace evenkeel::testing
