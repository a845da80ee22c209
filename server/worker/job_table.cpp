#include "worker/job_table.hpp"

#include "core/account/account_rules.hpp"
#include "core/commerce/commerce_rules.hpp"
#include "core/edition/edition.hpp"
#include "core/experiment/record_events.hpp"
#include "core/lead/lead_rules.hpp"
#include "core/notify/notify_rules.hpp"
#include "core/quiz/quiz_rules.hpp"
#include "core/reading/reading_rules.hpp"
#include "core/safety/safety_rules.hpp"
#include "core/state/refresh_balance.hpp"

#include <spdlog/spdlog.h>

namespace evenkeel::worker {
namespace {

using account::LinkPurpose;

struct TwoWords {
    std::string first;
    std::string second;
};

/// Payloads about two things are two words.
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

/// Forgetting is logged when there was something to forget.
Outcome forgotten(std::size_t count, std::string_view what) {
    if (count > 0)
        spdlog::info("removed {} {}", count, what);
    return Outcome::done;
}

template <LinkPurpose kPurpose>
Outcome send_link(Rules const& rules, Editions const& editions, job::Job const& job) {
    auto const [link, address] = two_words(job);
    return done_or_hopeless(
        rules.notify.account_mails.send_link(editions.contents(), kPurpose, LinkId{link}, address));
}

Outcome send_address_change(Rules const& rules, Editions const& editions, job::Job const& job) {
    auto const [link, member] = two_words(job);
    return done_or_hopeless(
        rules.notify.account_mails.send_address_change(editions.contents(), MemberId{member}, LinkId{link}));
}

Outcome send_address_proven(Rules const& rules, Editions const& editions, job::Job const& job) {
    auto const [link, member] = two_words(job);
    return done_or_hopeless(
        rules.notify.account_mails.send_address_proven(editions.contents(), MemberId{member}, LinkId{link}));
}

Outcome send_asked_about(Rules const& rules, Editions const& editions, job::Job const& job) {
    auto const [event_id, address] = two_words(job);
    return done_or_hopeless(
        rules.notify.account_mails.send_asked_about(editions.contents(), event_id, address));
}

Outcome send_erase_link(Rules const& rules, Editions const& editions, job::Job const& job) {
    auto const [link, member] = two_words(job);
    return done_or_hopeless(
        rules.notify.account_mails.send_erase_link(editions.contents(), MemberId{member}, LinkId{link}));
}

/// Never parked: the address of somebody who was erased may not stay behind in a queue.
Outcome send_erase_receipt(Rules const& rules, Editions const& editions, job::Job const& job) {
    auto const [event_id, address] = two_words(job);
    try {
        if (!rules.notify.account_mails.send_erase_receipt(editions.contents(), event_id, address))
            spdlog::warn("a receipt of an erasure could not be delivered");
    } catch (std::exception const&) {
        if (job.attempts < job::kMostAttempts)
            throw;
        spdlog::warn("a receipt of an erasure could not be sent and is given up");
    }
    return Outcome::done;
}

Outcome send_welcome_mail(Rules const& rules, Editions const& editions, job::Job const& job) {
    return done_or_hopeless(rules.notify.send_welcome_mail(editions.contents(), MemberId{job.payload}));
}

Outcome send_invite_mail(Rules const& rules, Editions const& editions, job::Job const& job) {
    return done_or_hopeless(rules.notify.send_invite_mail(editions.contents(), InviteId{job.payload}));
}

Outcome send_test_message(Rules const& rules, Editions const& editions, job::Job const& job) {
    auto const [member, delivery] = two_words(job);
    rules.notify.send_test_message(editions.contents(), MemberId{member}, notify::DeliveryId{delivery});
    return Outcome::done;
}

Outcome erase_member(Rules const& rules, Editions const& /*editions*/, job::Job const& job) {
    if (rules.account.erase_member(MemberId{job.payload}))
        spdlog::info("erased a member");
    return Outcome::done;
}

Outcome remove_object(Rules const& rules, Editions const& /*editions*/, job::Job const& job) {
    rules.account.erase_member.remove_object(job.payload);
    return Outcome::done;
}

Outcome refresh_balance(Rules const& rules, Editions const& /*editions*/, job::Job const& job) {
    rules.refresh_balance(state::changed_days_of(job.payload));
    return Outcome::done;
}

Outcome analyse_upload(Rules const& rules, Editions const& /*editions*/, job::Job const& job) {
    auto const [owner, task] = two_words(job);
    switch (rules.reading.analyse_upload(reading::Owner::from_id(owner), HrvTaskId{task})) {
    case reading::AnalysisOutcome::finished:
        return Outcome::done;
    case reading::AnalysisOutcome::waiting_for_upload:
        return Outcome::try_again_later;
    }
    return Outcome::done;
}

Outcome sweep_uploads(Rules const& rules, Editions const& /*editions*/, job::Job const& /*job*/) {
    return forgotten(rules.reading.sweep_uploads(), "recordings that were never analysed");
}

Outcome forget_visitors_readings(Rules const& rules, Editions const& /*editions*/, job::Job const& /*job*/) {
    return forgotten(rules.reading.forget_visitors_readings(), "recordings of visitors after their time");
}

Outcome sweep_outbox(Rules const& rules, Editions const& /*editions*/, job::Job const& /*job*/) {
    return forgotten(rules.notify.account_mails.sweep_outbox(), "mails that nobody took from the outbox");
}

Outcome forget_links(Rules const& rules, Editions const& /*editions*/, job::Job const& /*job*/) {
    return forgotten(rules.account.forget_links(), "links that had ended");
}

Outcome forget_sessions(Rules const& rules, Editions const& /*editions*/, job::Job const& /*job*/) {
    return forgotten(rules.account.forget_sessions(), "sessions that had expired");
}

Outcome forget_safety_events(Rules const& rules, Editions const& /*editions*/, job::Job const& /*job*/) {
    return forgotten(rules.safety.forget_safety_events(), "safety events after their time");
}

Outcome send_lead_mail(Rules const& rules, Editions const& editions, job::Job const& job) {
    return done_or_hopeless(rules.notify.send_lead_mail(editions.contents(), LeadId{job.payload}));
}

Outcome settle_payment(Rules const& rules, Editions const& /*editions*/, job::Job const& job) {
    return done_or_hopeless(rules.commerce.payment.settle_payments.settle(PaymentId{job.payload}));
}

Outcome reconcile_payments(Rules const& rules, Editions const& /*editions*/, job::Job const& /*job*/) {
    if (auto const paid = rules.commerce.payment.settle_payments.reconcile(); paid > 0)
        spdlog::warn("{} orders were paid without our being told", paid);
    return Outcome::done;
}

Outcome forget_payments(Rules const& rules, Editions const& /*editions*/, job::Job const& /*job*/) {
    return forgotten(rules.commerce.payment.settle_payments.forget(),
                     "orders that nobody paid and events of payments, after their time");
}

Outcome send_receipt_mail(Rules const& rules, Editions const& editions, job::Job const& job) {
    return done_or_hopeless(rules.notify.send_receipt_mail(editions.contents(), OrderId{job.payload}));
}

Outcome tell_sandbox_event(Rules const& rules, Editions const& /*editions*/, job::Job const& job) {
    auto const [kind, payment] = two_words(job);
    return done_or_hopeless(rules.commerce.payment.sandbox.tell(kind, PaymentId{payment}));
}

Outcome continue_sandbox_story(Rules const& rules, Editions const& /*editions*/, job::Job const& job) {
    rules.commerce.payment.sandbox.continue_story(PaymentId{job.payload});
    return Outcome::done;
}

Outcome forget_leads(Rules const& rules, Editions const& /*editions*/, job::Job const& /*job*/) {
    return forgotten(rules.lead.forget_leads(), "leads after their time");
}

Outcome forget_site_events(Rules const& rules, Editions const& /*editions*/, job::Job const& /*job*/) {
    return forgotten(rules.experiment.forget_events(), "events of the site after their time");
}

Outcome sweep_quiz_results(Rules const& rules, Editions const& /*editions*/, job::Job const& /*job*/) {
    return forgotten(rules.quiz.sweep_results(), "quiz results that nobody kept");
}

} // namespace

std::span<JobKind const> job_kinds() {
    using std::chrono::hours;
    static std::vector<JobKind> const kinds{
        {.kind = account::mail_job_kind(LinkPurpose::sign_in), .handle = send_link<LinkPurpose::sign_in>},
        {.kind = account::mail_job_kind(LinkPurpose::password_reset),
         .handle = send_link<LinkPurpose::password_reset>},
        {.kind = account::mail_job_kind(LinkPurpose::address_change), .handle = send_address_change},
        {.kind = account::kSendAskedAboutMail, .handle = send_asked_about},
        {.kind = account::kSendAddressProvenMail, .handle = send_address_proven},
        {.kind = account::mail_job_kind(LinkPurpose::erase), .handle = send_erase_link},
        {.kind = account::kSendEraseReceipt, .handle = send_erase_receipt},
        {.kind = account::kSendWelcomeMail, .handle = send_welcome_mail},
        {.kind = commerce::kSendInviteMail, .handle = send_invite_mail},
        {.kind = lead::kSendLeadMail, .handle = send_lead_mail},
        {.kind = notify::kSendTestMessage, .handle = send_test_message},
        {.kind = account::kEraseMember, .handle = erase_member},
        {.kind = account::kRemoveObject, .handle = remove_object},
        {.kind = state::kRefreshBalance, .handle = refresh_balance},
        {.kind = reading::kAnalyseUpload, .handle = analyse_upload},
        {.kind = payment::kSettlePayment, .handle = settle_payment},
        {.kind = payment::kSendReceiptMail, .handle = send_receipt_mail},
        {.kind = payment::kTellSandboxEvent, .handle = tell_sandbox_event},
        {.kind = payment::kContinueSandboxStory, .handle = continue_sandbox_story},
        {.kind = "reconcile_payments", .handle = reconcile_payments, .every = std::chrono::minutes{10}},
        {.kind = "forget_payments", .handle = forget_payments, .every = hours{24}},
        {.kind = "sweep_uploads", .handle = sweep_uploads, .every = hours{1}},
        {.kind = "forget_visitors_readings", .handle = forget_visitors_readings, .every = hours{1}},
        {.kind = "sweep_outbox", .handle = sweep_outbox, .every = hours{24}},
        {.kind = "forget_links", .handle = forget_links, .every = hours{24}},
        {.kind = "forget_sessions", .handle = forget_sessions, .every = hours{24}},
        {.kind = "forget_safety_events", .handle = forget_safety_events, .every = hours{24}},
        {.kind = "sweep_quiz_results", .handle = sweep_quiz_results, .every = hours{24}},
        {.kind = "forget_leads", .handle = forget_leads, .every = hours{24}},
        {.kind = "forget_site_events", .handle = forget_site_events, .every = hours{24}},
    };
    return kinds;
}

Handlers handlers(Rules const& rules, std::function<std::shared_ptr<Editions const>()> live_editions) {
    Handlers by_kind;
    for (auto const& kind : job_kinds())
        by_kind.emplace(kind.kind, [&rules, live_editions, handle = kind.handle](job::Job const& job) {
            return handle(rules, *live_editions(), job);
        });
    return by_kind;
}

std::vector<job::Schedule> schedules() {
    std::vector<job::Schedule> all;
    for (auto const& kind : job_kinds())
        if (kind.every > std::chrono::seconds{0})
            all.push_back({.name = kind.kind, .every = kind.every, .kind = kind.kind});
    return all;
}

} // namespace evenkeel::worker
