#include "app/job_handlers.hpp"

#include "worker/jobs/account_handlers.hpp"
#include "worker/jobs/handlers.hpp"
#include "worker/jobs/quiz_handlers.hpp"

namespace evenkeel::app {
namespace {

/// `more` are those of each area.
worker::Handlers with(worker::Handlers handlers, std::vector<worker::Handlers> more) {
    for (auto& area : more)
        handlers.merge(area);
    return handlers;
}

} // namespace

worker::Handlers job_handlers(Rules const& rules, Outside const& outside) {
    auto handlers = worker::jobs::all_handlers({.refresh_balance = rules.refresh_balance,
                                                .send_welcome_mail = rules.send_welcome_mail,
                                                .send_test_message = rules.conversation.send_test_message,
                                                .send_invite_mail = rules.commerce.send_invite_mail,
                                                .analyse_upload = rules.analyse_upload,
                                                .sweep_uploads = rules.sweep_uploads,
                                                .forget_visitors_readings = rules.forget_visitors_readings,
                                                .forget_sessions = rules.forget_sessions,
                                                .forget_safety_events = rules.forget_safety_events});
    return with(std::move(handlers),
                {
                    worker::jobs::account_handlers({.mails = rules.account.mails,
                                                    .erase_member = rules.account.erase_member,
                                                    .forget_links = rules.account.forget_links,
                                                    .objects = outside.objects}),
                    worker::jobs::quiz_handlers(rules.quiz.sweep_results),
                });
}

std::vector<job::Schedule> schedules() {
    auto all = worker::jobs::all_schedules();
    for (auto const& area : {worker::jobs::account_schedules(), worker::jobs::quiz_schedules()})
        all.insert(all.end(), area.begin(), area.end());
    return all;
}

} // namespace evenkeel::app
