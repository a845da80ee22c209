#pragma once

#include "core/journal/answer_entry.hpp"
#include "core/journal/write_entry.hpp"
#include "core/snapshot/member_snapshot.hpp"
#include "http/route.hpp"

#include <vector>

namespace evenkeel::api {

struct JournalChatUses {
    journal::WriteEntry const& write_entry;
    journal::AnswerEntry const& answer_entry;
    snapshot::ReadSnapshot const& read_snapshot;
};

/// What a member writes in a conversation of the journal.
[[nodiscard]] std::vector<http::Route> journal_chat_routes(JournalChatUses const& uses);

} // namespace evenkeel::api
