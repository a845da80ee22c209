#pragma once

#include "storage/engine/database.hpp"

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

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

    Rows run_values(Statement const& statement, Values values) override;
    void run_script(std::string_view script) override;

    /// One word of transaction control, such as "BEGIN": a constant, because it stays prepared.
    void control(std::string_view word);

    /// Whether a transaction is open. A full disk, for one, ends it behind our back.
    [[nodiscard]] bool in_transaction() const;

private:
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const;
    };

    using ColumnNames = std::vector<std::string>;

    /// A statement that stays prepared, with what is asked of it at every run.
    struct Prepared {
        std::unique_ptr<sqlite3_stmt, Finalize> statement;
        std::vector<int> parameters; ///< SQLite's number of $1 … $n.
        std::shared_ptr<ColumnNames const> columns;
        int times_prepared{-1}; ///< As of when `columns` were read.
    };

    [[nodiscard]] Prepared& prepared(std::string_view text, std::string_view name);
    void bind(Prepared const& prepared, Values values) const;
    [[nodiscard]] Rows step_through(Prepared& prepared) const;
    [[noreturn]] void fail(int code, std::string_view what) const;

    sqlite3* handle_{nullptr};
    std::unordered_map<char const*, Prepared> statements_; // by the address of the text, which is a constant
};

} // namespace evenkeel::storage
