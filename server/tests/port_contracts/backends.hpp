#pragma once

#include "outbound/encryption/sodium_encryption.hpp"
#include "storage/sql_stores.hpp"
#include "tests/support/temporary_folder.hpp"

#include <memory>

namespace evenkeel::testing {

/// As a server has it.
inline outbound::SodiumEncryption const kEncryptionOfTests{"a key of the tests' installation"};

/// A SQLite file of its own for each test: a file and not ":memory:", because only then are readers and the
/// writer connections of their own.
class SqliteBackend {
public:
    SqliteBackend();

    [[nodiscard]] Stores stores() { return stores_.stores(); }

    /// For tests that look at tables and not at stores.
    [[nodiscard]] storage::Database& database() { return *database_; }

    [[nodiscard]] storage::MemberKeys& member_keys() { return stores_.member_keys(); }

private:
    TemporaryFolder folder_{"contract"};
    std::unique_ptr<storage::Database> database_;
    storage::SqlStores stores_{*database_, kEncryptionOfTests};
};

/// One database of the private PostgreSQL server, emptied before each test.
class PostgresBackend {
public:
    PostgresBackend();

    [[nodiscard]] Stores stores() { return stores_.stores(); }

    /// For tests that look at tables and not at stores.
    [[nodiscard]] storage::Database& database() { return *database_; }

    [[nodiscard]] storage::MemberKeys& member_keys() { return stores_.member_keys(); }

private:
    std::unique_ptr<storage::Database> database_;
    storage::SqlStores stores_{*database_, kEncryptionOfTests};
};

} // namespace evenkeel::testing
