#pragma once

#include "core/account/sign_in/rate_limits.hpp"
#include "core/base/result.hpp"
#include "core/base/secure.hpp"
#include "core/journal/journal.hpp"

namespace evenkeel::journal {

inline constexpr std::size_t kLongestEntry = 10'000; ///< characters
inline constexpr std::chrono::days kOldestEntry{60};

/// Of one member, also by an outbox that empties itself. Nobody writes by hand so fast; reading the longest
/// entry takes a tenth of a second of a processor.
inline constexpr account::RateLimit kEntryRate{.calls = 120, .window = std::chrono::minutes{5}};

struct EntryDraft {
    JournalThreadId thread;
    EventId event_id;
    std::string body;
    /// Absent: now. Earlier where it waited for a connection. What a fast clock says is taken for now: nobody
    /// is left without an answer for the clock of their phone.
    std::optional<Instant> written_at;
};

/// The member writes in a thread of theirs.
class WriteEntry {
public:
    struct Parts {
        Journal& journal;
        account::RateLimits& rate_limits;
        Clock const& clock;
        Secure& secure;
    };

    explicit WriteEntry(Parts parts) : parts_{parts} {}

    /// The same event id again brings what was kept. Refuses an entry without words or with too many (body),
    /// a moment more than 60 days back (written_at), a thread that is not the member's (not_found,
    /// journal_thread_id), and more of them than kEntryRate
    /// (too_many_requests) unless the entry speaks of danger.
    Result<Journal::Written> operator()(MemberId const& member, EntryDraft const& draft) const;

private:
    Parts parts_;
};

} // namespace evenkeel::journal
