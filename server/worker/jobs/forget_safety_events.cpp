#include "worker/jobs/handlers.hpp"

#include <spdlog/spdlog.h>

namespace evenkeel::worker::jobs {

Handler forget_safety_events(safety::ForgetSafetyEvents use_case) {
    return [use_case](job::Job const&) {
        auto const forgotten = use_case();
        if (forgotten > 0)
            spdlog::info("removed {} safety events after their time", forgotten);
        return Outcome::done;
    };
}

} // namespace evenkeel::worker::jobs
