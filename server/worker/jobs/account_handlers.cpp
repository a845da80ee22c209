#include "worker/jobs/account_handlers.hpp"

#include <spdlog/spdlog.h>

namespace evenkeel::worker::jobs {
namespace {

using account::LinkPurpose;

constexpr char kForgetLinks[] = "forget_links";

/// Payloads are two words: an id, and whom it is about.
struct TwoWords {
    std::string first;
    std::string second;
};

TwoWords two_words(job::Job const& job) {
    auto const space = job.payload.find(' ');
    if (space == std::string::npos)
        throw Hopeless{"the payload is not two words"};
    return {job.payload.substr(0, space), job.payload.substr(space + 1)};
}

Outcome done_or_hopeless(Result<void> const& sent) {
    if (!sent)
        throw Hopeless{sent.error().message.english()};
    return Outcome::done;
}

Handler send_link(notify::AccountMails const& mails, LinkPurpose purpose) {
    return [&mails, purpose](job::Job const& job) {
        auto const [link, address] = two_words(job);
        return done_or_hopeless(mails.send_link(purpose, LinkId{link}, address));
    };
}

Handler send_address_change(notify::AccountMails const& mails) {
    return [&mails](job::Job const& job) {
        auto const [link, member] = two_words(job);
        return done_or_hopeless(mails.send_address_change(MemberId{member}, LinkId{link}));
    };
}

Handler send_erase_link(notify::AccountMails const& mails) {
    return [&mails](job::Job const& job) {
        auto const [link, member] = two_words(job);
        return done_or_hopeless(mails.send_erase_link(MemberId{member}, LinkId{link}));
    };
}

/// Never parked: the address of somebody who was erased may not stay behind in a queue.
Handler send_erase_receipt(notify::AccountMails const& mails) {
    return [&mails](job::Job const& job) {
        auto const [event_id, address] = two_words(job);
        try {
            if (!mails.send_erase_receipt(event_id, address))
                spdlog::warn("a receipt of an erasure could not be delivered");
        } catch (std::exception const&) {
            if (job.attempts < job::kMostAttempts)
                throw;
            spdlog::warn("a receipt of an erasure could not be sent and is given up");
        }
        return Outcome::done;
    };
}

Handler erase_member(account::EraseMember const& use_case) {
    return [&use_case](job::Job const& job) {
        if (use_case(MemberId{job.payload}))
            spdlog::info("erased a member");
        return Outcome::done;
    };
}

Handler remove_object(reading::ObjectStore& objects) {
    return [&objects](job::Job const& job) {
        objects.remove(job.payload);
        return Outcome::done;
    };
}

Handler forget_links(account::ForgetLinks const& use_case) {
    return [&use_case](job::Job const&) {
        if (auto const forgotten = use_case(); forgotten > 0)
            spdlog::info("forgot {} links that had ended", forgotten);
        return Outcome::done;
    };
}

} // namespace

Handlers account_handlers(AccountUseCases use_cases) {
    return {
        {account::mail_job_kind(LinkPurpose::sign_in), send_link(use_cases.mails, LinkPurpose::sign_in)},
        {account::mail_job_kind(LinkPurpose::password_reset),
         send_link(use_cases.mails, LinkPurpose::password_reset)},
        {account::mail_job_kind(LinkPurpose::address_change), send_address_change(use_cases.mails)},
        {account::mail_job_kind(LinkPurpose::erase), send_erase_link(use_cases.mails)},
        {account::kEraseMember, erase_member(use_cases.erase_member)},
        {account::kSendEraseReceipt, send_erase_receipt(use_cases.mails)},
        {account::kRemoveObject, remove_object(use_cases.objects)},
        {kForgetLinks, forget_links(use_cases.forget_links)},
    };
}

std::vector<job::Schedule> account_schedules() {
    return {{.name = kForgetLinks, .every = std::chrono::hours{24}, .kind = kForgetLinks}};
}

} // namespace evenkeel::worker::jobs
