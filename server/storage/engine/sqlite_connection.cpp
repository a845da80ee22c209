#include "storage/engine/sqlite_connection.hpp"

#include "core/base/cannot_write.hpp"
#include "storage/engine/executed_statements.hpp"

#include <fmt/format.h>
#include <sqlite3.h>

namespace evenkeel::storage {
namespace {

constexpr int kBusyTimeoutMs = 5000;

/// WAL lets readers go on while the writer writes; FULL makes an answered commit survive a power cut.
constexpr char kSettings[] = "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON;"
                             "PRAGMA temp_store=MEMORY;";

/// Before the first connection: nobody asks SQLite how much memory it uses, and counting takes a lock for
/// each piece.
void count_no_memory() {
    static auto const code = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
    (void)code;
}

bool is_trouble_of_the_machine(int primary) {
    switch (primary) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_NOMEM:
    case SQLITE_IOERR:
    case SQLITE_CANTOPEN:
        return true;
    default:
        return false;
    }
}

/// A full disk has as many names as there are writes that can meet it.
bool is_about_writing(int primary, int extended) {
    switch (extended) {
    case SQLITE_IOERR_WRITE:
    case SQLITE_IOERR_FSYNC:
    case SQLITE_IOERR_DIR_FSYNC:
    case SQLITE_IOERR_TRUNCATE:
    case SQLITE_IOERR_SHMSIZE:
        return true;
    default:
        return primary == SQLITE_FULL || primary == SQLITE_READONLY;
    }
}

/// Rows as they were when their statement ended: numbers side by side, and all texts in one string.
class SqliteAnswer final : public Answer {
public:
    using ColumnNames = std::vector<std::string>;

    explicit SqliteAnswer(std::shared_ptr<ColumnNames const> columns) : columns_{std::move(columns)} {}

    void add_row(sqlite3_stmt* statement) {
        for (int column = 0; column < static_cast<int>(columns_->size()); ++column)
            cells_.push_back(kept(statement, column));
    }

    [[nodiscard]] std::size_t row_count() const override {
        return columns_->empty() ? 0 : cells_.size() / columns_->size();
    }

    [[nodiscard]] std::size_t column_count() const override { return columns_->size(); }

    [[nodiscard]] std::string_view column_name(std::size_t column) const override {
        return (*columns_)[column];
    }

    [[nodiscard]] Cell cell(std::size_t row, std::size_t column) const override {
        auto const& kept = cells_[row * columns_->size() + column];
        if (auto const* place = std::get_if<Place>(&kept))
            return std::string_view{texts_}.substr(place->begin, place->size);
        if (auto const* integer = std::get_if<std::int64_t>(&kept))
            return *integer;
        if (auto const* number = std::get_if<double>(&kept))
            return *number;
        return {};
    }

private:
    /// Where a text lies in `texts_`, which may move while it grows.
    struct Place {
        std::size_t begin;
        std::size_t size;
    };

    using Kept = std::variant<std::monostate, std::int64_t, double, Place>;

    Kept kept(sqlite3_stmt* statement, int column) {
        switch (sqlite3_column_type(statement, column)) {
        case SQLITE_INTEGER:
            return std::int64_t{sqlite3_column_int64(statement, column)};
        case SQLITE_FLOAT:
            return sqlite3_column_double(statement, column);
        case SQLITE_NULL:
            return {};
        default:
            break;
        }
        auto const* bytes = static_cast<char const*>(sqlite3_column_blob(statement, column));
        Place const place{texts_.size(), static_cast<std::size_t>(sqlite3_column_bytes(statement, column))};
        if (place.size > 0)
            texts_.append(bytes, place.size);
        return place;
    }

    std::shared_ptr<ColumnNames const> columns_;
    std::vector<Kept> cells_;
    std::string texts_;
};

std::shared_ptr<SqliteAnswer::ColumnNames const> column_names(sqlite3_stmt* statement) {
    auto names = std::make_shared<SqliteAnswer::ColumnNames>();
    for (int i = 0; i < sqlite3_column_count(statement); ++i)
        names->emplace_back(sqlite3_column_name(statement, i));
    return names;
}

/// By name and not by position: SQLite numbers "$2, $1" in the order of appearance, which would swap the
/// values.
std::vector<int> parameter_numbers(sqlite3_stmt* statement) {
    std::vector<int> numbers;
    for (int i = 1; i <= sqlite3_bind_parameter_count(statement); ++i) {
        auto const name = fmt::format("${}", i);
        auto const number = sqlite3_bind_parameter_index(statement, name.c_str());
        if (number == 0)
            throw std::logic_error{fmt::format("the statement does not use its parameter {}", name)};
        numbers.push_back(number);
    }
    return numbers;
}

struct Bind {
    sqlite3_stmt* statement;
    int index;

