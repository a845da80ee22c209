#include "storage/engine/postgres_connection.hpp"

#include "core/base/unavailable.hpp"
#include "storage/engine/executed_statements.hpp"

#include <charconv>
#include <fmt/format.h>
#include <libpq-fe.h>

namespace evenkeel::storage {
namespace {

// Type numbers of pg_type.h, which libpq's own headers do not carry.
constexpr Oid kBool = 16;
constexpr Oid kBigint = 20;
constexpr Oid kSmallint = 21;
constexpr Oid kInteger = 23;
constexpr Oid kReal = 700;
constexpr Oid kDouble = 701;
constexpr Oid kNumeric = 1700;

/// The server is a standby: after a failover the address may lead to another one.
constexpr std::string_view kReadOnly = "25006";

/// Errors of these classes are the server's or the connection's trouble, not the statement's.
bool is_trouble_of_the_server(std::string_view state) {
    return state.empty() || state.starts_with("08") || state.starts_with("53") || state.starts_with("57") ||
           state.starts_with("58") || state == kReadOnly;
}

struct AsText {
    std::optional<std::string> operator()(std::monostate) const { return std::nullopt; }

    std::optional<std::string> operator()(std::int64_t number) const { return std::to_string(number); }

    std::optional<std::string> operator()(double number) const { return fmt::format("{}", number); }

    std::optional<std::string> operator()(std::string const& text) const { return text; }
};

template <class Number>
Number parsed(std::string_view text) {
    Number number{};
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

Cell cell_of(PGresult const* result, int row, int column) {
    if (PQgetisnull(result, row, column) != 0)
        return std::monostate{};
    std::string_view const text{PQgetvalue(result, row, column),
                                static_cast<std::size_t>(PQgetlength(result, row, column))};
    switch (PQftype(result, column)) {
    case kBool:
        return std::int64_t{text == "t" ? 1 : 0};
    case kBigint:
    case kSmallint:
    case kInteger:
        return parsed<std::int64_t>(text);
    case kReal:
    case kDouble:
    case kNumeric:
        return parsed<double>(text);
    default:
        return std::string{text};
    }
}

Rows rows_of(PGresult* result) {
    Rows answer;
    auto const count = PQnfields(result);
    auto columns = std::make_shared<std::vector<std::string>>();
    for (int i = 0; i < count; ++i)
        columns->emplace_back(PQfname(result, i));
    for (int row = 0; row < PQntuples(result); ++row) {
        std::vector<Cell> cells;
        for (int column = 0; column < count; ++column)
            cells.push_back(cell_of(result, row, column));
        answer.rows.emplace_back(columns, std::move(cells));
    }
    answer.changed = parsed<std::size_t>(PQcmdTuples(result));
    return answer;
}

} // namespace

void PostgresConnection::Clear::operator()(pg_result* result) const {
    PQclear(result);
}

PostgresConnection::PostgresConnection(std::string const& url) {
    // A host that is down, or goes away without a word, must not hold a request for minutes. A value in the
    // URL itself wins over ours.
    constexpr char const* kNames[] = {
        "connect_timeout",  "tcp_user_timeout", "keepalives_idle", "keepalives_interval",
        "keepalives_count", "application_name", "dbname",          nullptr};
    char const* const values[] = {"5", "20000", "30", "10", "3", "evenkeel", url.c_str(), nullptr};
    handle_ = PQconnectdbParams(kNames, values, 1);
    if (!is_alive()) {
        auto const why = fmt::format("PostgreSQL cannot be reached: {}", PQerrorMessage(handle_));
        PQfinish(handle_);
        throw Unavailable{why};
    }
    // Details of an error hold what members wrote; messages of ours go to the log.
    PQsetErrorVerbosity(handle_, PQERRORS_TERSE);
    // Notices would go to standard error, between the log's JSON lines; what matters comes as an error
    // anyway.
    PQsetNoticeProcessor(handle_, [](void* /*nobody*/, char const* /*notice*/) {}, nullptr);
    run_script("SET client_min_messages = warning; SET statement_timeout = '15s'; SET lock_timeout = '10s';"
               "SET idle_in_transaction_session_timeout = '60s'");
}

PostgresConnection::~PostgresConnection() {
    PQfinish(handle_);
}

bool PostgresConnection::is_alive() const {
    return PQstatus(handle_) == CONNECTION_OK && !is_read_only_;
}

int PostgresConnection::socket() const {
    return PQsocket(handle_);
}

std::size_t PostgresConnection::take_notices() {
    if (PQconsumeInput(handle_) == 0)
        throw Unavailable{fmt::format("listening was broken off: {}", PQerrorMessage(handle_))};
    std::size_t count = 0;
    for (auto* notice = PQnotifies(handle_); notice != nullptr; notice = PQnotifies(handle_)) {
        PQfreemem(notice);
        ++count;
    }
    return count;
}

void PostgresConnection::check(pg_result const* result, std::string_view what) {
    auto const status = PQresultStatus(result);
    if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK)
        return;
    auto const* const field = PQresultErrorField(result, PG_DIAG_SQLSTATE);
    std::string_view const state{field == nullptr ? "" : field};
    auto const message = fmt::format("{}: {}", what, PQerrorMessage(handle_));
    if (state == "40001" || state == "40P01")
        throw TryAgain{message};
    if (state == "23505")
        throw UniqueViolation{message};
    is_read_only_ = is_read_only_ || state == kReadOnly;
    if (is_trouble_of_the_server(state))
        throw Unavailable{message};
    throw std::runtime_error{message};
}

void PostgresConnection::prepare(Statement const& statement) {
    if (prepared_.contains(statement.name))
        return;
    std::string const name{statement.name};
    std::string const text{statement.postgres};
    Result const result{PQprepare(handle_, name.c_str(), text.c_str(), 0, nullptr)};
    check(result.get(), statement.name);
    prepared_.insert(statement.name);
}

Rows PostgresConnection::run(Statement const& statement, Values const& values) {
    note_executed(statement.name, Dialect::postgres);
    prepare(statement);
    std::vector<std::optional<std::string>> texts;
    for (auto const& value : values)
        texts.push_back(std::visit(AsText{}, value.cell()));
    std::vector<char const*> pointers;
    for (auto const& text : texts) {
        if (text && text->find('\0') != std::string::npos)
            throw std::runtime_error{
                fmt::format("{}: PostgreSQL keeps no text with a zero byte", statement.name)};
        pointers.push_back(text ? text->c_str() : nullptr);
    }
    std::string const name{statement.name};
    Result const result{PQexecPrepared(handle_, name.c_str(), static_cast<int>(pointers.size()),
                                       pointers.data(), nullptr, nullptr, 0)};
    check(result.get(), statement.name);
    return rows_of(result.get());
}

void PostgresConnection::run_script(std::string_view script) {
    std::string const text{script};
    Result const result{PQexec(handle_, text.c_str())};
    check(result.get(), "script");
}

} // namespace evenkeel::storage
