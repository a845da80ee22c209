#pragma once

#include "storage/engine/rows.hpp"
#include "storage/engine/statement.hpp"

#include <array>
#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>

namespace evenkeel::storage {

enum class Dialect { sqlite, postgres };

/// A unique index refused a row. Stores mostly avoid it with ON CONFLICT; what is left means "somebody was
/// faster".
class UniqueViolation : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// An answer that may still be on its way.
class Pending {
public:
    virtual ~Pending() = default;

    /// Waits for it, together with all that was queued on the same connection. Throws as `Connection::run`
    /// does.
    [[nodiscard]] virtual Rows rows() = 0;
};

/// An open transaction. Valid only inside the function it was handed to.
class Connection {
public:
    virtual ~Connection() = default;

    /// Runs one named statement. Throws UniqueViolation, Unavailable, or std::runtime_error for a mistake in
    /// the SQL. What was queued before it runs before it, in the same round trip.
    virtual Rows run_values(Statement const& statement, Values values) = 0;

    /// Sends a statement without waiting for its answer, where the database is on the other end of a wire;
    /// otherwise runs it at once. Nobody needs to ask for the answer: a failure is thrown by the next
    /// statement that is waited for, or by the commit.
    virtual std::shared_ptr<Pending> queue_values(Statement const& statement, Values values);

    template <class... Parameters>
    Rows run(Statement const& statement, Parameters const&... parameters) {
        return run_values(statement, std::array<Value, sizeof...(Parameters)>{Value{parameters}...});
    }

    template <class... Parameters>
    std::shared_ptr<Pending> queue(Statement const& statement, Parameters const&... parameters) {
        return queue_values(statement, std::array<Value, sizeof...(Parameters)>{Value{parameters}...});
    }

    /// Says of a read that it will be asked for soon. Where answers are kept while reads stand side by side,
    /// it is sent with the next ones; elsewhere this does nothing.
    template <class... Parameters>
    void expect(Statement const& statement, Parameters const&... parameters) {
        if (keeps_answers())
            queue(statement, parameters...);
    }

    /// Calls functions that read and do not need each other's answers. A database on the other end of a wire
    /// calls each again from its beginning when what it asked for has come, so that all share their round
    /// trips.
    virtual void read_side_by_side(std::initializer_list<std::function<void()>> reads);

    /// Whether a statement with the same parameters is asked once only, as inside `read_side_by_side`.
    [[nodiscard]] virtual bool keeps_answers() const { return false; }

    /// Runs several statements without parameters: migrations only.
    virtual void run_script(std::string_view script) = 0;

    /// Says that this transaction queues jobs: whoever listens for them is told after its commit.
    void announce_jobs() { announced_jobs_ = true; }

    /// Whether jobs were announced since this was asked last.
    [[nodiscard]] bool take_announcement() { return std::exchange(announced_jobs_, false); }

private:
    bool announced_jobs_{false};
};

/// While it lives, its function is called soon after commits that queued jobs.
class JobListener {
public:
    virtual ~JobListener() = default;
};

/// SQLite or PostgreSQL behind one door. Safe to call from many threads.
///
/// A transaction's function may run more than once (PostgreSQL: after a serialization failure or deadlock),
/// so it changes nothing but the database and what it returns. When `transact` returns, the change is on
/// disk; when it throws, nothing of it was kept — except where a connection broke during COMMIT, whose
/// outcome nobody knows and which is why every insert is idempotent. Throws Unavailable when the database
/// cannot be had.
class Database {
public:
    virtual ~Database() = default;

    template <class Function>
    auto transact(Function const& function) {
        refuse_inside_read_together();
        return with_result(function, [this](auto const& task) { run_write(task); });
    }

    template <class Function>
    auto read(Function const& function) {
        if (auto* const shared = shared_connection())
            return function(*shared);
        return with_result(function, [this](auto const& task) { run_read(task); });
    }

    /// As `read`, for a function that runs one statement: that sees one moment by itself, and needs no
    /// transaction around it.
    template <class Function>
    auto read_one(Function const& function) {
        if (auto* const shared = shared_connection())
            return function(*shared);
        return with_result(function, [this](auto const& task) { run_one(task); });
    }

    /// All that this thread reads inside sees one moment of the database. Writing inside is a mistake in our
    /// code: std::logic_error.
    void read_together(std::function<void()> const& reads);

    /// Inside `read_together`: reads that do not need each other's answers. Each may be called several times.
    void read_side_by_side(std::initializer_list<std::function<void()>> reads);

    [[nodiscard]] virtual Dialect dialect() const = 0;

    /// Whether it answers right now.
    [[nodiscard]] virtual bool is_ready() = 0;

    /// Calls the function after commits of this process that queued jobs, on PostgreSQL after those of every
    /// process; from a thread of the database's, so it only wakes somebody. A hint and no promise: a call may
    /// be missing when a connection was lost, so whoever works off the queue also looks by itself now and
    /// then.
    [[nodiscard]] virtual std::unique_ptr<JobListener> listen_for_jobs(std::function<void()> on_jobs) = 0;

protected:
    using Task = std::function<void(Connection&)>;

    virtual void run_write(Task const& task) = 0;
    virtual void run_read(Task const& task) = 0;

    virtual void run_one(Task const& task) { run_read(task); }

private:
    /// The connection of the `read_together` that this thread is inside of, else null.
    [[nodiscard]] Connection* shared_connection() const;
    void refuse_inside_read_together() const;

    template <class Function, class Run>
    static auto with_result(Function const& function, Run const& run) {
        using Result = std::invoke_result_t<Function const&, Connection&>;
        if constexpr (std::is_void_v<Result>) {
            run(Task{[&](Connection& connection) { function(connection); }});
        } else {
            std::optional<Result> result;
            run(Task{[&](Connection& connection) { result.emplace(function(connection)); }});
            return std::move(*result);
        }
    }
};

struct OpenOptions {
    std::size_t connections{8};
    std::chrono::milliseconds patience{5000}; ///< How long a call waits for a free connection.
};

/// "sqlite:PATH", "sqlite::memory:" or "postgresql://…". Throws Unavailable when it cannot be opened.
[[nodiscard]] std::unique_ptr<Database> open(std::string const& url, OpenOptions options = {});

} // namespace evenkeel::storage
