#pragma once

#include "core/base/clock.hpp"
#include "core/base/id.hpp"
#include "core/state/ring.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace evenkeel::journal {

enum class Author { guide, member };

[[nodiscard]] std::string_view to_text(Author author);

/// An unknown name is `member`.
[[nodiscard]] Author author_named(std::string_view name);

/// A member can put one of these to a message.
enum class Reaction { heart, thanks, hug, insight, smile };

inline constexpr std::array kReactions{Reaction::heart, Reaction::thanks, Reaction::hug, Reaction::insight,
                                       Reaction::smile};

[[nodiscard]] std::string_view to_text(Reaction reaction);
[[nodiscard]] std::optional<Reaction> reaction_named(std::string_view name);

/// A conversation with the guide about one life aspect.
struct JournalThread {
    JournalThreadId id;
    MemberId member_id;
    EventId event_id;
    std::string life_aspect; ///< A key of content/onboarding/life_aspects.yaml.
    state::StateName current_state{state::StateName::stillness};
    Instant opened_at;
    Instant last_message_at;
    int unread{0}; ///< Messages of the guide since the member last read.
};

/// Never logged.
struct JournalMessage {
    JournalMessageId id;
    JournalThreadId thread_id;
    MemberId member_id;
    Author author{Author::guide};
    std::string body;
    Instant sent_at;
    std::optional<Reaction> reaction;        ///< The member's.
    std::vector<std::string> line_ids{};     ///< Of the guide's: which lines of its script it is made of.
    std::optional<ExerciseId> exercise_id{}; ///< That it offers.
    bool is_safety_reply{false};             ///< One of the fixed lines for danger.
};

inline constexpr std::size_t kMostThreadsInList = 50;
inline constexpr std::size_t kMostMessagesInList = 100;

class Journal {
public:
    virtual ~Journal() = default;

    struct Opened {
        JournalThread thread;
        JournalMessage first;
        bool is_new{false};
    };

    /// Keeps the thread and its first message of the guide, which counts as unread. When the member already
    /// has a thread with this event id nothing is kept, and the stored one comes back with its first message.
    virtual Opened open_once(JournalThread const& thread, JournalMessage const& first) = 0;

    struct Written {
        JournalMessage message;
        bool is_new{false};
    };

    /// Keeps what the member wrote in a thread of theirs. When they have already a message with this event id
    /// nothing is kept, and the stored one comes back. Nothing when they have no such thread.
    virtual std::optional<Written> write_once(JournalMessage const& entry, EventId const& event) = 0;

    [[nodiscard]] virtual std::optional<JournalThread> find(MemberId const& member,
                                                            JournalThreadId const& thread) const = 0;

    /// Those opened last first, at most `limit`; those before this one, or all.
    [[nodiscard]] virtual std::vector<JournalThread> threads(MemberId const& member,
                                                             std::optional<JournalThreadId> const& before,
                                                             std::size_t limit) const = 0;

    /// Which messages of a thread: those before one, or the last.
    struct MessagesWanted {
        JournalThreadId thread;
        std::optional<JournalMessageId> before;
        std::size_t limit{kMostMessagesInList};
    };

    /// The last ones first.
    [[nodiscard]] virtual std::vector<JournalMessage> messages(MemberId const& member,
                                                               MessagesWanted const& wanted) const = 0;

    /// A message, and what its thread is about.
    struct Line {
        JournalMessage message;
        std::string life_aspect;
        state::StateName current_state{state::StateName::stillness};
    };

    /// Messages of all threads, newest first, at most `limit`; those before this one, or all.
    [[nodiscard]] virtual std::vector<Line>
    lines(MemberId const& member, std::optional<JournalMessageId> const& before, std::size_t limit) const = 0;

    /// When the member opened a thread or wrote in one, at or after `from`, newest first, at most `limit`.
    [[nodiscard]] virtual std::vector<Instant> written_since(MemberId const& member, Instant from,
                                                             std::size_t limit) const = 0;

    struct NewReaction {
        JournalThreadId thread;
        JournalMessageId message;
        std::optional<Reaction> reaction; ///< Absent: the present one is taken back.
    };

    /// Replaces the member's reaction to a message. The message comes back as it is now, or nothing when
    /// there is none such in this thread of theirs.
    virtual std::optional<JournalMessage> react(MemberId const& member, NewReaction const& reaction) = 0;

    /// The member has seen the thread. False when they have no such thread.
    virtual bool mark_read(MemberId const& member, JournalThreadId const& thread) = 0;
};

} // namespace evenkeel::journal
