#pragma once

#include "core/journal/guide/small_script.hpp"
#include "core/journal/journal_rules.hpp"
#include "tests/support/practice_world.hpp"
#include "tests/support/samples.hpp"

namespace evenkeel::testing {

/// Ana, one conversation of hers in which the guide has asked something, and all that is read to go on with
/// it.
struct PageWorld {
    PageWorld() {
        helplines.front().country = safety::kEverywhereElse;
        script.lines = {journal::testing::a_line("asks", "question", "?"),
                        journal::testing::a_line("tells", "reflection", "Told."),
                        journal::testing::a_line("tells-more", "reflection", "Told more.")};
        practice.stores.add(member);
        journal.open_once(thread, message("1", journal::Author::guide, {"asks"}));
    }

    journal::JournalMessage message(std::string const& id, journal::Author author,
                                    std::vector<std::string> lines) const {
        journal::JournalMessage message;
        message.id = JournalMessageId{id};
        message.thread_id = thread.id;
        message.member_id = thread.member_id;
        message.author = author;
        message.body = "Words of " + id;
        message.sent_at = clock.now();
        message.line_ids = std::move(lines);
        return message;
    }

    journal::JournalMessage write(std::string const& id) {
        auto const entry = message(id, journal::Author::member, {});
        journal.write_once(entry, EventId{"event of " + id});
        return entry;
    }

    /// The guide says something out of its turn.
    void say(journal::JournalMessage const& line) {
        auto const kept = practice.stores.member_risks.find(member.id);
        auto const standing = turns.standing(member.id, line.thread_id);
        auto entry = line;
        entry.id = JournalMessageId{line.id.value() + "-"};
        entry.author = journal::Author::member;
        (void)turns.keep({.entry = entry,
                          .messages = {line},
                          .progress = standing.progress,
                          .turns_before = standing.turns,
                          .risk = kept.risk,
                          .risk_revision_before = kept.revision,
                          .event = {},
                          .at = clock.now()});
    }

    PracticeWorld practice;
    FixedClock& clock{practice.outside.clock};
    account::Member member{a_member("ana")};
    journal::JournalThread thread{.id = JournalThreadId{"t"},
                                  .member_id = member.id,
                                  .event_id = EventId{"opening"},
                                  .life_aspect = "environment",
                                  .current_state = state::StateName::play,
                                  .opened_at = clock.now(),
                                  .last_message_at = clock.now(),
                                  .unread = 1};
    journal::Journal& journal{practice.stores.journal};
    journal::GuideTurns& turns{practice.stores.guide_turns};
    std::vector<journal::Opening> openings;
    journal::GuideScript script{journal::testing::a_script()};
    safety::Responses responses;
    safety::Disclosure disclosure;
    std::vector<safety::HelplineCountry> helplines{1};
    journal::JournalTexts texts{.openings = openings,
                                .script = script,
                                .responses = responses,
                                .disclosure = disclosure,
                                .helplines = helplines,
                                .sentences = Sentences::english(),
                                .shelf = practice.shelf,
                                .state_titles = {},
                                .life_aspects = practice.life_aspects};
    journal::ReadPage read_page{{.journal = journal,
                                 .turns = turns,
                                 .check_ins = practice.stores.check_ins,
                                 .hrv_tasks = practice.stores.hrv_tasks,
                                 .results = practice.stores.exercise_results,
                                 .read_caution = practice.exercise.read_caution,
                                 .clock = clock}};
};

} // namespace evenkeel::testing
