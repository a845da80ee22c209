#include "worker/jobs/handlers.hpp"

namespace evenkeel::worker::jobs {

Handler analyse_upload(reading::AnalyseUpload use_case) {
    return [use_case](job::Job const& job) {
        auto const space = job.payload.find(' ');
        if (space == std::string::npos)
            throw Hopeless{"the payload is not an owner and a task"};
        auto const owner = reading::Owner::from_id(job.payload.substr(0, space));
        switch (use_case(owner, HrvTaskId{job.payload.substr(space + 1)})) {
        case reading::AnalysisOutcome::finished:
            return Outcome::done;
        case reading::AnalysisOutcome::waiting_for_upload:
            return Outcome::try_again_later;
        }
        return Outcome::done;
    };
}

} // namespace evenkeel::worker::jobs
