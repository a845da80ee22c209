#include "storage/engine/sqlite_database.hpp"

#include "core/base/unavailable.hpp"

#include <algorithm>

namespace evenkeel::storage {
namespace {

constexpr std::size_t kLargestGroup = 64;
constexpr std::size_t kLongestQueue = 4096;

} // namespace

SqliteDatabase::SqliteDatabase(std::string const& path, OpenOptions options)
    : in_memory_{path == ":memory:"}, patience_{options.patience}, writer_{path, SqliteRole::writer},
      job_listeners_{std::make_shared<SqliteJobListeners>()} {
    if (!in_memory_)
        for (std::size_t i = 0; i < options.connections; ++i)
            readers_.push_back(std::make_unique<SqliteConnection>(path, SqliteRole::reader));
    writer_thread_ = std::jthread{[this](std::stop_token const& stop) { write_until(stop); }};
}

SqliteDatabase::~SqliteDatabase() = default;

void SqliteDatabase::run_write(Task const& task) {
    Waiting waiting{.task = &task};
    std::unique_lock lock{queue_mutex_};
    if (queue_.size() >= kLongestQueue)
        throw Unavailable{"too many writes are waiting for the database"};
    queue_.push_back(&waiting);
    queue_filled_.notify_one();
    answered_.wait(lock, [&waiting] { return waiting.answered; });
    if (waiting.failure)
        std::rethrow_exception(waiting.failure);
}

void SqliteDatabase::write_until(std::stop_token const& stop) {
    std::unique_lock lock{queue_mutex_};
    while (queue_filled_.wait(lock, stop, [this] { return !queue_.empty(); })) {
        auto const count = static_cast<std::ptrdiff_t>(std::min(queue_.size(), kLargestGroup));
        Group const group{queue_.begin(), queue_.begin() + count};
        queue_.erase(queue_.begin(), queue_.begin() + count);
        lock.unlock();
        write_group(group);
        lock.lock();
    }
}

void SqliteDatabase::write_group(Group const& group) {
    try {
        writer_.control("BEGIN IMMEDIATE");
    } catch (std::exception const&) {
        lose(group, std::current_exception());
        answer(group);
        return;
    }
    for (auto* const waiting : group)
        if (!run_in_savepoint(*waiting)) {
            // The transaction ended by itself (a full disk does that): nothing of this group was kept.
            roll_back();
            lose(group, waiting->failure);
            answer(group);
            return;
        }
    commit(group);
    answer(group);
    // Announced by a write that failed or not: one look too many at the queue does no harm.
    if (writer_.take_announcement())
        job_listeners_->tell_all();
}

/// False when the failure took the whole transaction with it.
bool SqliteDatabase::run_in_savepoint(Waiting& waiting) {
    try {
        writer_.control("SAVEPOINT task");
        (*waiting.task)(writer_);
        writer_.control("RELEASE task");
        return true;
    } catch (...) {
        waiting.failure = std::current_exception();
    }
    if (!writer_.in_transaction())
        return false;
    try {
        writer_.control("ROLLBACK TO task");
        writer_.control("RELEASE task");
        return true;
    } catch (std::exception const&) { // what failed in the first place is what its caller hears
        return false;
    }
}

void SqliteDatabase::commit(Group const& group) {
    try {
        writer_.control("COMMIT");
    } catch (std::exception const&) {
        auto const why = std::current_exception();
        roll_back();
        lose(group, why);
    }
}

void SqliteDatabase::roll_back() {
    if (!writer_.in_transaction())
        return;
    try {
        writer_.control("ROLLBACK");
    } catch (std::exception const&) { // then the next BEGIN fails, and says so to whoever waits
    }
}

/// Everybody in the transaction hears why it was taken away, where it is the machine's trouble.
void SqliteDatabase::lose(Group const& group, std::exception_ptr const& why) {
    auto told = std::make_exception_ptr(Unavailable{"the database gave up a transaction"});
    try {
        std::rethrow_exception(why);
    } catch (Unavailable const&) {
        told = why;
    } catch (std::exception const& error) {
        told = std::make_exception_ptr(Unavailable{error.what()});
    }
    for (auto* const waiting : group)
        if (!waiting->failure)
            waiting->failure = told;
}

void SqliteDatabase::answer(Group const& group) {
    {
        std::scoped_lock const lock{queue_mutex_};
        for (auto* const waiting : group)
            waiting->answered = true;
    }
    answered_.notify_all();
}

std::unique_ptr<JobListener> SqliteDatabase::listen_for_jobs(std::function<void()> on_jobs) {
    return job_listeners_->add(std::move(on_jobs));
}

std::size_t SqliteDatabase::count_waiting() {
    std::scoped_lock const lock{queue_mutex_};
    return queue_.size();
}

std::unique_ptr<SqliteConnection> SqliteDatabase::borrow_reader() {
    std::unique_lock lock{readers_mutex_};
    if (!reader_back_.wait_for(lock, patience_, [this] { return !readers_.empty(); }))
        throw Unavailable{"all database readers are busy"};
    auto reader = std::move(readers_.back());
    readers_.pop_back();
    return reader;
}

void SqliteDatabase::give_back(std::unique_ptr<SqliteConnection> reader) {
    {
        std::scoped_lock const lock{readers_mutex_};
        readers_.push_back(std::move(reader));
    }
    reader_back_.notify_one();
}

/// A reader that goes back to the others by itself, outside of any transaction.
class SqliteDatabase::ReaderLoan {
public:
    explicit ReaderLoan(SqliteDatabase& database) : database_{database}, reader_{database.borrow_reader()} {}

    ~ReaderLoan() {
        try {
            if (reader_->in_transaction())
                reader_->control("ROLLBACK");
        } catch (std::exception const&) { // nothing was written; the next BEGIN will say what is wrong
        }
        database_.give_back(std::move(reader_));
    }

    ReaderLoan(ReaderLoan const&) = delete;
    ReaderLoan& operator=(ReaderLoan const&) = delete;

    [[nodiscard]] SqliteConnection& reader() { return *reader_; }

private:
    SqliteDatabase& database_;
    std::unique_ptr<SqliteConnection> reader_;
};

/// A read transaction sees one moment of the database, whatever is written meanwhile.
void SqliteDatabase::run_read(Task const& task) {
    if (in_memory_)
        return run_write(task);
    ReaderLoan loan{*this};
    loan.reader().control("BEGIN");
    task(loan.reader());
}

void SqliteDatabase::run_one(Task const& task) {
    if (in_memory_)
        return run_write(task);
    ReaderLoan loan{*this};
    task(loan.reader());
}

bool SqliteDatabase::is_ready() {
    try {
        read([](Connection& connection) { connection.run_script("SELECT 1"); });
        return true;
    } catch (std::exception const&) { // not being ready is the answer
        return false;
    }
}

} // namespace evenkeel::storage
