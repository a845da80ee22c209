#pragma once

// The interfaces are declared only, so that a file that uses one store reads the header of one store.

namespace evenkeel {

class OneMoment;

namespace account {
class AccountLinks;
class ApiTokens;
class Erasure;
class ExternalIdentities;
class Members;
class RateLimits;
class SecondFactors;
class SessionProofs;
class Sessions;
class SignUps;
} // namespace account

namespace admin {
class AuditLog;
} // namespace admin

namespace checkin {
class CheckIns;
} // namespace checkin

namespace commerce {
class Invites;
class Subscriptions;
} // namespace commerce

namespace exercise {
class ExerciseResults;
class ResonancePaces;
class SafetyProfiles;
class Suggestions;
} // namespace exercise

namespace experiment {
class SiteEvents;
} // namespace experiment

namespace feedback {
class Feedbacks;
} // namespace feedback

namespace job {
class Jobs;
} // namespace job

namespace journal {
class Acknowledgements;
class GuideTurns;
class Journal;
} // namespace journal

namespace lead {
class Leads;
} // namespace lead

namespace learn {
class LearnEvents;
} // namespace learn

namespace notify {
class Deliveries;
class NotificationSettingsStore;
class NotificationTokens;
} // namespace notify

namespace portability {
class MemberArchive;
} // namespace portability

namespace program {
class Onboardings;
class PracticeLog;
class Programs;
} // namespace program

namespace quiz {
class QuizResults;
} // namespace quiz

namespace reading {
class HrvTasks;
} // namespace reading

namespace safety {
class MemberRisks;
} // namespace safety

namespace snapshot {
class MemberSettingsReader;
} // namespace snapshot

namespace state {
class BalancePoints;
} // namespace state

namespace trainer {
class TrainerLinks;
} // namespace trainer

/// Everything that is kept, as the rules see it: one reference for each store interface.
struct Stores {
    OneMoment const& moment;
    account::AccountLinks& account_links;
    account::ApiTokens& api_tokens;
    account::Erasure& erasure;
    account::ExternalIdentities& external_identities;
    account::Members& members;
    account::RateLimits& rate_limits;
    account::SecondFactors& second_factors;
    account::SessionProofs& session_proofs;
    account::Sessions& sessions;
    account::SignUps& sign_ups;
    admin::AuditLog& audit_log;
    checkin::CheckIns& check_ins;
    commerce::Invites& invites;
    commerce::Subscriptions& subscriptions;
    exercise::ExerciseResults& exercise_results;
    exercise::ResonancePaces& resonance_paces;
    exercise::SafetyProfiles& safety_profiles;
    exercise::Suggestions& suggestions;
    experiment::SiteEvents& site_events;
    feedback::Feedbacks& feedbacks;
    job::Jobs& jobs;
    journal::Acknowledgements& acknowledgements;
    journal::GuideTurns& guide_turns;
    journal::Journal& journal;
    lead::Leads& leads;
    learn::LearnEvents& learn_events;
    notify::Deliveries& deliveries;
    notify::NotificationSettingsStore& notification_settings;
    notify::NotificationTokens& notification_tokens;
    portability::MemberArchive& member_archive;
    program::Onboardings& onboardings;
    program::PracticeLog& practice_log;
    program::Programs& programs;
    quiz::QuizResults& quiz_results;
    reading::HrvTasks& hrv_tasks;
    safety::MemberRisks& member_risks;
    snapshot::MemberSettingsReader& member_settings;
    state::BalancePoints& balance_points;
    trainer::TrainerLinks& trainer_links;
};

} // namespace evenkeel
