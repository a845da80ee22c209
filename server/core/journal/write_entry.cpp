#include "core/journal/write_entry.hpp"

#include "core/base/text.hpp"
#include "core/safety/finding.hpp"

#include <algorithm>

namespace evenkeel::journal {
namespace {

Result<void> check(EntryDraft const& draft, Instant now) {
    if (draft.body.find_first_not_of(" \t\r\n") == std::string::npos)
        return refuse(Fault::invalid_input, "body", "Write something first.");
    if (characters_in(draft.body) > kLongestEntry)
        return refuse(Fault::invalid_input, "body", "An entry can have up to 10,000 characters.");
    if (draft.written_at.value_or(now) < now - kOldestEntry)
        return refuse(Fault::invalid_input, "written_at", "An entry can be at most 60 days old.");
    return {};
}

} // namespace

Result<Journal::Written> WriteEntry::operator()(MemberId const& member, EntryDraft const& draft) const {
    auto const now = parts_.clock.now();
    if (auto const checked = check(draft, now); !checked)
        return std::unexpected(checked.error());
    auto const rate =
        parts_.rate_limits.take("entry:" + parts_.secure.sha256(member.value()), kEntryRate, now);
    // Somebody in danger is heard however much they write: the entry is looked at before it is refused.
    if (!rate.allowed && safety::read_for_risk(draft.body).level < safety::kPossibleRisk)
        return std::unexpected(account::too_many_guesses(rate.retry_after));
    auto written = parts_.journal.write_once({.id = JournalMessageId{parts_.secure.uuid()},
                                              .thread_id = draft.thread,
                                              .member_id = member,
                                              .author = Author::member,
                                              .body = draft.body,
                                              .sent_at = std::min(draft.written_at.value_or(now), now),
                                              .reaction = std::nullopt},
                                             draft.event_id);
    if (!written)
        return refuse(Fault::not_found, "journal_thread_id", "There is no such conversation.");
    return *std::move(written);
}

} // namespace evenkeel::journal
