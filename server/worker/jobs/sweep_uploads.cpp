#include "worker/jobs/handlers.hpp"

#include <spdlog/spdlog.h>

namespace evenkeel::worker::jobs {

Handler sweep_uploads(reading::SweepUploads use_case) {
    return [use_case](job::Job const&) {
        if (auto const swept = use_case(); swept > 0)
            spdlog::info("removed {} recordings that were never analysed", swept);
        return Outcome::done;
    };
}

} // namespace evenkeel::worker::jobs
