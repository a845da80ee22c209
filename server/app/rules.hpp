#pragma once

#include "app/account_rules.hpp"
#include "app/commerce_rules.hpp"
#include "app/conversation_rules.hpp"
#include "app/learn_rules.hpp"
#include "app/outside.hpp"
#include "app/portability_rules.hpp"
#include "app/practice_rules.hpp"
#include "app/quiz_rules.hpp"
#include "app/stores.hpp"
#include "core/account/forget_sessions.hpp"
#include "core/checkin/record_check_in.hpp"
#include "core/history/read_history.hpp"
#include "core/history/read_patterns.hpp"
#include "core/notify/send_welcome_mail.hpp"
#include "core/program/personalize.hpp"
#include "core/reading/analyse_upload.hpp"
#include "core/reading/forget_visitors_readings.hpp"
#include "core/reading/read_recovery.hpp"
#include "core/reading/request_upload.hpp"
#include "core/reading/start_analysis.hpp"
#include "core/reading/sweep_uploads.hpp"
#include "core/safety/member_risks.hpp"
#include "core/snapshot/member_snapshot.hpp"
#include "core/state/refresh_balance.hpp"

namespace evenkeel::app {

/// Every use case there is. They see the stores only through the interfaces that core declares.
struct Rules {
    Rules(Stores& stores, Outside const& outside)
        : account{stores, outside}, learn{stores, {outside.content, outside.clock, outside.secure}},
          personalize{stores.onboardings, outside.content.goals, outside.content.life_aspects, outside.clock},
          record_check_in{check_in_needs(stores, outside)}, edit_check_in{check_in_needs(stores, outside)},
          remove_check_in{stores.check_ins, outside.clock},
          refresh_balance{stores.members, stores.balance_points, outside.clock},
          read_history{{.members = stores.members,
                        .check_ins = stores.check_ins,
                        .balance_points = stores.balance_points,
                        .clock = outside.clock}},
          read_patterns{{.members = stores.members,
                         .check_ins = stores.check_ins,
                         .practice_log = stores.practice_log,
                         .learn_events = stores.learn_events,
                         .journal = stores.journal,
                         .hrv_tasks = stores.hrv_tasks,
                         .clock = outside.clock}},
          read_recovery{stores.members, stores.hrv_tasks, outside.clock},
          request_upload{stores.hrv_tasks, outside.objects, outside.clock, outside.secure},
          start_analysis{stores.hrv_tasks, outside.clock, outside.secure},
          analyse_upload{stores.hrv_tasks, outside.objects, outside.clock},
          sweep_uploads{stores.hrv_tasks, outside.objects, outside.clock},
          forget_visitors_readings{stores.hrv_tasks, outside.objects, outside.clock},
          forget_sessions{stores.sessions, outside.clock},
          forget_safety_events{stores.member_risks, outside.clock}, practice{stores, outside},
          read_snapshot{{.moment = stores.moment,
                         .members = stores.members,
                         .check_ins = stores.check_ins,
                         .hrv_tasks = stores.hrv_tasks,
                         .onboardings = stores.onboardings,
                         .settings = stores.member_settings,
                         .learn_events = stores.learn_events,
                         .todays_article = learn.todays_article},
                        {.read_practice = practice.read_practice,
                         .suggest_now = practice.suggest_now,
                         .stage_texts = outside.content.stage_texts,
                         .curriculum = outside.content.curriculum,
                         .sentences = outside.content.sentences},
                        outside.clock},
          send_welcome_mail{{.members = stores.members,
                             .links = stores.account_links,
                             .tokens = account.link_tokens,
                             .mailer = outside.mailer,
                             .clock = outside.clock,
                             .wording = {.text = {outside.contents, &content::Content::welcome_mail},
                                         .brand = outside.content.brand.name,
                                         .main_url = outside.main_url,
                                         .words = {outside.contents, &content::Content::mail_words}}}},
          commerce{stores, outside}, conversation{stores, outside, practice.read_caution},
          quiz{stores, outside}, portability{stores, outside} {}

    // The use cases refer to each other.
    Rules(Rules const&) = delete;
    Rules& operator=(Rules const&) = delete;

    AccountRules account;
    LearnRules learn;
    program::Personalize personalize;
    checkin::RecordCheckIn record_check_in;
    checkin::EditCheckIn edit_check_in;
    checkin::RemoveCheckIn remove_check_in;
    state::RefreshBalance refresh_balance;
    history::ReadHistory read_history;
    history::ReadPatterns read_patterns;
    reading::ReadRecovery read_recovery;
    reading::RequestUpload request_upload;
    reading::StartAnalysis start_analysis;
    reading::AnalyseUpload analyse_upload;
    reading::SweepUploads sweep_uploads;
    reading::ForgetVisitorsReadings forget_visitors_readings;
    evenkeel::account::ForgetSessions forget_sessions;
    safety::ForgetSafetyEvents forget_safety_events;
    PracticeRules practice;
    snapshot::ReadSnapshot read_snapshot;
    notify::SendWelcomeMail send_welcome_mail;
    CommerceRules commerce;
    ConversationRules conversation;
    QuizRules quiz;
    PortabilityRules portability;

private:
    static checkin::RecordCheckIn::Needs check_in_needs(Stores& stores, Outside const& outside) {
        return {.check_ins = stores.check_ins,
                .members = stores.members,
                .body_signs = outside.content.body_signs,
                .clock = outside.clock,
                .secure = outside.secure};
    }
};

} // namespace evenkeel::app
