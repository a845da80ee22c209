#pragma once

#include "core/payment/payment_world.hpp"
#include "core/stores.hpp"
#include "storage/account/account_links.hpp"
#include "storage/account/api_tokens.hpp"
#include "storage/account/audit_log.hpp"
#include "storage/account/erasure.hpp"
#include "storage/account/external_identities.hpp"
#include "storage/account/feedbacks.hpp"
#include "storage/account/member_settings.hpp"
#include "storage/account/members.hpp"
#include "storage/account/rate_limits.hpp"
#include "storage/account/sessions.hpp"
#include "storage/account/sign_ups.hpp"
#include "storage/account/trainer_links.hpp"
#include "storage/checkin/balance_points.hpp"
#include "storage/checkin/check_ins.hpp"
#include "storage/commerce/invites.hpp"
#include "storage/commerce/subscriptions.hpp"
#include "storage/engine/one_moment.hpp"
#include "storage/job/jobs.hpp"
#include "storage/journal/acknowledgements.hpp"
#include "storage/journal/guide_turns.hpp"
#include "storage/journal/journal.hpp"
#include "storage/journal/member_risks.hpp"
#include "storage/learn/learn_events.hpp"
#include "storage/learn/quiz_results.hpp"
#include "storage/notify/deliveries.hpp"
#include "storage/notify/notifications.hpp"
#include "storage/payment/ledger.hpp"
#include "storage/payment/orders.hpp"
#include "storage/payment/sandbox_bank.hpp"
#include "storage/portability/member_archive.hpp"
#include "storage/practice/exercise_results.hpp"
#include "storage/practice/onboardings.hpp"
#include "storage/practice/practice_log.hpp"
#include "storage/practice/programs.hpp"
#include "storage/practice/resonance_paces.hpp"
#include "storage/practice/safety_profiles.hpp"
#include "storage/practice/suggestions.hpp"
#include "storage/reading/hrv_tasks.hpp"
#include "storage/site/leads.hpp"
#include "storage/site/site_events.hpp"

namespace evenkeel::storage {

/// One adapter for each store interface, all on the same database, which must outlive them.
class SqlStores {
public:
    explicit SqlStores(Database& database) : database_{database} {}

    // The references handed out lead here.
    SqlStores(SqlStores const&) = delete;
    SqlStores& operator=(SqlStores const&) = delete;

    [[nodiscard]] Stores stores() {
        return {.moment = moment_,
                .account_links = account_links_,
                .api_tokens = api_tokens_,
                .erasure = erasure_,
                .external_identities = external_identities_,
                .members = members_,
                .rate_limits = rate_limits_,
                .sessions = sessions_,
                .sign_ups = sign_ups_,
                .audit_log = audit_log_,
                .check_ins = check_ins_,
                .invites = invites_,
                .subscriptions = subscriptions_,
                .exercise_results = exercise_results_,
                .resonance_paces = resonance_paces_,
                .safety_profiles = safety_profiles_,
                .suggestions = suggestions_,
                .site_events = site_events_,
                .feedbacks = feedbacks_,
                .jobs = jobs_,
                .acknowledgements = acknowledgements_,
                .guide_turns = guide_turns_,
                .journal = journal_,
                .leads = leads_,
                .learn_events = learn_events_,
                .deliveries = deliveries_,
                .notification_settings = notification_settings_,
                .notification_tokens = notification_tokens_,
                .member_archive = member_archive_,
                .onboardings = onboardings_,
                .practice_log = practice_log_,
                .programs = programs_,
                .quiz_results = quiz_results_,
                .hrv_tasks = hrv_tasks_,
                .member_risks = member_risks_,
                .member_settings = member_settings_,
                .balance_points = balance_points_,
                .trainer_links = trainer_links_};
    }

    [[nodiscard]] payment::PaymentStores payment_stores() {
        return {.ledger = ledger_,
                .orders = orders_,
                .provider_events = provider_events_,
                .sandbox_bank = sandbox_bank_};
    }

private:
    Database& database_;
    SqlOneMoment moment_{database_};
    SqlAccountLinks account_links_{database_};
    SqlApiTokens api_tokens_{database_};
    SqlErasure erasure_{database_};
    SqlExternalIdentities external_identities_{database_};
    SqlMembers members_{database_};
    SqlRateLimits rate_limits_{database_};
    SqlSessions sessions_{database_};
    SqlSignUps sign_ups_{database_};
    SqlAuditLog audit_log_{database_};
    SqlCheckIns check_ins_{database_};
    SqlInvites invites_{database_};
    SqlSubscriptions subscriptions_{database_};
    SqlExerciseResults exercise_results_{database_};
    SqlResonancePaces resonance_paces_{database_};
    SqlSafetyProfiles safety_profiles_{database_};
    SqlSuggestions suggestions_{database_};
    SqlSiteEvents site_events_{database_};
    SqlFeedbacks feedbacks_{database_};
    SqlJobs jobs_{database_};
    SqlAcknowledgements acknowledgements_{database_};
    SqlGuideTurns guide_turns_{database_};
    SqlJournal journal_{database_};
    SqlLeads leads_{database_};
    SqlLearnEvents learn_events_{database_};
    SqlDeliveries deliveries_{database_};
    SqlNotificationSettings notification_settings_{database_};
    SqlNotificationTokens notification_tokens_{database_};
    SqlMemberArchive member_archive_{database_};
    SqlOnboardings onboardings_{database_};
    SqlPracticeLog practice_log_{database_};
    SqlPrograms programs_{database_};
    SqlQuizResults quiz_results_{database_};
    SqlHrvTasks hrv_tasks_{database_};
    SqlMemberRisks member_risks_{database_};
    SqlMemberSettings member_settings_{database_};
    SqlBalancePoints balance_points_{database_};
    SqlTrainerLinks trainer_links_{database_};
    SqlLedger ledger_{database_};
    SqlOrders orders_{database_};
    SqlProviderEvents provider_events_{database_};
    SqlSandboxBank sandbox_bank_{database_};
};

} // namespace evenkeel::storage
