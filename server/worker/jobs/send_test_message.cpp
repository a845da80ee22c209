#include "worker/jobs/handlers.hpp"

namespace evenkeel::worker::jobs {

Handler send_test_message(notify::SendTestMessage use_case) {
    return [use_case = std::move(use_case)](job::Job const& job) {
        auto const space = job.payload.find(' ');
        if (space == std::string::npos)
            throw Hopeless{"a test message needs a member and a delivery"};
        use_case(MemberId{job.payload.substr(0, space)}, notify::DeliveryId{job.payload.substr(space + 1)});
        return Outcome::done;
    };
}

} // namespace evenkeel::worker::jobs
