// More than 300 lines: every store stands here as an interface, a fake and an adapter, each a line to itself.
#pragma once

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
#include "storage/account/trainer_links.hpp"
#include "storage/checkin/balance_points.hpp"
#include "storage/checkin/check_ins.hpp"
#include "storage/commerce/invites.hpp"
#include "storage/commerce/subscriptions.hpp"
#include "storage/job/jobs.hpp"
#include "storage/journal/acknowledgements.hpp"
#include "storage/journal/guide_turns.hpp"
#include "storage/journal/journal.hpp"
#include "storage/journal/member_risks.hpp"
#include "storage/learn/article_index.hpp"
#include "storage/learn/learn_events.hpp"
#include "storage/learn/quiz_results.hpp"
#include "storage/notify/deliveries.hpp"
#include "storage/notify/notifications.hpp"
#include "storage/portability/member_archive.hpp"
#include "storage/practice/exercise_results.hpp"
#include "storage/practice/onboardings.hpp"
#include "storage/practice/practice_log.hpp"
#include "storage/practice/programs.hpp"
#include "storage/practice/resonance_paces.hpp"
#include "storage/practice/safety_profiles.hpp"
#include "storage/practice/suggestions.hpp"
#include "storage/reading/hrv_tasks.hpp"
#include "tests/support/fake_account_links.hpp"
#include "tests/support/fake_acknowledgements.hpp"
#include "tests/support/fake_api_tokens.hpp"
#include "tests/support/fake_article_index.hpp"
#include "tests/support/fake_audit_log.hpp"
#include "tests/support/fake_balance_points.hpp"
#include "tests/support/fake_check_ins.hpp"
#include "tests/support/fake_deliveries.hpp"
#include "tests/support/fake_erasure.hpp"
#include "tests/support/fake_external_identities.hpp"
#include "tests/support/fake_feedbacks.hpp"
#include "tests/support/fake_guide_turns.hpp"
#include "tests/support/fake_hrv_tasks.hpp"
#include "tests/support/fake_invites.hpp"
#include "tests/support/fake_jobs.hpp"
#include "tests/support/fake_journal.hpp"
#include "tests/support/fake_learn_events.hpp"
#include "tests/support/fake_member_archive.hpp"
#include "tests/support/fake_member_risks.hpp"
#include "tests/support/fake_member_settings.hpp"
#include "tests/support/fake_members.hpp"
#include "tests/support/fake_notifications.hpp"
#include "tests/support/fake_onboardings.hpp"
#include "tests/support/fake_practice.hpp"
#include "tests/support/fake_programs.hpp"
#include "tests/support/fake_quiz_results.hpp"
#include "tests/support/fake_rate_limits.hpp"
#include "tests/support/fake_resonance_paces.hpp"
#include "tests/support/fake_safety_profiles.hpp"
#include "tests/support/fake_sessions.hpp"
#include "tests/support/fake_trainer_links.hpp"
#include "tests/support/temporary_folder.hpp"

#include <memory>

namespace evenkeel::testing {

/// Every store, whoever implements it.
struct Stores {
    account::Members& members;
    account::Sessions& sessions;
    account::RateLimits& rate_limits;
    checkin::CheckIns& check_ins;
    state::BalancePoints& balance_points;
    program::Onboardings& onboardings;
    reading::HrvTasks& hrv_tasks;
    job::Jobs& jobs;
    admin::AuditLog& audit_log;
    commerce::Invites& invites;
    commerce::Subscriptions& subscriptions;
    trainer::TrainerLinks& trainer_links;
    notify::NotificationSettingsStore& notification_settings;
    notify::NotificationTokens& notification_tokens;
    feedback::Feedbacks& feedbacks;
    journal::Journal& journal;
    snapshot::MemberSettingsReader& member_settings;
    learn::LearnEvents& learn_events;
    learn::ArticleIndex& article_index;
    account::AccountLinks& account_links;
    account::ExternalIdentities& external_identities;
    account::ApiTokens& api_tokens;
    account::Erasure& erasure;
    exercise::SafetyProfiles& safety_profiles;
    exercise::ExerciseResults& exercise_results;
    exercise::Suggestions& suggestions;
    program::PracticeLog& practice_log;
    program::Programs& programs;
    quiz::QuizResults& quiz_results;
    portability::MemberArchive& member_archive;
    notify::Deliveries& deliveries;
    exercise::ResonancePaces& resonance_paces;
    journal::GuideTurns& guide_turns;
    safety::MemberRisks& member_risks;
    journal::Acknowledgements& acknowledgements;
};

/// The stores in memory that the fast tests of core/ believe in.
class FakeBackend {
public:
    [[nodiscard]] Stores stores() {
        return {members_,
                sessions_,
                rate_limits_,
                check_ins_,
                balance_points_,
                onboardings_,
                hrv_tasks_,
                jobs_,
                audit_log_,
                invites_,
                subscriptions_,
                trainer_links_,
                notification_settings_,
                notification_tokens_,
                feedbacks_,
                journal_,
                member_settings_,
                learn_events_,
                article_index_,
                account_links_,
                external_identities_,
                api_tokens_,
                erasure_,
                safety_profiles_,
                exercise_results_,
                suggestions_,
                practice_log_,
                programs_,
                quiz_results_,
                member_archive_,
                deliveries_,
                resonance_paces_,
                guide_turns_,
                member_risks_,
                acknowledgements_};
    }

private:
    FakeAccounts accounts_;
    FakeJobs jobs_;
    FakeMembers members_{accounts_, jobs_};
    FakeSessions sessions_{accounts_};
    FakeRateLimits rate_limits_;
    FakeCheckIns check_ins_{jobs_};
    FakeBalancePoints balance_points_{check_ins_};
    FakeOnboardings onboardings_;
    FakeHrvTasks hrv_tasks_{jobs_};
    FakeAuditLog audit_log_{accounts_};
    FakeTrainerLinks trainer_links_;
    FakeInvites invites_{accounts_, trainer_links_, jobs_};
    FakeSubscriptions subscriptions_{accounts_};
    FakeNotificationSettings notification_settings_;
    FakeNotificationTokens notification_tokens_{accounts_};
    FakeFeedbacks feedbacks_{accounts_};
    FakeJournal journal_;
    FakeMemberSettings member_settings_{{trainer_links_, feedbacks_, notification_settings_, journal_}};
    FakeLearnEvents learn_events_;
    FakeArticleIndex article_index_;
    FakeAccountLinks account_links_{accounts_, trainer_links_, jobs_};
    FakeExternalIdentities external_identities_{accounts_, jobs_};
    FakeApiTokens api_tokens_{accounts_};
    FakeErasure erasure_{{accounts_, hrv_tasks_, jobs_, invites_}};
    FakeSafetyProfiles safety_profiles_;
    FakeSuggestions suggestions_;
    FakePractice practice_;
    FakeExerciseResults exercise_results_{practice_};
    FakePracticeLog practice_log_{practice_};
    FakePrograms programs_{practice_};
    FakeQuizResults quiz_results_;
    FakeMemberArchive member_archive_{jobs_};
    FakeDeliveries deliveries_{jobs_};
    FakeResonancePaces resonance_paces_;
    FakeMemberRisks member_risks_;
    FakeGuideTurns guide_turns_{journal_, member_risks_};
    FakeAcknowledgements acknowledgements_{accounts_};
};

class SqlBackend {
public:
    explicit SqlBackend(std::unique_ptr<storage::Database> database) : database_{std::move(database)} {}

