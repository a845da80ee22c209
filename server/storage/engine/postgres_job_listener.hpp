#pragma once

#include "storage/engine/postgres_connection.hpp"

#include <functional>
#include <stop_token>
#include <string>
#include <thread>

namespace evenkeel::storage {

/// Listens on a connection and a thread of its own, and finds the server again when it was lost.
class PostgresJobListener final : public JobListener {
public:
    PostgresJobListener(std::string url, std::function<void()> on_jobs);
    ~PostgresJobListener() override;
    PostgresJobListener(PostgresJobListener const&) = delete;
    PostgresJobListener& operator=(PostgresJobListener const&) = delete;

private:
    void listen_until(std::stop_token const& stop);
    void listen_on_one_connection(std::stop_token const& stop);

    /// Until `socket` (or -1) can be read, the time is over, or the listener is to stop.
    void wait(int socket, std::chrono::milliseconds time) const;

    std::string url_;
    std::function<void()> on_jobs_;
    int stop_event_; ///< A file descriptor that becomes readable when the thread is to stop.
    std::jthread thread_;
};

} // namespace evenkeel::storage
