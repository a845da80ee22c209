#pragma once

#include <chrono>
#include <string>

namespace evenkeel::job {

/// Work that returns: a job of this kind is queued once per period, whatever the number of processes.
struct Schedule {
    std::string name; ///< Remembered in the database; a renamed schedule starts afresh.
    std::chrono::seconds every{};
    std::string kind;
};

} // namespace evenkeel::job
