#pragma once

#include "core/base/result.hpp"
#include "core/base/secure.hpp"
#include "core/journal/journal.hpp"

namespace evenkeel::journal {

inline constexpr std::size_t kLongestEntry = 10'000; ///< characters
inline constexpr std::chrono::days kOldestEntry{60};

struct EntryDraft {
    JournalThreadId thread;
    EventId event_id;
    std::string body;
    std::optional<Instant> written_at; ///< Absent: now. Earlier where it waited for a connection.
};

/// The member writes in a thread of theirs.
class WriteEntry {
public:
    WriteEntry(Journal& journal, Clock const& clock, Secure& secure)
        : journal_{journal}, clock_{clock}, secure_{secure} {}

    /// The same event id again brings what was kept. Refuses an entry without words or with too many (body),
    /// a moment in the future or more than 60 days back (written_at), and a thread that is not the member's
    /// (not_found, journal_thread_id).
    Result<Journal::Written> operator()(MemberId const& member, EntryDraft const& draft) const;

private:
    Journal& journal_;
    Clock const& clock_;
    Secure& secure_;
};

} // namespace evenkeel::journal
