#pragma once

#include "app/outside.hpp"
#include "app/stores.hpp"
#include "core/feedback/give_feedback.hpp"
#include "core/journal/acknowledge_guide.hpp"
#include "core/journal/answer_entry.hpp"
#include "core/journal/open_thread.hpp"
#include "core/journal/search_journal.hpp"
#include "core/journal/write_entry.hpp"
#include "core/notify/test_message.hpp"
#include "core/trainer/change_trainer_link.hpp"

namespace evenkeel::app {

/// Whom a member talks to: us, their trainer, the guide of the journal.
struct ConversationRules {
    ConversationRules(Stores& stores, Outside const& outside, exercise::ReadCaution const& read_caution)
        : give_feedback{{.feedbacks = stores.feedbacks,
                         .members = stores.members,
                         .rate_limits = stores.rate_limits,
                         .clock = outside.clock,
                         .secure = outside.secure}},
          change_trainer_link{{.links = stores.trainer_links,
                               .members = stores.members,
                               .rate_limits = stores.rate_limits,
                               .clock = outside.clock,
                               .secure = outside.secure}},
          open_thread{{.journal = stores.journal,
                       .members = stores.members,
                       .guide = outside.journal_guide,
                       .risks = stores.member_risks,
                       .responses = outside.content.responses,
                       .life_aspects = outside.content.life_aspects,
                       .clock = outside.clock,
                       .secure = outside.secure}},
          write_entry{{.journal = stores.journal,
                       .rate_limits = stores.rate_limits,
                       .clock = outside.clock,
                       .secure = outside.secure}},
          answer_entry{{.journal = stores.journal,
                        .turns = stores.guide_turns,
                        .risks = stores.member_risks,
                        .acknowledgements = stores.acknowledgements,
                        .members = stores.members,
                        .read_page = journal::ReadPage{page_parts(stores, outside, read_caution)},
                        .script = outside.content.guide_script,
                        .responses = outside.content.responses,
                        .disclosure = outside.content.disclosure,
                        .helplines = outside.content.helplines,
                        .sentences = outside.content.sentences,
                        .clock = outside.clock,
                        .secure = outside.secure}},
          acknowledge_guide{stores.acknowledgements, outside.content.disclosure, outside.clock},
          ask_for_test_message{{.deliveries = stores.deliveries,
                                .rate_limits = stores.rate_limits,
                                .clock = outside.clock,
                                .secure = outside.secure}},
          send_test_message{{.members = stores.members,
                             .deliveries = stores.deliveries,
                             .mailer = outside.mailer,
                             .clock = outside.clock,
                             .text = {outside.contents, &content::Content::notification_test_mail},
                             .words = {outside.contents, &content::Content::mail_words},
                             .brand = outside.content.brand.name}},
          search_journal{stores.journal} {}

    feedback::GiveFeedback give_feedback;
    trainer::ChangeTrainerLink change_trainer_link;
    journal::OpenThread open_thread;
    journal::WriteEntry write_entry;
    journal::AnswerEntry answer_entry;
    journal::AcknowledgeGuide acknowledge_guide;
    notify::AskForTestMessage ask_for_test_message;
    notify::SendTestMessage send_test_message;
    journal::SearchJournal search_journal;

private:
    static journal::ReadPage::Parts page_parts(Stores& stores, Outside const& outside,
                                               exercise::ReadCaution const& read_caution) {
        journal::ReadPage::Parts parts{.journal = stores.journal,
                                       .turns = stores.guide_turns,
                                       .check_ins = stores.check_ins,
                                       .hrv_tasks = stores.hrv_tasks,
                                       .results = stores.exercise_results,
                                       .read_caution = read_caution,
                                       .exercises = outside.content.exercises,
                                       .script = outside.content.guide_script,
                                       .responses = outside.content.responses,
                                       .state_titles = {},
                                       .clock = outside.clock};
        for (auto const& state : outside.content.states)
            parts.state_titles[static_cast<std::size_t>(state.name)] = state.title_name;
        return parts;
    }
};

} // namespace evenkeel::app
