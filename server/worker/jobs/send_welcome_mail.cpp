#include "worker/jobs/handlers.hpp"

namespace evenkeel::worker::jobs {

Handler send_welcome_mail(notify::SendWelcomeMail use_case) {
    return [use_case = std::move(use_case)](job::Job const& job) {
        if (auto const sent = use_case(MemberId{job.payload}); !sent)
            throw Hopeless{sent.error().message.english()};
        return Outcome::done;
    };
}

} // namespace evenkeel::worker::jobs
