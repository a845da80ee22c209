/// Everything that a PostgresConnection waits for: it never waits for ever.

#include "core/base/unavailable.hpp"
#include "storage/engine/postgres_connection.hpp"

#include <fmt/format.h>
#include <libpq-fe.h>
#include <poll.h>
#include <sys/socket.h>

namespace evenkeel::storage {
namespace {

/// The steps of a migration may take their time.
constexpr std::chrono::hours kPatienceWithScripts{1};

} // namespace

/// Waits until a result can be taken without waiting. A server that was stopped, or whose host vanished, does
/// not even say that a statement took too long.
void PostgresConnection::await_answer() {
    using std::chrono::steady_clock;
    auto const end = steady_clock::now() + patience_;
    for (;;) {
        auto const unsent = PQflush(handle_);
        if (unsent < 0 || (unsent == 0 && PQisBusy(handle_) == 0))
            return;
        auto const left = std::chrono::ceil<std::chrono::milliseconds>(end - steady_clock::now());
        if (left.count() <= 0)
            give_up_waiting();
        pollfd watched{.fd = PQsocket(handle_), .events = POLLIN, .revents = 0};
        if (unsent > 0)
            watched.events |= POLLOUT;
        poll(&watched, 1, static_cast<int>(left.count()));
        if (watched.revents != 0 && PQconsumeInput(handle_) == 0)
            return; // lost; whoever takes the result hears why
    }
}

void PostgresConnection::give_up_waiting() {
    fell_silent_ = true;
    shutdown(PQsocket(handle_), SHUT_RDWR); // closing it must not wait either
    throw Unavailable{"PostgreSQL does not answer"};
}

bool PostgresConnection::is_still_there() {
    pollfd watched{.fd = PQsocket(handle_), .events = POLLIN, .revents = 0};
    while (is_alive() && poll(&watched, 1, 0) > 0)
        if (PQconsumeInput(handle_) == 0)
            return false;
    return is_alive();
}

int PostgresConnection::socket() const {
    return PQsocket(handle_);
}

std::size_t PostgresConnection::take_notices() {
    if (PQconsumeInput(handle_) == 0)
        throw Unavailable{fmt::format("listening was broken off: {}", PQerrorMessage(handle_))};
    std::size_t count = 0;
    for (auto* notice = PQnotifies(handle_); notice != nullptr; notice = PQnotifies(handle_)) {
        PQfreemem(notice);
        ++count;
    }
    return count;
}

void PostgresConnection::run_script(std::string_view script) {
    run_script_within(kPatienceWithScripts, script);
}

void PostgresConnection::run_script_within(std::chrono::milliseconds patience, std::string_view script) {
    struct Patience {
        std::chrono::milliseconds& present;
        std::chrono::milliseconds before;

        ~Patience() { present = before; }
    };

    Patience const scope{patience_, std::exchange(patience_, patience)};
    settle();
    if (PQpipelineStatus(handle_) != PQ_PIPELINE_OFF && PQexitPipelineMode(handle_) == 0)
        throw Unavailable{fmt::format("script: {}", PQerrorMessage(handle_))};
    std::string const text{script};
    if (PQsendQuery(handle_, text.c_str()) == 0)
        throw Unavailable{fmt::format("script: {}", PQerrorMessage(handle_))};
    std::exception_ptr failure;
    for (;;) {
        await_answer();
        PostgresResult const result{PQgetResult(handle_)};
        if (!result)
            break;
        if (!failure)
            failure = failure_of(result.get(), "script");
    }
    if (failure)
        std::rethrow_exception(failure);
}

} // namespace evenkeel::storage
