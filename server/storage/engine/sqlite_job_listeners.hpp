#pragma once

#include "storage/engine/database.hpp"

#include <list>
#include <mutex>

namespace evenkeel::storage {

/// Who wants to hear of queued jobs. A SQLite file has one process that writes, so a function call reaches
/// everybody.
class SqliteJobListeners : public std::enable_shared_from_this<SqliteJobListeners> {
public:
    [[nodiscard]] std::unique_ptr<JobListener> add(std::function<void()> on_jobs);
    void tell_all();

private:
    class Listener;
    using Functions = std::list<std::function<void()>>;

    std::mutex mutex_;
    Functions functions_;
};

} // namespace evenkeel::storage
