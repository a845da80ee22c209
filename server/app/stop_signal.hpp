#pragma once

namespace evenkeel::app {

/// SIGTERM and SIGINT as something to wait for. Made before any thread starts, so that all threads inherit
/// the mask and none is interrupted; a second signal while draining ends the process at once.
class StopSignal {
public:
    StopSignal();

    /// Returns when the process is told to stop.
    void wait() const;
};

} // namespace evenkeel::app
