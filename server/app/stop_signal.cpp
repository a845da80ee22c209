#include "app/stop_signal.hpp"

#include <csignal>

namespace evenkeel::app {
namespace {

sigset_t stop_signals() {
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGTERM);
    sigaddset(&signals, SIGINT);
    return signals;
}

} // namespace

StopSignal::StopSignal() {
    auto const signals = stop_signals();
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
}

void StopSignal::wait() const {
    auto const signals = stop_signals();
    int received = 0;
    sigwait(&signals, &received);
    std::signal(SIGTERM, SIG_DFL);
    std::signal(SIGINT, SIG_DFL);
    pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);
}

} // namespace evenkeel::app
