#include "storage/engine/postgres_job_listener.hpp"

#include "core/base/unavailable.hpp"

#include <array>
#include <poll.h>
#include <sys/eventfd.h>
#include <system_error>
#include <unistd.h>

namespace evenkeel::storage {
namespace {

constexpr std::chrono::seconds kBetweenTries{2};

/// A server that vanished without a word is noticed by asking.
constexpr std::chrono::minutes kBetweenSignsOfLife{1};
constexpr std::chrono::seconds kAnswersWithin{5};

} // namespace

PostgresJobListener::PostgresJobListener(std::string url, std::function<void()> on_jobs)
    : url_{std::move(url)}, on_jobs_{std::move(on_jobs)}, stop_event_{eventfd(0, EFD_CLOEXEC)} {
    if (stop_event_ < 0)
        throw std::system_error{errno, std::generic_category(), "eventfd"};
    thread_ = std::jthread{[this](std::stop_token const& stop) { listen_until(stop); }};
}

PostgresJobListener::~PostgresJobListener() {
    thread_.request_stop();
    eventfd_write(stop_event_, 1);
    thread_.join();
    close(stop_event_);
}

void PostgresJobListener::listen_until(std::stop_token const& stop) {
    while (!stop.stop_requested()) {
        try {
            listen_on_one_connection(stop);
        } catch (std::exception const&) { // the workers meanwhile find jobs by looking for them
            wait(-1, kBetweenTries);
        }
    }
}

void PostgresJobListener::listen_on_one_connection(std::stop_token const& stop) {
    PostgresConnection connection{url_};
    connection.run_script_within(kAnswersWithin, "LISTEN evenkeel_jobs");
    on_jobs_(); // for what was queued while nobody listened
    while (!stop.stop_requested()) {
        wait(connection.socket(), kBetweenSignsOfLife);
        if (connection.take_notices() > 0)
            on_jobs_();
        else
            connection.run_script_within(kAnswersWithin, "SELECT 1");
    }
}

void PostgresJobListener::wait(int socket, std::chrono::milliseconds time) const {
    std::array<pollfd, 2> watched{{{.fd = stop_event_, .events = POLLIN, .revents = 0},
                                   {.fd = socket, .events = POLLIN, .revents = 0}}};
    poll(watched.data(), watched.size(), static_cast<int>(time.count()));
}

} // namespace evenkeel::storage
