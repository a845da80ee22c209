#include "worker/jobs/handlers.hpp"

#include <spdlog/spdlog.h>

namespace evenkeel::worker::jobs {

Handler forget_sessions(account::ForgetSessions use_case) {
    return [use_case](job::Job const&) {
        if (auto const forgotten = use_case(); forgotten > 0)
            spdlog::info("forgot {} sessions that had expired", forgotten);
        return Outcome::done;
    };
}

} // namespace evenkeel::worker::jobs
