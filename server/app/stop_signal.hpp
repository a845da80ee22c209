#pragma once

#include <functional>

namespace evenkeel::app {

/// SIGTERM and SIGINT, and SIGHUP, which asks to read the content again, as something to wait for. Made
/// before any thread starts, so that all threads inherit the mask and none is interrupted; a second signal
/// while draining ends the process at once.
class StopSignal {
public:
    StopSignal();

    /// Returns when the process is told to stop; calls `hang_up` for every SIGHUP until then.
    /// At a terminal SIGHUP means that the terminal has closed, and stops the process like the others.
    void wait(std::function<void()> const& hang_up) const;

private:
    bool has_terminal_;
};

} // namespace evenkeel::app
