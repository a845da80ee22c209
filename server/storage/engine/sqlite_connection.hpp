#pragma once

#include "storage/engine/database.hpp"

#include <memory>
#include <string>
#include <unordered_map>

struct sqlite3;
struct sqlite3_stmt;

namespace evenkeel::storage {

enum class SqliteRole { writer, reader };

/// One connection to a SQLite file, used by one thread at a time. Keeps its prepared statements.
class SqliteConnection final : public Connection {
public:
    /// Throws Unavailable when the file cannot be opened.
    SqliteConnection(std::string const& path, SqliteRole role);
    ~SqliteConnection() override;
    SqliteConnection(SqliteConnection const&) = delete;
    SqliteConnection& operator=(SqliteConnection const&) = delete;

    using Connection::run;
    Rows run(Statement const& statement, Values const& values) override;
    void run_script(std::string_view script) override;

    /// Whether a transaction is open. A full disk, for one, ends it behind our back.
    [[nodiscard]] bool in_transaction() const;

private:
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const;
    };

    using Prepared = std::unique_ptr<sqlite3_stmt, Finalize>;

    [[nodiscard]] sqlite3_stmt* prepared(Statement const& statement);
    void bind(sqlite3_stmt* statement, Values const& values) const;
    [[nodiscard]] Rows step_through(sqlite3_stmt* statement) const;
    [[noreturn]] void fail(int code, std::string_view what) const;

    sqlite3* handle_{nullptr};
    std::unordered_map<char const*, Prepared> statements_; // by the address of the text, which is a constant
};

} // namespace evenkeel::storage
