#include "worker/jobs/handlers.hpp"

#include "core/account/create_account.hpp"
#include "core/checkin/record_check_in.hpp"
#include "core/commerce/create_invite.hpp"
#include "core/reading/start_analysis.hpp"

namespace evenkeel::worker::jobs {
namespace {

constexpr char kSweepUploads[] = "sweep_uploads";
constexpr char kForgetVisitorsReadings[] = "forget_visitors_readings";
constexpr char kForgetSessions[] = "forget_sessions";
constexpr char kForgetSafetyEvents[] = "forget_safety_events";

} // namespace

Handlers all_handlers(UseCases use_cases) {
    return {
        {state::kRefreshBalance, refresh_balance(use_cases.refresh_balance)},
        {account::kSendWelcomeMail, send_welcome_mail(std::move(use_cases.send_welcome_mail))},
        {notify::kSendTestMessage, send_test_message(std::move(use_cases.send_test_message))},
        {commerce::kSendInviteMail, send_invite_mail(std::move(use_cases.send_invite_mail))},
        {reading::kAnalyseUpload, analyse_upload(use_cases.analyse_upload)},
        {kSweepUploads, sweep_uploads(use_cases.sweep_uploads)},
        {kForgetVisitorsReadings, forget_visitors_readings(use_cases.forget_visitors_readings)},
        {kForgetSessions, forget_sessions(use_cases.forget_sessions)},
        {kForgetSafetyEvents, forget_safety_events(use_cases.forget_safety_events)},
    };
}

std::vector<job::Schedule> all_schedules() {
    return {
        {.name = kSweepUploads, .every = std::chrono::hours{1}, .kind = kSweepUploads},
        {.name = kForgetVisitorsReadings, .every = std::chrono::hours{1}, .kind = kForgetVisitorsReadings},
        {.name = kForgetSessions, .every = std::chrono::hours{24}, .kind = kForgetSessions},
        {.name = kForgetSafetyEvents, .every = std::chrono::hours{24}, .kind = kForgetSafetyEvents},
    };
}

} // namespace evenkeel::worker::jobs
