#pragma once

#include "core/account/second_factor/second_factors.hpp"
#include "core/account/sessions/session_proofs.hpp"
#include "core/account/sign_in/sign_ups.hpp"
#include "core/lead/leads.hpp"
#include "tests/port_contracts/backends.hpp"
#include "tests/support/article_samples.hpp"
#include "tests/support/fake_secure.hpp"
#include "tests/support/sample_exercises.hpp"
#include "tests/support/sample_invites.hpp"
#include "tests/support/samples.hpp"

namespace evenkeel::testing {

/// Adds a second factor, a sign-in that waits for it, and a mailed code.
inline void fill_security(Stores const& stores, MemberId const& id, std::string const& name) {
    SessionId const present{"another session of " + name}; // confirming ends the others
    std::vector<std::string> const codes{"hash of a recovery code of " + name};
    (void)stores.second_factors.begin(id, "sealed secret of " + name, kMondayMorning);
    (void)stores.second_factors.confirm(id, present, "sealed secret of " + name, 1, codes, kMondayMorning);
    stores.sessions.add(a_session("a waiting sign-in of " + name, id));
    LinkId const code{"a code of " + name};
    stores.session_proofs.add_code({code, id, present, kMondayMorning}, a_job("code of " + id.value()));
}

/// Adds the ways into the account, and the purchases.
inline void fill_account(Stores const& stores, account::Member const& member, std::string const& name) {
    auto const& id = member.id;
    account::ExternalIdentity const apple{account::kApple, "apple subject of " + name};
    (void)stores.external_identities.add_member(
        {member, apple, a_session("a session of " + name, id), a_job("welcome of " + id.value())});
    stores.sessions.add(a_session("another session of " + name, id));
    (void)stores.rate_limits.take("details:" + id.value(), {}, kMondayMorning);
    (void)stores.rate_limits.take("login:" + FakeSecure{}.sha256(member.email_address), {}, kMondayMorning);
    auto on_device = a_session("a session on a known device of " + name, id);
    on_device.device_uuid = "a device of " + name + " with a name that is long enough";
    stores.sessions.add(on_device);
    stores.sign_ups.keep_once({.id = LinkId{"a sign-up of " + name},
                               .token_hash = "hash of a sign-up of " + name,
                               .email_address = member.email_address,
                               .first_name = "",
                               .time_zone = "Etc/UTC",
                               .language_code = "en",
                               .created_at = kMondayMorning,
                               .expires_at = kMondayMorning});
    stores.account_links.add(a_link("a link of " + name, id), a_job("mail to " + member.email_address));
    fill_security(stores, id, name);
    (void)stores.api_tokens.add(an_api_token("a token of " + name, id));
    (void)stores.subscriptions.add_once({.id = SubscriptionId{"a subscription of " + name},
                                         .member_id = id,
                                         .store = "app_store",
                                         .transaction_id = "a transaction of " + name,
                                         .product_id = "three months",
                                         .country_code = "AT",
                                         .started_at = kMondayMorning,
                                         .expires_at = kMondayMorning + std::chrono::days{90}});
    (void)stores.invites.add_once(
        {an_invite("for " + name, member.email_address), {}, an_audit_entry("for " + name), {}});
}

/// Adds the member's check-ins and readings.
inline void fill_history(Stores const& stores, MemberId const& id, std::string const& name) {
    (void)stores.check_ins.add_once(a_check_in(id, "a check-in of " + name), a_job("refresh " + id.value()));
    auto const removed = a_check_in(id, "a removed check-in of " + name);
    (void)stores.check_ins.add_once(removed, a_job("refresh " + id.value()));
    (void)stores.check_ins.remove(id, removed.id, a_job("refresh " + id.value()));
    stores.balance_points.rebuild(
        {.member_id = id,
         .seen = {"2026-03-02", "2026-03-02"},
         .most_visits = 1,
         .made = {"2026-03-02", "2026-03-02"}},
        [](auto const&) { return std::vector{state::BalancePoint{"2026-03-02", 50, 0.5}}; });
    stores.onboardings.keep({id, "less_stress", "environment", state::StateName::play,
                             state::StateName::stillness, kMondayMorning});

    (void)stores.quiz_results.add_once(a_quiz_result("a quiz of " + name));
    (void)stores.quiz_results.attach(QuizResultKey{"a quiz of " + name}, id, kMondayMorning);

    reading::Owner const owner{id};
    auto const upload = an_upload("an upload of " + name, owner);
    auto const task = a_task("a task of " + name, upload);
    stores.hrv_tasks.add_upload(upload);
    (void)stores.hrv_tasks.start_once(task, a_job("analyse " + owner.id()));
    (void)stores.hrv_tasks.finish(owner, task.id, a_measurement(), kMondayMorning);
}

/// Adds the member's practice: exercises, the six weeks, articles.
inline void fill_practice(Stores const& stores, MemberId const& id, std::string const& name) {
    stores.safety_profiles.keep(id, "sealed answers of " + name, kMondayMorning);
    auto result = a_result(id, "a result of " + name);
    result.id = ExerciseResultId{"result id of " + name};
    (void)stores.exercise_results.add_once(result);
    stores.suggestions.keep({.member_id = id,
                             .wish = {.from = state::RingAngle{200},
                                      .to = state::RingAngle{90},
                                      .minutes = {},
                                      .positions = {},
                                      .surroundings = {}},
                             .day = kMonday,
                             .at = kMondayMorning});
    (void)stores.practice_log.tick({.member_id = id,
                                    .event_id = EventId{"a tick of " + name},
                                    .mark = {.day = kMonday, .item = program::PracticeItem::social_play},
                                    .done = true,
                                    .at = kMondayMorning});
    stores.practice_log.keep_rest_weekdays(id, {6});
    stores.practice_log.keep_rest_day(id, kMonday + std::chrono::days{1}, true);
    (void)stores.programs.add_reflection({.member_id = id,
                                          .event_id = EventId{"a reflection of " + name},
                                          .run = 1,
                                          .week = 1,
                                          .answers = {"one", "two", "three"},
                                          .written_at = kMondayMorning});
    stores.programs.restart(id, {.today = kMonday + std::chrono::days{2},
                                 .at = kMondayMorning,
                                 .event_id = EventId{"a restart of " + name}});
    stores.programs.pause(id, kMonday + std::chrono::days{2});
    (void)stores.learn_events.start_once(an_article_event(id, "a reading of " + name, "rest"));
    (void)stores.learn_events.rate({id, EventId{"a reading of " + name}, learn::ArticleId{"rest"}, 5});
}

inline void fill_feedback(Stores const& stores, MemberId const& id, std::string const& name) {
    (void)stores.feedbacks.add_once({.id = FeedbackId{"feedback of " + name},
                                     .member_id = id,
                                     .event_id = EventId{"a word of " + name},
                                     .text = "Kind words.",
                                     .given_at = kMondayMorning});
    stores.feedbacks.rate({.member_id = id, .day = "2026-03-02", .stars = 5, .rated_at = kMondayMorning});
    (void)stores.feedbacks.count_review_request(id, EventId{"a request of " + name}, kMondayMorning);
}

/// Adds the guide's answer to something heavy.
inline void fill_guide(Stores const& stores, MemberId const& id, std::string const& name) {
    journal::JournalMessage const entry{.id = JournalMessageId{"entry of " + name},
                                        .thread_id = JournalThreadId{"thread of " + name},
                                        .member_id = id,
                                        .author = journal::Author::member,
                                        .body = "Tired, and glad of it.",
                                        .sent_at = kMondayMorning,
                                        .reaction = {}};
    auto answer = entry;
    answer.id = JournalMessageId{"next answer to " + name};
    answer.author = journal::Author::guide;
    answer.line_ids = {"level2-open-1"};
    answer.exercise_id = ExerciseId{"long-exhale"};
    answer.is_safety_reply = true;
    safety::SafetyEvent const event{.member_id = id,
                                    .message_id = entry.id,
                                    .at = kMondayMorning,
                                    .level = 2,
                                    .flags = {},
                                    .resources = {"A line for " + name}};
    (void)stores.guide_turns.keep({.entry = entry,
                                   .messages = {answer},
                                   .progress = {.phase = "explore", .turns = 1},
                                   .turns_before = 0,
                                   .risk = {.level = 2},
                                   .risk_revision_before = 0,
                                   .event = event,
                                   .at = kMondayMorning});
    stores.acknowledgements.keep(
        {.member_id = id, .version = "1", .country_code = "AT", .acknowledged_at = kMondayMorning});
}

/// Adds the member's messages to the guide.
inline void fill_journal(Stores const& stores, MemberId const& id, std::string const& name) {
    JournalThreadId const thread{"thread of " + name};
    (void)stores.journal.open_once({.id = thread,
                                    .member_id = id,
                                    .event_id = EventId{"opening of " + name},
                                    .life_aspect = "environment",
                                    .current_state = state::StateName::play,
                                    .opened_at = kMondayMorning,
                                    .last_message_at = kMondayMorning,
                                    .unread = 1},
                                   {.id = JournalMessageId{"message of " + name},
                                    .thread_id = thread,
                                    .member_id = id,
                                    .author = journal::Author::guide,
                                    .body = "How are you?",
                                    .sent_at = kMondayMorning,
                                    .reaction = {}});
    (void)stores.journal.write_once({.id = JournalMessageId{"entry of " + name},
                                     .thread_id = thread,
                                     .member_id = id,
                                     .author = journal::Author::member,
                                     .body = "Tired, and glad of it.",
                                     .sent_at = kMondayMorning,
                                     .reaction = {}},
                                    EventId{"writing of " + name});
    fill_guide(stores, id, name);
}

/// Adds an import from another program.
inline void fill_imports(Stores const& stores, MemberId const& id, std::string const& name) {
    portability::Import const import{.id = ImportId{"an import of " + name},
                                     .member_id = id,
                                     .event_id = EventId{"the file of " + name},
                                     .source = "daylio",
                                     .file_name = "moods.csv",
                                     .imported_at = kMondayMorning,
                                     .finished_at = {},
                                     .undone_at = {},
                                     .rows = 0};
    (void)stores.member_archive.bring(import,
                                      {{.table = "practice_marks",
                                        .columns = {"day", "item", "source"},
                                        .rows = {{"2025-03-02", "stillness", "tick"}}}},
                                      a_job("refresh " + id.value()));
}

/// Whom the member lets see what, and where they want to be reached.
inline void fill_reach(Stores const& stores, MemberId const& id, std::string const& name) {
    stores.notification_settings.keep(id, {}, kMondayMorning);
    (void)stores.deliveries.add_once(a_delivery("a delivery of " + name, id), a_job("test of " + id.value()));
    (void)stores.resonance_paces.keep(id, {5.5, kMondayMorning});
    (void)stores.notification_tokens.keep(id, SessionId{"another session of " + name},
                                          {notify::PushService::fcm, "an address of " + name, {}, {}},
                                          kMondayMorning);
    auto const trainer = TrainerId{"trainer of " + name};
    stores.invites.add_once(an_added_trainer(trainer.value()));
    (void)stores.trainer_links.change(
        id, {.trainer = trainer,
             .consents = {{trainer::DataKind::check_ins, kMondayMorning + std::chrono::days{30}}},
             .at = kMondayMorning});
    stores.trainer_links.record_access({.id = TrainerAccessId{"a look at " + name},
                                        .member_id = id,
                                        .trainer_id = trainer,
                                        .kind = trainer::DataKind::check_ins,
                                        .at = kMondayMorning});
}

/// A request of the website, which belongs to whoever has proven the address it came with.
inline void fill_requests(Stores const& stores, account::Member const& member, std::string const& name) {
    lead::Lead const lead{.id = LeadId{"lead of " + name},
                          .kind = lead::LeadKind::certification,
                          .event_id = EventId{"request of " + name},
                          .first_name = name,
                          .email_address = member.email_address,
                          .language_code = "en",
                          .unique_code = "CODE-" + name,
                          .amount_off_usd_cents = 20'000,
                          .expires_at = kMondayMorning + std::chrono::days{14},
                          .created_at = kMondayMorning};
    job::NewJob const mail{
        .kind = "send_lead_mail", .payload = lead.id.value(), .unique_key = {}, .run_at = kMondayMorning};
    (void)stores.leads.add_once(lead, mail);
}

/// A member who has used everything: at least one row in every table that keeps something of a member. The
/// test of the erasure finds tables that got none, so a new table needs a line here. Ids and the address are
/// long enough to be found as parts of any text.
inline account::Member full_member(Stores const& stores, std::string const& name) {
    auto member = a_member("the-full-member-" + name);
    member.address_proven_at = kMondayMorning;
    fill_account(stores, member, name);
    fill_history(stores, member.id, name);
    fill_practice(stores, member.id, name);
    fill_feedback(stores, member.id, name);
    fill_journal(stores, member.id, name);
    fill_reach(stores, member.id, name);
    fill_imports(stores, member.id, name);
    fill_requests(stores, member, name);
    return member;
}

} // namespace evenkeel::testing
