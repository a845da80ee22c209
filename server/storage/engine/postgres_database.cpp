#include "storage/engine/postgres_database.hpp"

#include "core/base/unavailable.hpp"
#include "storage/engine/postgres_job_listener.hpp"

#include <thread>

namespace evenkeel::storage {
namespace {

constexpr int kMostAttempts = 5;
constexpr std::chrono::milliseconds kFirstPause{5};

/// Whoever finds out whether a silent server answers again waits so long for a sign of life.
constexpr std::chrono::seconds kSignOfLife{2};

/// A refused connection is refused at once; one that takes so long met nobody.
constexpr std::chrono::seconds kSilentConnect{4};

/// In a transaction of its own after the one that queued the jobs: NOTIFY holds a lock of the whole server
/// until its commit is on disk, which would make all commits wait for each other. Nothing has to be on disk
/// here.
void tell_listeners(PostgresConnection& connection) {
    try {
        connection.send_and_forget(
            {"BEGIN", "SET LOCAL synchronous_commit = off", "NOTIFY evenkeel_jobs", "COMMIT"});
    } catch (std::exception const&) { // the jobs are kept, and found at the next look
    }
}

/// Whether anything was kept is known by now, and whoever takes the connection next reads what is left to
/// read.
void end_without_waiting(PostgresConnection& connection) {
    connection.forget_answers();
    try {
        if (connection.is_alive())
            connection.send_and_forget({"ROLLBACK"});
    } catch (std::exception const&) { // then it is dead, and dropped
    }
}

} // namespace

/// A connection that goes back to the pool by itself, or is dropped when it was lost.
class PostgresDatabase::Loan {
public:
    explicit Loan(PostgresDatabase& database) : database_{database}, connection_{database.borrow()} {}

    ~Loan() { database_.give_back(std::move(connection_)); }

    Loan(Loan const&) = delete;
    Loan& operator=(Loan const&) = delete;

    [[nodiscard]] PostgresConnection& connection() { return *connection_; }

private:
    PostgresDatabase& database_;
    std::unique_ptr<PostgresConnection> connection_;
};

PostgresDatabase::PostgresDatabase(std::string url, OpenOptions options)
    : url_{std::move(url)}, options_{options} {
    idle_.push_back(std::make_unique<PostgresConnection>(url_));
}

std::unique_ptr<PostgresConnection> PostgresDatabase::borrow() {
    auto const turn = silence_.turn(std::chrono::steady_clock::now());
    if (turn == Silence::Turn::stay)
        throw Unavailable{"PostgreSQL does not answer"};
    {
        std::unique_lock lock{mutex_};
        if (!connection_back_.wait_for(lock, options_.patience,
                                       [this] { return lent_ < options_.connections; }))
            throw Unavailable{"all database connections are busy"};
        ++lent_;
    }
    std::unique_ptr<PostgresConnection> connection;
    try {
        connection = idle_or_new();
        if (turn == Silence::Turn::tries) {
            connection->run_script_within(kSignOfLife, "SELECT 1");
            silence_.ended();
        }
        return connection;
    } catch (...) {
        give_back(std::move(connection));
        throw;
    }
}

/// A connection may have died while it lay idle (a restart, a failover).
std::unique_ptr<PostgresConnection> PostgresDatabase::idle_or_new() {
    {
        std::scoped_lock const lock{mutex_};
        while (!idle_.empty()) {
            auto connection = std::move(idle_.back());
            idle_.pop_back();
            if (connection->is_still_there())
                return connection;
        }
    }
    return connected();
}

std::unique_ptr<PostgresConnection> PostgresDatabase::connected() {
    auto const began = std::chrono::steady_clock::now();
    try {
        return std::make_unique<PostgresConnection>(url_);
    } catch (Unavailable const&) {
        auto const now = std::chrono::steady_clock::now();
        if (now - began >= kSilentConnect)
            silence_.began(now);
        throw;
    }
}

void PostgresDatabase::give_back(std::unique_ptr<PostgresConnection> connection) {
    if (connection && connection->fell_silent())
        silence_.began(std::chrono::steady_clock::now());
    {
        std::scoped_lock const lock{mutex_};
        --lent_;
        if (connection && connection->is_alive())
            idle_.push_back(std::move(connection));
    }
    connection_back_.notify_one();
}

void PostgresDatabase::run_once(Task const& task, Transaction const& transaction) {
    Loan loan{*this};
    auto& connection = loan.connection();
    (void)connection.take_announcement(); // of a transaction that failed
    try {
        if (transaction.begin != nullptr)
            connection.queue_control(transaction.begin);
        task(connection);
        if (transaction.is_write) {
            connection.queue_control("COMMIT");
            connection.settle();
        }
    } catch (...) {
        end_without_waiting(connection);
        throw;
    }
    if (transaction.begin != nullptr && !transaction.is_write)
        end_without_waiting(connection);
    if (connection.take_announcement())
        tell_listeners(connection);
}

void PostgresDatabase::run_again_if_asked(Task const& task, Transaction const& transaction) {
    auto pause = kFirstPause;
    for (int attempt = 1;; ++attempt) {
        try {
            return run_once(task, transaction);
        } catch (TryAgain const& error) {
            if (attempt == kMostAttempts)
                throw Unavailable{error.what()};
        }
        std::this_thread::sleep_for(pause);
        pause *= 2;
    }
}

std::unique_ptr<JobListener> PostgresDatabase::listen_for_jobs(std::function<void()> on_jobs) {
    return std::make_unique<PostgresJobListener>(url_, std::move(on_jobs));
}

bool PostgresDatabase::is_ready() {
    try {
        Loan loan{*this};
        loan.connection().run_script_within(kSignOfLife, "SELECT 1");
        return true;
    } catch (std::exception const&) { // not being ready is the answer
        return false;
    }
}

} // namespace evenkeel::storage
