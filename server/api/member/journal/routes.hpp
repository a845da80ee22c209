#pragma once

#include "core/journal/acknowledge_guide.hpp"
#include "core/journal/open_thread.hpp"
#include "core/journal/search_journal.hpp"
#include "core/snapshot/member_snapshot.hpp"
#include "http/route.hpp"

#include <vector>

namespace evenkeel::api {

struct JournalUses {
    journal::OpenThread const& open_thread;
    journal::SearchJournal const& search;
    journal::AcknowledgeGuide const& acknowledge_guide;
    journal::Acknowledgements const& acknowledgements;
    safety::Disclosure const& disclosure;
    journal::Journal& journal;
    snapshot::ReadSnapshot const& read_snapshot;
};

/// The member's conversations with the guide.
[[nodiscard]] std::vector<http::Route> journal_routes(JournalUses const& uses);

[[nodiscard]] http::Route open_journal_thread(JournalUses const& uses);
[[nodiscard]] http::Route react_to_journal_message(JournalUses const& uses);
[[nodiscard]] http::Route mark_journal_thread_read(JournalUses const& uses);
[[nodiscard]] http::Route list_journal_threads(JournalUses const& uses);
[[nodiscard]] http::Route get_journal_thread(JournalUses const& uses);
[[nodiscard]] http::Route search_journal(JournalUses const& uses);
[[nodiscard]] http::Route read_guide_notices(JournalUses const& uses);
[[nodiscard]] http::Route acknowledge_guide_notices(JournalUses const& uses);

} // namespace evenkeel::api
