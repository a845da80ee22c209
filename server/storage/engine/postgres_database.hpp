#pragma once

#include "storage/engine/postgres_connection.hpp"
#include "storage/engine/silence.hpp"

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
    void run_write(Task const& task) override {
        run_again_if_asked(task, {.begin = "BEGIN", .is_write = true});
    }

    void run_read(Task const& task) override {
        run_again_if_asked(task,
                           {.begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", .is_write = false});
    }

    void run_one(Task const& task) override {
        run_again_if_asked(task, {.begin = nullptr, .is_write = false});
    }

private:
    class Loan;

    struct Transaction {
        char const* begin; ///< Null: each statement is a transaction of its own.
        bool is_write;
    };

    void run_again_if_asked(Task const& task, Transaction const& transaction);
    void run_once(Task const& task, Transaction const& transaction);
    [[nodiscard]] std::unique_ptr<PostgresConnection> borrow();
    [[nodiscard]] std::unique_ptr<PostgresConnection> idle_or_new();
    [[nodiscard]] std::unique_ptr<PostgresConnection> connected();
    void give_back(std::unique_ptr<PostgresConnection> connection);

    std::string url_;
    OpenOptions options_;
    Silence silence_;
    std::mutex mutex_;
    std::condition_variable connection_back_;
    std::size_t lent_{0};
    std::vector<std::unique_ptr<PostgresConnection>> idle_;
};

} // namespace evenkeel::storage
