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
#include "storage/engine/one_moment.hpp"
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
