#pragma once

#include "core/base/result.hpp"
#include "core/journal/journal.hpp"
#include "core/learn/highlight.hpp"

namespace evenkeel::journal {

inline constexpr std::size_t kMostHitsInPage = 20;

/// How many messages one question looks through at most; then it answers what it has and where it stopped.
inline constexpr std::size_t kMostLinesLookedAt = 5000;

inline constexpr std::size_t kLinesAtOnce = 500;
inline constexpr std::size_t kExcerptWords = 28;

/// A message that holds the words, and the part of it where they stand.
struct JournalHit {
    Journal::Line line;
    learn::Snippet excerpt;
};

struct JournalHits {
    std::vector<JournalHit> hits;         ///< Newest first.
    std::optional<JournalMessageId> next; ///< Behind which older ones may hold the words, too.
};

/// Looks for words in what a member's journal says, their own lines and the guide's. It reads the messages
/// themselves: no second copy of a journal's words lies anywhere.
class SearchJournal {
public:
    explicit SearchJournal(Journal const& journal) : journal_{journal} {}

    struct Wanted {
        std::string query_text;
        std::optional<JournalMessageId> before;
        std::size_t limit{kMostHitsInPage};
    };

    /// Messages in which each word of the query begins a word, however it is written: folded as in the search
    /// of articles. Refuses (query_text) what holds no word or has more than 200 bytes.
    [[nodiscard]] Result<JournalHits> operator()(MemberId const& member, Wanted const& wanted) const;

private:
    Journal const& journal_;
};

} // namespace evenkeel::journal
