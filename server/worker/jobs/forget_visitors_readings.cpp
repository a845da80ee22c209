#include "worker/jobs/handlers.hpp"

#include <spdlog/spdlog.h>

namespace evenkeel::worker::jobs {

Handler forget_visitors_readings(reading::ForgetVisitorsReadings use_case) {
    return [use_case](job::Job const&) {
        if (auto const forgotten = use_case(); forgotten > 0)
            spdlog::info("removed {} recordings of visitors after their time", forgotten);
        return Outcome::done;
    };
}

} // namespace evenkeel::worker::jobs
