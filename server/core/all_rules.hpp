#pragma once

#include "core/account/account_rules.hpp"
#include "core/checkin/check_in_rules.hpp"
#include "core/commerce/commerce_rules.hpp"
#include "core/exercise/exercise_rules.hpp"
#include "core/experiment/record_events.hpp"
#include "core/feedback/give_feedback.hpp"
#include "core/history/history_rules.hpp"
#include "core/journal/journal_rules.hpp"
#include "core/lead/lead_rules.hpp"
#include "core/learn/learn_rules.hpp"
#include "core/notify/notify_rules.hpp"
#include "core/portability/portability_rules.hpp"
#include "core/program/program_rules.hpp"
#include "core/quiz/quiz_rules.hpp"
#include "core/reading/reading_rules.hpp"
#include "core/rules.hpp"
#include "core/safety/safety_rules.hpp"
#include "core/snapshot/member_snapshot.hpp"
#include "core/state/refresh_balance.hpp"
#include "core/trainer/change_trainer_link.hpp"

namespace evenkeel {

/// The rules of every area, in the order in which they refer to each other. Built once for a process.
struct AllRules {
    AllRules(Stores const& stores, Outside const& outside, payment::PaymentWorld const& payment)
        : account{stores, outside}, check_in{stores, outside}, commerce{stores, outside, payment},
          safety{stores, outside}, exercise{stores, outside, safety.recent_levels, stores.onboardings},
          program{stores, outside, exercise}, learn{stores, outside},
          journal{stores, outside, exercise.read_caution}, history{stores, outside}, reading{stores, outside},
          quiz{stores, outside}, lead{stores, outside}, experiment{stores, outside},
          portability{stores, outside}, notify{stores, outside, account.link_tokens, payment},
          give_feedback{stores, outside}, change_trainer_link{stores, outside},
          refresh_balance{stores, outside},
          read_snapshot{stores,
                        outside,
                        {.read_practice = program.read_practice,
                         .read_for_suggestion = exercise.read_for_suggestion}} {}

    AllRules(AllRules const&) = delete;
    AllRules& operator=(AllRules const&) = delete;

    account::AccountRules const account;
    checkin::CheckInRules const check_in;
    commerce::CommerceRules const commerce;
    safety::SafetyRules const safety;
    exercise::ExerciseRules const exercise;
    program::ProgramRules const program;
    learn::LearnRules const learn;
    journal::JournalRules const journal;
    history::HistoryRules const history;
    reading::ReadingRules const reading;
    quiz::QuizRules const quiz;
    lead::LeadRules const lead;
    experiment::ExperimentRules const experiment;
    portability::PortabilityRules const portability;
    notify::NotifyRules const notify;
    feedback::GiveFeedback const give_feedback;
    trainer::ChangeTrainerLink const change_trainer_link;
    state::RefreshBalance const refresh_balance;
    snapshot::ReadSnapshot const read_snapshot;

    /// As calls and jobs know them.
    [[nodiscard]] Rules by_area() const {
        return {.account = account,
                .check_in = check_in,
                .commerce = commerce,
                .exercise = exercise,
                .experiment = experiment,
                .give_feedback = give_feedback,
                .history = history,
                .journal = journal,
                .lead = lead,
                .learn = learn,
                .notify = notify,
                .portability = portability,
                .program = program,
                .quiz = quiz,
                .reading = reading,
                .safety = safety,
                .read_snapshot = read_snapshot,
                .refresh_balance = refresh_balance,
                .change_trainer_link = change_trainer_link};
    }
};

} // namespace evenkeel
