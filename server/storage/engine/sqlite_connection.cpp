#include "storage/engine/sqlite_connection.hpp"

#include "core/base/unavailable.hpp"
#include "storage/engine/executed_statements.hpp"

#include <fmt/format.h>
#include <sqlite3.h>

namespace evenkeel::storage {
namespace {

constexpr int kBusyTimeoutMs = 5000;

/// WAL lets readers go on while the writer writes; FULL makes an answered commit survive a power cut.
constexpr char kSettings[] = "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON;"
                             "PRAGMA temp_store=MEMORY;";

bool is_trouble_of_the_machine(int primary) {
    switch (primary) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_NOMEM:
    case SQLITE_READONLY:
    case SQLITE_IOERR:
    case SQLITE_FULL:
    case SQLITE_CANTOPEN:
        return true;
    default:
        return false;
    }
}

Cell cell_of(sqlite3_stmt* statement, int column) {
    switch (sqlite3_column_type(statement, column)) {
    case SQLITE_INTEGER:
        return std::int64_t{sqlite3_column_int64(statement, column)};
    case SQLITE_FLOAT:
        return sqlite3_column_double(statement, column);
    case SQLITE_NULL:
        return std::monostate{};
    default: {
        auto const* bytes = static_cast<char const*>(sqlite3_column_blob(statement, column));
        auto const size = static_cast<std::size_t>(sqlite3_column_bytes(statement, column));
        return size == 0 ? std::string{} : std::string{bytes, size};
    }
    }
}

std::shared_ptr<std::vector<std::string> const> column_names(sqlite3_stmt* statement) {
    auto names = std::make_shared<std::vector<std::string>>();
    for (int i = 0; i < sqlite3_column_count(statement); ++i)
        names->emplace_back(sqlite3_column_name(statement, i));
    return names;
}

struct Bind {
    sqlite3_stmt* statement;
    int index;

    int operator()(std::monostate) const { return sqlite3_bind_null(statement, index); }

    int operator()(std::int64_t number) const { return sqlite3_bind_int64(statement, index, number); }

    int operator()(double number) const { return sqlite3_bind_double(statement, index, number); }

    int operator()(std::string const& text) const {
        // Static: the values outlive the step, and are cleared right after it.
        return sqlite3_bind_text64(statement, index, text.data(), text.size(), SQLITE_STATIC, SQLITE_UTF8);
    }
};

} // namespace

void SqliteConnection::Finalize::operator()(sqlite3_stmt* statement) const {
    sqlite3_finalize(statement);
}

SqliteConnection::SqliteConnection(std::string const& path, SqliteRole role) {
    auto const flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
    if (auto const code = sqlite3_open_v2(path.c_str(), &handle_, flags, nullptr); code != SQLITE_OK) {
        auto const why = fmt::format("the database {} cannot be opened: {}", path, sqlite3_errstr(code));
        sqlite3_close_v2(handle_);
        throw Unavailable{why};
    }
    sqlite3_busy_timeout(handle_, kBusyTimeoutMs);
    run_script(kSettings);
    if (role == SqliteRole::reader)
        run_script("PRAGMA query_only=ON;");
}

SqliteConnection::~SqliteConnection() {
    statements_.clear();
    sqlite3_close_v2(handle_);
}

void SqliteConnection::fail(int code, std::string_view what) const {
    auto const message = fmt::format("{}: {}", what, sqlite3_errmsg(handle_));
    auto const extended = sqlite3_extended_errcode(handle_);
    if (extended == SQLITE_CONSTRAINT_UNIQUE || extended == SQLITE_CONSTRAINT_PRIMARYKEY)
        throw UniqueViolation{message};
    if (is_trouble_of_the_machine(code & 0xff))
        throw Unavailable{message};
    throw std::runtime_error{message};
}

sqlite3_stmt* SqliteConnection::prepared(Statement const& statement) {
    auto& kept = statements_[statement.sqlite.data()];
    if (!kept) {
        sqlite3_stmt* made = nullptr;
        auto const code =
            sqlite3_prepare_v3(handle_, statement.sqlite.data(), static_cast<int>(statement.sqlite.size()),
                               SQLITE_PREPARE_PERSISTENT, &made, nullptr);
        if (code != SQLITE_OK)
            fail(code, statement.name);
        kept.reset(made);
    }
    return kept.get();
}

/// By name and not by position: SQLite numbers "$2, $1" in the order of appearance, which swaps the values.
void SqliteConnection::bind(sqlite3_stmt* statement, Values const& values) const {
    for (std::size_t i = 0; i < values.size(); ++i) {
        auto const name = fmt::format("${}", i + 1);
        auto const index = sqlite3_bind_parameter_index(statement, name.c_str());
        if (index == 0)
            throw std::logic_error{fmt::format("the statement does not use its parameter {}", name)};
        if (auto const code = std::visit(Bind{statement, index}, values[i].cell()); code != SQLITE_OK)
            fail(code, "bind");
    }
    if (static_cast<std::size_t>(sqlite3_bind_parameter_count(statement)) != values.size())
        throw std::logic_error{"the statement has other parameters than it was given"};
}

Rows SqliteConnection::step_through(sqlite3_stmt* statement) const {
    // The first step comes before the columns are counted: it prepares the statement anew when another
    // process has changed the schema, and "SELECT *" then has other columns.
    auto code = sqlite3_step(statement);
    Rows answer;
    auto const columns = column_names(statement);
    for (; code == SQLITE_ROW; code = sqlite3_step(statement)) {
        std::vector<Cell> cells;
        cells.reserve(columns->size());
        for (int i = 0; i < static_cast<int>(columns->size()); ++i)
            cells.push_back(cell_of(statement, i));
        answer.rows.emplace_back(columns, std::move(cells));
    }
    if (code != SQLITE_DONE)
        fail(code, sqlite3_sql(statement));
    answer.changed =
        sqlite3_stmt_readonly(statement) != 0 ? 0 : static_cast<std::size_t>(sqlite3_changes64(handle_));
    return answer;
}

Rows SqliteConnection::run(Statement const& statement, Values const& values) {
    note_executed(statement.name, Dialect::sqlite);

    struct Reset {
        sqlite3_stmt* statement;

        ~Reset() {
            sqlite3_reset(statement);
            sqlite3_clear_bindings(statement);
        }
    };

    auto* const ready = prepared(statement);
    Reset const reset{ready};
    bind(ready, values);
    return step_through(ready);
}

void SqliteConnection::run_script(std::string_view script) {
    std::string const text{script};
    if (auto const code = sqlite3_exec(handle_, text.c_str(), nullptr, nullptr, nullptr); code != SQLITE_OK)
        fail(code, "script");
}

bool SqliteConnection::in_transaction() const {
    return sqlite3_get_autocommit(handle_) == 0;
}

} // namespace evenkeel::storage
