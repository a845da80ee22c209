#pragma once

#include "core/journal/guide/turn.hpp"
#include "core/journal/journal.hpp"
#include "core/safety/member_risks.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace evenkeel::journal {

/// How far the guide is with a thread.
struct GuideStanding {
    Progress progress;
    int turns{0}; ///< That it has answered in this thread; grows by one with each.
};

/// The consequences of an entry, kept all together or not at all.
struct NewTurn {
    JournalMessage entry;                 ///< The member's, kept before.
    std::vector<JournalMessage> messages; ///< The guide's answer, in order.
    Progress progress;                    ///< Of the thread, after it.
    int turns_before{0};                  ///< The standing that it was decided by.
    safety::Risk risk;                    ///< Of the member, after it.
    std::int64_t risk_revision_before{0};
    std::optional<safety::SafetyEvent> event;
    Instant at;
};

class GuideTurns {
public:
    virtual ~GuideTurns() = default;

    /// A thread that is gone stands at its beginning.
    [[nodiscard]] virtual GuideStanding standing(MemberId const& member,
                                                 JournalThreadId const& thread) const = 0;

    /// Returns the guide's answer to an entry, in order; empty while there is none.
    [[nodiscard]] virtual std::vector<JournalMessage> answer_to(JournalMessage const& entry) const = 0;

    /// The lines that the guide said to this member since then outside of a thread: those of the newest
    /// messages, at most `limit` of them.
    struct SaidElsewhere {
        JournalThreadId thread;
        Instant since;
        std::size_t limit{0};
    };

    [[nodiscard]] virtual std::vector<std::string> lines_said(MemberId const& member,
                                                              SaidElsewhere const& where) const = 0;

    /// Keeps a turn. False, and nothing kept, where the entry has been answered meanwhile, or another turn of
    /// the thread or another risk of the member came first: then read again and decide again.
    [[nodiscard]] virtual bool keep(NewTurn const& turn) = 0;
};

} // namespace evenkeel::journal
