#include "storage/sqlite_database.hpp"

#include "core/base/unavailable.hpp"

#include <algorithm>

namespace evenkeel::storage {
namespace {

constexpr std::size_t kLargestGroup = 64;
constexpr std::size_t kLongestQueue = 4096;
constexpr std::chrono::seconds kReaderPatience{5};

} // namespace

SqliteDatabase::SqliteDatabase(std::string const& path, std::size_t readers)
    : in_memory_{path == ":memory:"}, writer_{path, SqliteRole::writer} {
    if (!in_memory_)
        for (std::size_t i = 0; i < std::max<std::size_t>(readers, 1); ++i)
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
        writer_.run_script("BEGIN IMMEDIATE");
    } catch (std::exception const& error) {
        lose(group, error.what());
        answer(group);
        return;
    }
    for (auto* const waiting : group)
        if (!run_in_savepoint(*waiting)) {
            // The transaction ended by itself (a full disk does that): nothing of this group was kept.
            lose(group, "the database gave up a transaction");
            answer(group);
            return;
        }
    commit(group);
    answer(group);
}

/// False when the failure took the whole transaction with it.
bool SqliteDatabase::run_in_savepoint(Waiting& waiting) {
    try {
        writer_.run_script("SAVEPOINT task");
        (*waiting.task)(writer_);
        writer_.run_script("RELEASE task");
        return true;
    } catch (...) {
        waiting.failure = std::current_exception();
    }
    if (!writer_.in_transaction())
        return false;
    writer_.run_script("ROLLBACK TO task; RELEASE task");
    return true;
}

void SqliteDatabase::commit(Group const& group) {
    try {
        writer_.run_script("COMMIT");
    } catch (std::exception const& error) {
        if (writer_.in_transaction())
            writer_.run_script("ROLLBACK");
        lose(group, error.what());
    }
}

void SqliteDatabase::lose(Group const& group, std::string const& why) {
    for (auto* const waiting : group)
        if (!waiting->failure)
            waiting->failure = std::make_exception_ptr(Unavailable{why});
}

void SqliteDatabase::answer(Group const& group) {
    {
        std::scoped_lock const lock{queue_mutex_};
        for (auto* const waiting : group)
            waiting->answered = true;
    }
    answered_.notify_all();
}

std::unique_ptr<SqliteConnection> SqliteDatabase::borrow_reader() {
    std::unique_lock lock{readers_mutex_};
    if (!reader_back_.wait_for(lock, kReaderPatience, [this] { return !readers_.empty(); }))
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

/// A read transaction sees one moment of the database, whatever is written meanwhile.
void SqliteDatabase::run_read(Task const& task) {
    if (in_memory_)
        return run_write(task);
    auto reader = borrow_reader();
    std::exception_ptr failure;
    try {
        reader->run_script("BEGIN");
        task(*reader);
    } catch (...) {
        failure = std::current_exception();
    }
    if (reader->in_transaction())
        reader->run_script("ROLLBACK");
    give_back(std::move(reader));
    if (failure)
        std::rethrow_exception(failure);
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