    int operator()(std::monostate) const { return sqlite3_bind_null(statement, index); }

    int operator()(std::int64_t number) const { return sqlite3_bind_int64(statement, index, number); }

    int operator()(double number) const { return sqlite3_bind_double(statement, index, number); }

    int operator()(std::string_view text) const {
        // Static: the values outlive the steps, and the next run binds all of them again. Null would bind no
        // text but NULL.
        if (text.data() == nullptr)
            text = "";
        return sqlite3_bind_text64(statement, index, text.data(), text.size(), SQLITE_STATIC, SQLITE_UTF8);
    }
};

} // namespace

void SqliteConnection::Finalize::operator()(sqlite3_stmt* statement) const {
    sqlite3_finalize(statement);
}

SqliteConnection::SqliteConnection(std::string const& path, SqliteRole role) {
    count_no_memory();
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
    if (is_about_writing(code & 0xff, extended))
        throw CannotWrite{message};
    if (is_trouble_of_the_machine(code & 0xff))
        throw Unavailable{message};
    throw std::runtime_error{message};
}

SqliteConnection::Prepared& SqliteConnection::prepared(std::string_view text, std::string_view name) {
    auto& kept = statements_[text.data()];
    if (!kept.statement) {
        sqlite3_stmt* made = nullptr;
        auto const code = sqlite3_prepare_v3(handle_, text.data(), static_cast<int>(text.size()),
                                             SQLITE_PREPARE_PERSISTENT, &made, nullptr);
        if (code != SQLITE_OK)
            fail(code, name);
        kept.statement.reset(made);
        kept.parameters = parameter_numbers(made);
    }
    return kept;
}

void SqliteConnection::bind(Prepared const& prepared, Values values) const {
    if (values.size() != prepared.parameters.size())
        throw std::logic_error{"the statement has other parameters than it was given"};
    for (std::size_t i = 0; i < values.size(); ++i)
        if (auto const code =
                std::visit(Bind{prepared.statement.get(), prepared.parameters[i]}, values[i].cell());
            code != SQLITE_OK)
            fail(code, "bind");
}

Rows SqliteConnection::step_through(Prepared& prepared) const {
    auto* const statement = prepared.statement.get();
    // The first step comes before the columns are looked at: it prepares the statement again when another
    // process has changed the schema, and "SELECT *" then has other columns.
    auto code = sqlite3_step(statement);
    if (auto const times = sqlite3_stmt_status(statement, SQLITE_STMTSTATUS_REPREPARE, 0);
        times != prepared.times_prepared) {
        prepared.columns = column_names(statement);
        prepared.times_prepared = times;
    }
    std::shared_ptr<SqliteAnswer> answer;
    for (; code == SQLITE_ROW; code = sqlite3_step(statement)) {
        if (!answer)
            answer = std::make_shared<SqliteAnswer>(prepared.columns);
        answer->add_row(statement);
    }
    if (code != SQLITE_DONE)
        fail(code, sqlite3_sql(statement));
    auto const changed =
        sqlite3_stmt_readonly(statement) != 0 ? 0 : static_cast<std::size_t>(sqlite3_changes64(handle_));
    return {std::move(answer), changed};
}

Rows SqliteConnection::run_values(Statement const& statement, Values values) {
    note_executed(statement.name, Dialect::sqlite);

    struct Reset {
        sqlite3_stmt* statement;

        ~Reset() { sqlite3_reset(statement); }
    };

    auto& ready = prepared(statement.sqlite, statement.name);
    Reset const reset{ready.statement.get()};
    bind(ready, values);
    return step_through(ready);
}

void SqliteConnection::control(std::string_view word) {
    run_values({.name = word, .sqlite = word, .postgres = {}}, {});
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
