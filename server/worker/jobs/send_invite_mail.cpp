#include "worker/jobs/handlers.hpp"

namespace evenkeel::worker::jobs {

Handler send_invite_mail(commerce::SendInviteMail use_case) {
    return [use_case = std::move(use_case)](job::Job const& job) {
        if (auto const sent = use_case(InviteId{job.payload}); !sent)
            throw Hopeless{sent.error().message.english()};
        return Outcome::done;
    };
}

} // namespace evenkeel::worker::jobs
