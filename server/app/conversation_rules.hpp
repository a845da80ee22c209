#pragma once

#include "app/outside.hpp"
#include "app/stores.hpp"
#include "core/feedback/give_feedback.hpp"
#include "core/journal/open_thread.hpp"
#include "core/journal/search_journal.hpp"
#include "core/journal/write_entry.hpp"
#include "core/notify/test_message.hpp"
#include "core/trainer/change_trainer_link.hpp"

namespace evenkeel::app {

/// Whom a member talks to: us, their trainer, the guide of the journal.
struct ConversationRules {
    ConversationRules(Stores& stores, Outside const& outside)
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
                       .life_aspects = outside.content.life_aspects,
                       .clock = outside.clock,
                       .secure = outside.secure}},
          write_entry{stores.journal, outside.clock, outside.secure}, search_journal{stores.journal},
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
                             .brand = outside.content.brand.name}} {}

    feedback::GiveFeedback give_feedback;
    trainer::ChangeTrainerLink change_trainer_link;
    journal::OpenThread open_thread;
    journal::WriteEntry write_entry;
    journal::SearchJournal search_journal;
    notify::AskForTestMessage ask_for_test_message;
    notify::SendTestMessage send_test_message;
};

} // namespace evenkeel::app
