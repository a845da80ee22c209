#pragma once

#include "core/journal/guide/small_script.hpp"
#include "core/journal/read_page.hpp"
#include "tests/support/fake_check_ins.hpp"
#include "tests/support/fake_guide_turns.hpp"
#include "tests/support/fake_hrv_tasks.hpp"
#include "tests/support/practice_world.hpp"
#include "tests/support/samples.hpp"

namespace evenkeel::testing {

/// Ana, one conversation of hers in which the guide has asked something, and all that is read to go on with
/// it.
struct PageWorld {
    PageWorld() {
        script.lines = {journal::testing::a_line("asks", "question", "?"),
                        journal::testing::a_line("tells", "reflection", "Told."),
                        journal::testing::a_line("tells-more", "reflection", "Told more.")};
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

    FixedClock clock;
    account::Member member{a_member("ana")};
    journal::JournalThread thread{.id = JournalThreadId{"t"},
                                  .member_id = member.id,
                                  .event_id = EventId{"opening"},
                                  .life_aspect = "environment",
                                  .current_state = state::StateName::play,
                                  .opened_at = clock.now(),
                                  .last_message_at = clock.now(),
                                  .unread = 1};
    FakeJobs jobs;
    FakeJournal journal;
    FakeMemberRisks risks;
    FakeGuideTurns turns{journal, risks};
    FakeCheckIns check_ins{jobs};
    FakeHrvTasks hrv_tasks{jobs};
    PracticeWorld practice;
    journal::GuideScript script{journal::testing::a_script()};
    safety::Responses responses;
    journal::ReadPage read_page{{.journal = journal,
                                 .turns = turns,
                                 .check_ins = check_ins,
                                 .hrv_tasks = hrv_tasks,
                                 .results = practice.results,
                                 .read_caution = practice.read_caution,
                                 .shelf = practice.shelf,
                                 .script = script,
                                 .responses = responses,
                                 .state_titles = {},
                                 .clock = clock}};
};

} // namespace evenkeel::testing
