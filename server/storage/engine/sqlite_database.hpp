#pragma once

#include "storage/engine/sqlite_connection.hpp"
#include "storage/engine/sqlite_job_listeners.hpp"

#include <condition_variable>
#include <deque>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace evenkeel::storage {

/// SQLite with one writer and several readers.
///
/// Writes wait in a queue for the one writer thread. It takes all that wait (up to a bound), runs each in a
/// savepoint of its own inside one transaction, commits once, and only then answers them: one fsync for the
/// whole group. A write that throws is rolled back to its savepoint and does not touch its neighbours.
class SqliteDatabase final : public Database {
public:
    /// `path` may be ":memory:"; then reads go through the writer as well. Throws Unavailable.
    SqliteDatabase(std::string const& path, OpenOptions options);
    ~SqliteDatabase() override;
    SqliteDatabase(SqliteDatabase const&) = delete;
    SqliteDatabase& operator=(SqliteDatabase const&) = delete;

    [[nodiscard]] Dialect dialect() const override { return Dialect::sqlite; }

    [[nodiscard]] bool is_ready() override;

    [[nodiscard]] std::unique_ptr<JobListener> listen_for_jobs(std::function<void()> on_jobs) override;

    /// How many writes wait to be taken into a group.
    [[nodiscard]] std::size_t count_waiting();

protected:
    void run_write(Task const& task) override;
    void run_read(Task const& task) override;
    void run_one(Task const& task) override;

private:
    struct Waiting {
        Task const* task;
        std::exception_ptr failure{};
        bool answered{false};
    };

    using Group = std::vector<Waiting*>;

    void write_until(std::stop_token const& stop);
    void write_group(Group const& group);
    [[nodiscard]] bool run_in_savepoint(Waiting& waiting);
    void commit(Group const& group);
    void roll_back();
    void answer(Group const& group);
    void lose(Group const& group, std::exception_ptr const& why);

    class ReaderLoan;

    [[nodiscard]] std::unique_ptr<SqliteConnection> borrow_reader();
    void give_back(std::unique_ptr<SqliteConnection> reader);

    bool in_memory_;
    std::chrono::milliseconds patience_;
    SqliteConnection writer_;

    std::mutex queue_mutex_;
    std::condition_variable_any queue_filled_;
    std::condition_variable answered_;
    std::deque<Waiting*> queue_;

    std::mutex readers_mutex_;
    std::condition_variable reader_back_;
    std::vector<std::unique_ptr<SqliteConnection>> readers_;

    std::shared_ptr<SqliteJobListeners> job_listeners_;

    std::jthread writer_thread_; // last: ends before what it uses
};

} // namespace evenkeel::storage
