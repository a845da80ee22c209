#pragma once

#include "core/account/forget_sessions.hpp"
#include "core/commerce/send_invite_mail.hpp"
#include "core/job/schedule.hpp"
#include "core/notify/send_welcome_mail.hpp"
#include "core/notify/test_message.hpp"
#include "core/reading/analyse_upload.hpp"
#include "core/reading/forget_visitors_readings.hpp"
#include "core/reading/sweep_uploads.hpp"
#include "core/safety/member_risks.hpp"
#include "core/state/refresh_balance.hpp"
#include "worker/handler.hpp"

#include <vector>

/// One file per job; each reads the payload and calls one use case.
namespace evenkeel::worker::jobs {

[[nodiscard]] Handler refresh_balance(state::RefreshBalance use_case);
[[nodiscard]] Handler send_welcome_mail(notify::SendWelcomeMail use_case);
[[nodiscard]] Handler send_test_message(notify::SendTestMessage use_case);
[[nodiscard]] Handler send_invite_mail(commerce::SendInviteMail use_case);
[[nodiscard]] Handler analyse_upload(reading::AnalyseUpload use_case);
[[nodiscard]] Handler sweep_uploads(reading::SweepUploads use_case);
[[nodiscard]] Handler forget_visitors_readings(reading::ForgetVisitorsReadings use_case);
[[nodiscard]] Handler forget_sessions(account::ForgetSessions use_case);
[[nodiscard]] Handler forget_safety_events(safety::ForgetSafetyEvents use_case);

struct UseCases {
    state::RefreshBalance refresh_balance;
    notify::SendWelcomeMail send_welcome_mail;
    notify::SendTestMessage send_test_message;
    commerce::SendInviteMail send_invite_mail;
    reading::AnalyseUpload analyse_upload;
    reading::SweepUploads sweep_uploads;
    reading::ForgetVisitorsReadings forget_visitors_readings;
    account::ForgetSessions forget_sessions;
    safety::ForgetSafetyEvents forget_safety_events;
};

/// Every job there is, by its kind.
[[nodiscard]] Handlers all_handlers(UseCases use_cases);

/// What is done again and again.
[[nodiscard]] std::vector<job::Schedule> all_schedules();

} // namespace evenkeel::worker::jobs
