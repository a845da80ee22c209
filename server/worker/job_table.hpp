#pragma once

#include "core/job/schedule.hpp"
#include "core/rules.hpp"
#include "worker/handler.hpp"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace evenkeel {
class Editions;
} // namespace evenkeel

namespace evenkeel::worker {

/// One kind of job and what does its work. Holds no state: everything it works with comes with the call.
struct JobKind {
    std::string kind;
    Outcome (*handle)(Rules const& rules, Editions const& editions, job::Job const& job){nullptr};
    std::chrono::seconds every{}; ///< More than none: queued by itself, so often.
};

/// Every kind of job there is.
[[nodiscard]] std::span<JobKind const> job_kinds();

/// The handlers of all kinds, each with the editions that are live when it begins. `rules` must outlive them.
[[nodiscard]] Handlers handlers(Rules const& rules,
                                std::function<std::shared_ptr<Editions const>()> live_editions);

/// What is queued by itself.
[[nodiscard]] std::vector<job::Schedule> schedules();

} // namespace evenkeel::worker
