#pragma once

#include "core/account/member/members.hpp"
#include "core/account/sessions/api_tokens.hpp"
#include "core/account/sign_in/account_link.hpp"
#include "core/admin/audit_log.hpp"
#include "core/checkin/check_ins.hpp"
#include "core/notify/delivery.hpp"
#include "core/quiz/quiz_results.hpp"
#include "core/reading/hrv_tasks.hpp"
#include "tests/support/fixed_clock.hpp"

namespace evenkeel::testing {

/// A member with nothing unusual about them. Name and address follow from the id.
inline account::Member a_member(std::string const& id, Instant created_at = kMondayMorning) {
    return {.id = MemberId{id},
            .email_address = id + "@example.com",
            .first_name = "Ana",
            .password_hash = {},
            .time_zone = "Europe/Vienna",
            .language_code = "en",
            .is_admin = false,
            .premium_source = account::PremiumSource::trial,
            .premium_until = created_at + account::kTrial,
            .created_at = created_at};
}

/// Signed in on one device; the token hash is "hash of <id>".
inline account::Session a_session(std::string const& id, MemberId const& member,
                                  Instant created_at = kMondayMorning) {
    return {.id = SessionId{id},
            .member_id = member,
            .token_hash = "hash of " + id,
            .device_uuid = "device of " + id,
            .user_agent = "Tests/1.0",
            .created_at = created_at,
            .last_seen_at = created_at,
            .expires_at = created_at + account::kSessionLife};
}

inline job::NewJob a_job(std::string const& kind, std::string const& unique_key = {},
                         Instant run_at = kMondayMorning) {
    return {.kind = kind, .payload = "payload of " + kind, .unique_key = unique_key, .run_at = run_at};
}

/// A link that lives half an hour; the token hash is "hash of <id>".
inline account::AccountLink a_link(std::string const& id, MemberId const& member,
                                   account::LinkPurpose purpose = account::LinkPurpose::sign_in) {
    return {.id = LinkId{id},
            .member_id = member,
            .purpose = purpose,
            .token_hash = "hash of " + id,
            .email_address = member.value() + "@example.com",
            .created_at = kMondayMorning,
            .expires_at = kMondayMorning + std::chrono::minutes{30},
            .used_at = {}};
}

/// The token hash is "hash of <id>", the name the id itself.
inline account::ApiToken an_api_token(std::string const& id, MemberId const& member) {
    return {.id = ApiTokenId{id},
            .member_id = member,
            .name = id,
            .token_hash = "hash of " + id,
            .created_at = kMondayMorning,
            .last_used_at = {}};
}

/// A check-in in the middle of the band of play.
inline checkin::CheckIn a_check_in(MemberId const& member, std::string const& event,
                                   Instant at = kMondayMorning) {
    return {.id = CheckInId{"id of " + event},
            .member_id = member,
            .event_id = EventId{event},
            .checked_in_at = at,
            .day = day_text(local_day(at, "Europe/Vienna")),
            .recorded_at = at,
            .edited_at = {},
            .arousal = 0.5,
            .comfort = 0.25,
            .felt_angle = state::RingAngle{153.4},
            .angle = state::RingAngle{150.5},
            .state = state::StateName::play,
            .body_signs = {"warm_hands", "slow_breath"},
            .note = "After a walk. Nach dem Spaziergang: schön."};
}

/// Of the command line, about nobody.
inline admin::AuditEntry an_audit_entry(std::string const& id) {
    return {.id = AuditId{id},
            .at = kMondayMorning,
            .actor_member = {},
            .actor = "command line",
            .action = std::string{admin::kInviteCreated},
            .subject_member = {},
            .subject = "invite:" + id,
            .detail = "months=3"};
}

inline reading::Upload an_upload(std::string const& id, reading::Owner const& owner,
                                 Instant created_at = kMondayMorning) {
    return {.id = UploadId{id},
            .owner = owner,
            .object_key = "recordings/" + id + ".csv",
            .created_at = created_at};
}

inline reading::HrvTask a_task(std::string const& id, reading::Upload const& upload,
                               Instant created_at = kMondayMorning) {
    return {.id = HrvTaskId{id},
            .owner = upload.owner,
            .upload_id = upload.id,
            .object_key = upload.object_key,
            .context = reading::ReadingContext::morning,
            .status = reading::TaskStatus::queued,
            .created_at = created_at,
            .measured_at = created_at,
            .finished_at = {},
            .measurement = {},
            .rejection = {}};
}

inline reading::Measurement a_measurement() {
    return {.hr_bpm = 61.25,
            .rmssd_ms = 42.125,
            .sdnn_ms = 50.5,
            .pnn50 = 18.75,
            .quality = 0.875,
            .quality_reason = "good",
            .beats = 60,
            .duration_s = 61.5,
            .beat_runs_ms = {{0.5, 980.25, 1960.75}, {5000.125, 5990.5}},
            .engine_version = "hrv-2",
            .certainty = reading::Certainty{.rmssd = {.low_ms = 36.5, .high_ms = 48.75},
                                            .sdnn = {.low_ms = 44.25, .high_ms = 57.5},
                                            .clear_s = 58,
                                            .ectopic_beats = 2}};
}

/// A test by mail that is on its way.
inline notify::Delivery a_delivery(std::string const& event, MemberId const& member,
                                   Instant at = kMondayMorning) {
    return {.id = notify::DeliveryId{"id of " + event},
            .member_id = member,
            .event_id = EventId{event},
            .kind = notify::DeliveryKind::test,
            .channel = notify::Channel::mail,
            .queued_at = at,
            .outcome = notify::DeliveryOutcome::queued,
            .ended_at = {}};
}

/// Its key and its event are called the same.
inline quiz::QuizResult a_quiz_result(std::string const& key, Instant taken_at = kMondayMorning) {
    return {.key = QuizResultKey{key},
            .event_id = EventId{key},
            .sealed_answers = "sealed answers of " + key,
            .taken_at = taken_at,
            .member_id = {},
            .attached_at = {}};
}

} // namespace evenkeel::testing
