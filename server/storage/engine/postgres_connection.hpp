#pragma once

#include "storage/engine/database.hpp"
#include "storage/engine/try_again.hpp"

#include <memory>
#include <set>
#include <string>

struct pg_conn;
struct pg_result;

namespace evenkeel::storage {

/// One connection to PostgreSQL, used by one thread at a time. Keeps its prepared statements.
class PostgresConnection final : public Connection {
public:
    /// Throws Unavailable when no server of the URL can be reached within the connect time-out.
    explicit PostgresConnection(std::string const& url);
    ~PostgresConnection() override;
    PostgresConnection(PostgresConnection const&) = delete;
    PostgresConnection& operator=(PostgresConnection const&) = delete;

    using Connection::run;
    Rows run(Statement const& statement, Values const& values) override;
    void run_script(std::string_view script) override;

    /// False once the connection was lost, or its server became a read-only one; it is of no more use then.
    [[nodiscard]] bool is_alive() const;

    /// To wait at for notices of channels that were listened to.
    [[nodiscard]] int socket() const;

    /// How many notices have come since the last time. Throws Unavailable when the connection was lost.
    [[nodiscard]] std::size_t take_notices();

private:
    struct Clear {
        void operator()(pg_result* result) const;
    };

    using Result = std::unique_ptr<pg_result, Clear>;

    void prepare(Statement const& statement);
    void check(pg_result const* result, std::string_view what);

    pg_conn* handle_{nullptr};
    bool is_read_only_{false};
    std::set<std::string_view> prepared_; // names are constants
};

} // namespace evenkeel::storage
