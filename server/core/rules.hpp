#pragma once

// The rules are declared only, so that a call of one area reads the header of one area.

namespace evenkeel {

namespace account {
struct AccountRules;
} // namespace account

namespace checkin {
struct CheckInRules;
} // namespace checkin

namespace commerce {
struct CommerceRules;
} // namespace commerce

namespace exercise {
struct ExerciseRules;
} // namespace exercise

namespace experiment {
struct ExperimentRules;
} // namespace experiment

namespace feedback {
class GiveFeedback;
} // namespace feedback

namespace history {
struct HistoryRules;
} // namespace history

namespace journal {
struct JournalRules;
} // namespace journal

namespace lead {
struct LeadRules;
} // namespace lead

namespace learn {
struct LearnRules;
} // namespace learn

namespace notify {
struct NotifyRules;
} // namespace notify

namespace portability {
struct PortabilityRules;
} // namespace portability

namespace program {
struct ProgramRules;
} // namespace program

namespace quiz {
struct QuizRules;
} // namespace quiz

namespace reading {
struct ReadingRules;
} // namespace reading

namespace safety {
struct SafetyRules;
} // namespace safety

namespace snapshot {
class ReadSnapshot;
} // namespace snapshot

namespace state {
class RefreshBalance;
} // namespace state

namespace trainer {
class ChangeTrainerLink;
} // namespace trainer

/// Every rule there is, by area. Built once, from stores and outside; words come with each call.
struct Rules {
    account::AccountRules const& account;
    checkin::CheckInRules const& check_in;
    commerce::CommerceRules const& commerce;
    exercise::ExerciseRules const& exercise;
    experiment::ExperimentRules const& experiment;
    feedback::GiveFeedback const& give_feedback;
    history::HistoryRules const& history;
    journal::JournalRules const& journal;
    lead::LeadRules const& lead;
    learn::LearnRules const& learn;
    notify::NotifyRules const& notify;
    portability::PortabilityRules const& portability;
    program::ProgramRules const& program;
    quiz::QuizRules const& quiz;
    reading::ReadingRules const& reading;
    safety::SafetyRules const& safety;
    snapshot::ReadSnapshot const& read_snapshot;
    state::RefreshBalance const& refresh_balance;
    trainer::ChangeTrainerLink const& change_trainer_link;
};

} // namespace evenkeel