    [[nodiscard]] Stores stores() {
        return {members_,
                sessions_,
                rate_limits_,
                check_ins_,
                balance_points_,
                onboardings_,
                hrv_tasks_,
                jobs_,
                audit_log_,
                invites_,
                subscriptions_,
                trainer_links_,
                notification_settings_,
                notification_tokens_,
                feedbacks_,
                journal_,
                member_settings_,
                learn_events_,
                article_index_,
                account_links_,
                external_identities_,
                api_tokens_,
                erasure_,
                safety_profiles_,
                exercise_results_,
                suggestions_,
                practice_log_,
                programs_,
                quiz_results_,
                member_archive_,
                deliveries_,
                resonance_paces_,
                guide_turns_,
                member_risks_,
                acknowledgements_};
    }

    [[nodiscard]] storage::Database& database() { return *database_; }

private:
    std::unique_ptr<storage::Database> database_;
    storage::SqlMembers members_{*database_};
    storage::SqlSessions sessions_{*database_};
    storage::SqlRateLimits rate_limits_{*database_};
    storage::SqlCheckIns check_ins_{*database_};
    storage::SqlBalancePoints balance_points_{*database_};
    storage::SqlOnboardings onboardings_{*database_};
    storage::SqlHrvTasks hrv_tasks_{*database_};
    storage::SqlJobs jobs_{*database_};
    storage::SqlAuditLog audit_log_{*database_};
    storage::SqlInvites invites_{*database_};
    storage::SqlSubscriptions subscriptions_{*database_};
    storage::SqlTrainerLinks trainer_links_{*database_};
    storage::SqlNotificationSettings notification_settings_{*database_};
    storage::SqlNotificationTokens notification_tokens_{*database_};
    storage::SqlFeedbacks feedbacks_{*database_};
    storage::SqlJournal journal_{*database_};
    storage::SqlMemberSettings member_settings_{*database_};
    storage::SqlLearnEvents learn_events_{*database_};
    storage::SqlArticleIndex article_index_{*database_};
    storage::SqlAccountLinks account_links_{*database_};
    storage::SqlExternalIdentities external_identities_{*database_};
    storage::SqlApiTokens api_tokens_{*database_};
    storage::SqlErasure erasure_{*database_};
    storage::SqlSafetyProfiles safety_profiles_{*database_};
    storage::SqlExerciseResults exercise_results_{*database_};
    storage::SqlSuggestions suggestions_{*database_};
    storage::SqlPracticeLog practice_log_{*database_};
    storage::SqlPrograms programs_{*database_};
    storage::SqlQuizResults quiz_results_{*database_};
    storage::SqlMemberArchive member_archive_{*database_};
    storage::SqlDeliveries deliveries_{*database_};
    storage::SqlResonancePaces resonance_paces_{*database_};
    storage::SqlGuideTurns guide_turns_{*database_};
    storage::SqlMemberRisks member_risks_{*database_};
    storage::SqlAcknowledgements acknowledgements_{*database_};
};

/// A SQLite file of its own for each test: a file and not ":memory:", because only then are readers and the
/// writer connections of their own.
class SqliteBackend {
public:
    SqliteBackend();

    [[nodiscard]] Stores stores() { return backend_.stores(); }

    /// For tests that look at tables and not at stores.
    [[nodiscard]] storage::Database& database() { return backend_.database(); }

private:
    TemporaryFolder folder_{"contract"};
    SqlBackend backend_;
};

/// One database of the private PostgreSQL server, emptied before each test.
class PostgresBackend {
public:
    PostgresBackend();

    [[nodiscard]] Stores stores() { return backend_.stores(); }

    /// For tests that look at tables and not at stores.
    [[nodiscard]] storage::Database& database() { return backend_.database(); }

private:
    SqlBackend backend_;
};

} // namespace evenkeel::testing
