#pragma once

#include "core/journal/acknowledge_guide.hpp"
#include "core/journal/answer_entry.hpp"
#include "core/journal/open_thread.hpp"
#include "core/journal/search_journal.hpp"
#include "core/journal/write_entry.hpp"
#include "core/outside.hpp"
#include "core/stores.hpp"

namespace evenkeel::journal {

/// The conversation of a member with the guide.
struct JournalRules {
    /// `read_caution` must outlive them.
    JournalRules(Stores const& stores, Outside const& outside, exercise::ReadCaution const& read_caution)
        : open_thread{{.journal = stores.journal,
                       .members = stores.members,
                       .risks = stores.member_risks,
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
                        .read_page = ReadPage{{.journal = stores.journal,
                                               .turns = stores.guide_turns,
                                               .check_ins = stores.check_ins,
                                               .hrv_tasks = stores.hrv_tasks,
                                               .results = stores.exercise_results,
                                               .read_caution = read_caution,
                                               .clock = outside.clock}},
                        .clock = outside.clock,
                        .secure = outside.secure}},
          acknowledge_guide{stores.acknowledgements, outside.clock}, search_journal{stores.journal} {}

    OpenThread const open_thread;
    WriteEntry const write_entry;
    AnswerEntry const answer_entry;
    AcknowledgeGuide const acknowledge_guide;
    SearchJournal const search_journal;
};

} // namespace evenkeel::journal
