#pragma once

#include "storage/engine/postgres_connection.hpp"

#include <condition_variable>
#include <mutex>
#include <vector>

namespace evenkeel::storage {

/// PostgreSQL behind a bounded pool of connections that are opened when needed and replaced when lost.
class PostgresDatabase final : public Database {
public:
    /// Opens one connection at once, so that a wrong address is known at start. Throws Unavailable.
    PostgresDatabase(std::string url, OpenOptions options);

    [[nodiscard]] Dialect dialect() const override { return Dialect::postgres; }

    [[nodiscard]] bool is_ready() override;

    [[nodiscard]] std::unique_ptr<JobListener> listen_for_jobs(std::function<void()> on_jobs) override;

protected:
    void run_write(Task const& task) override { run_again_if_asked(task, "BEGIN", "COMMIT"); }

    void run_read(Task const& task) override {
        run_again_if_asked(task, "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", "ROLLBACK");
    }

private:
    class Loan;

    void run_again_if_asked(Task const& task, std::string_view begin, std::string_view end);
    void run_once(Task const& task, std::string_view begin, std::string_view end);
    void begin_on_live_connection(Loan& loan, std::string_view begin);
    [[nodiscard]] std::unique_ptr<PostgresConnection> borrow();
    void give_back(std::unique_ptr<PostgresConnection> connection);

    std::string url_;
    OpenOptions options_;
    std::mutex mutex_;
    std::condition_variable connection_back_;
    std::size_t lent_{0};
    std::vector<std::unique_ptr<PostgresConnection>> idle_;
};

} // namespace evenkeel::storage
