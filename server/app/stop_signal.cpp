#include "app/stop_signal.hpp"

#include <csignal>
#include <unistd.h>

namespace evenkeel::app {
namespace {

sigset_t our_signals() {
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGTERM);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGHUP);
    return signals;
}

} // namespace

StopSignal::StopSignal() : has_terminal_{isatty(STDIN_FILENO) == 1} {
    auto const signals = our_signals();
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    // A client or a database that has gone is an error of the write, not the end of the process.
    std::signal(SIGPIPE, SIG_IGN);
    // Nor is a file that may not grow further.
    std::signal(SIGXFSZ, SIG_IGN);
}

void StopSignal::wait(std::function<void()> const& hang_up) const {
    auto const signals = our_signals();
    int received = 0;
    while (sigwait(&signals, &received) == 0 && received == SIGHUP && !has_terminal_)
        hang_up();
    std::signal(SIGTERM, SIG_DFL);
    std::signal(SIGINT, SIG_DFL);
    pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);
}

} // namespace evenkeel::app
