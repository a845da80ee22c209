#pragma once

#include "core/job/job.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace evenkeel::job {

enum class JobState {
    waiting, ///< Until its time has come, or until a worker that knows its kind.
    running, ///< A worker holds it.
    parked,  ///< Given up until a person has looked at it.
};

/// A job as an operator sees it. Its payload stays inside: it may hold an address.
struct ListedJob {
    JobId id;
    std::string kind;
    JobState state{JobState::waiting};
    Instant run_at{};
    int attempts{0};
    std::string error_text; ///< Of the last attempt that failed.
};

/// Lets an operator change the queue by hand.
class JobDesk {
public:
    virtual ~JobDesk() = default;

    /// Parked ones first, then by the time they are due; at most `limit`.
    [[nodiscard]] virtual std::vector<ListedJob> list(std::optional<JobState> state,
                                                      std::size_t limit) const = 0;

    /// A parked or waiting job is due at once and has all its attempts again. False when there is none with
    /// this id, or when a worker holds it. A parked job whose work another one has come to wait for goes.
    virtual bool retry(JobId const& job, Instant now) = 0;

    /// Forgets a parked or waiting job. False as with `retry`.
    virtual bool drop(JobId const& job) = 0;
};

} // namespace evenkeel::job
