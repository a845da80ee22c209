#pragma once

#include "storage/account_links.hpp"
#include "storage/acknowledgements.hpp"
#include "storage/api_tokens.hpp"
#include "storage/article_index.hpp"
#include "storage/audit_log.hpp"
#include "storage/balance_points.hpp"
#include "storage/check_ins.hpp"
#include "storage/deliveries.hpp"
#include "storage/erasure.hpp"
#include "storage/exercise_results.hpp"
#include "storage/external_identities.hpp"
#include "storage/feedbacks.hpp"
#include "storage/guide_turns.hpp"
#include "storage/hrv_tasks.hpp"
#include "storage/invites.hpp"
#include "storage/jobs.hpp"
#include "storage/journal.hpp"
#include "storage/learn_events.hpp"
#include "storage/member_archive.hpp"
#include "storage/member_risks.hpp"
#include "storage/member_settings.hpp"
#include "storage/members.hpp"
#include "storage/notifications.hpp"
#include "storage/onboardings.hpp"
#include "storage/one_moment.hpp"
#include "storage/practice_log.hpp"
#include "storage/programs.hpp"
#include "storage/quiz_results.hpp"
#include "storage/rate_limits.hpp"
#include "storage/resonance_paces.hpp"
#include "storage/safety_profiles.hpp"
#include "storage/sessions.hpp"
#include "storage/subscriptions.hpp"
#include "storage/suggestions.hpp"
#include "storage/trainer_links.hpp"

namespace evenkeel::app {

/// One adapter for each store interface, all on the same database.
struct Stores {
    explicit Stores(storage::Database& database)
        : moment{database}, members{database}, sessions{database}, rate_limits{database}, check_ins{database},
          balance_points{database}, onboardings{database}, hrv_tasks{database}, jobs{database},
          audit_log{database}, invites{database}, subscriptions{database}, trainer_links{database},
          notification_settings{database}, notification_tokens{database}, feedbacks{database},
          journal{database}, member_settings{database}, learn_events{database}, article_index{database},
          account_links{database}, external_identities{database}, api_tokens{database}, erasure{database},
          safety_profiles{database}, exercise_results{database}, suggestions{database},
          practice_log{database}, programs{database}, quiz_results{database}, member_archive{database},
          deliveries{database}, resonance_paces{database}, guide_turns{database}, member_risks{database},
          acknowledgements{database} {}

    storage::SqlOneMoment moment;
    storage::SqlMembers members;
    storage::SqlSessions sessions;
    storage::SqlRateLimits rate_limits;
    storage::SqlCheckIns check_ins;
    storage::SqlBalancePoints balance_points;
    storage::SqlOnboardings onboardings;
    storage::SqlHrvTasks hrv_tasks;
    storage::SqlJobs jobs;
    storage::SqlAuditLog audit_log;
    storage::SqlInvites invites;
    storage::SqlSubscriptions subscriptions;
    storage::SqlTrainerLinks trainer_links;
    storage::SqlNotificationSettings notification_settings;
    storage::SqlNotificationTokens notification_tokens;
    storage::SqlFeedbacks feedbacks;
    storage::SqlJournal journal;
    storage::SqlMemberSettings member_settings;
    storage::SqlLearnEvents learn_events;
    storage::SqlArticleIndex article_index;
    storage::SqlAccountLinks account_links;
    storage::SqlExternalIdentities external_identities;
    storage::SqlApiTokens api_tokens;
    storage::SqlErasure erasure;
    storage::SqlSafetyProfiles safety_profiles;
    storage::SqlExerciseResults exercise_results;
    storage::SqlSuggestions suggestions;
    storage::SqlPracticeLog practice_log;
    storage::SqlPrograms programs;
    storage::SqlQuizResults quiz_results;
    storage::SqlMemberArchive member_archive;
    storage::SqlDeliveries deliveries;
    storage::SqlResonancePaces resonance_paces;
    storage::SqlGuideTurns guide_turns;
    storage::SqlMemberRisks member_risks;
    storage::SqlAcknowledgements acknowledgements;
};

} // namespace evenkeel::app
