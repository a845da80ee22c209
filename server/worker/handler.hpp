#pragma once

#include "core/job/job.hpp"

#include <functional>
#include <map>
#include <stdexcept>
#include <string>

namespace evenkeel::worker {

enum class Outcome {
    done,
    try_again_later, ///< Nothing failed, something is not there yet. Never leads to parking.
};

/// Does the work of one kind of job. May be called twice for the same job. An exception means that the
/// attempt failed: it is logged, kept and shown to operators, so its text must not repeat what a member
/// wrote.
using Handler = std::function<Outcome(job::Job const&)>;

using Handlers = std::map<std::string, Handler, std::less<>>;

/// Thrown by a handler when no later try can succeed: the job is parked at once.
class Hopeless : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

} // namespace evenkeel::worker
