#include "worker/jobs/handlers.hpp"

namespace evenkeel::worker::jobs {

Handler refresh_balance(state::RefreshBalance use_case) {
    return [use_case](job::Job const& job) {
        use_case(state::changed_days_of(job.payload));
        return Outcome::done;
    };
}

} // namespace evenkeel::worker::jobs
