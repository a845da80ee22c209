#pragma once

#include "core/account/member/member.hpp"
#include "core/checkin/check_ins.hpp"
#include "core/exercise/exercise_results.hpp"
#include "core/exercise/safety_profile.hpp"
#include "core/journal/guide_turns.hpp"
#include "core/journal/journal_texts.hpp"
#include "core/reading/hrv_tasks.hpp"
#include "core/safety/respond.hpp"

#include <string>
#include <vector>

namespace evenkeel::journal {

/// All that is looked at to answer one entry.
struct PageRead {
    Page page;                           ///< For the guide; its last entry is the one to answer.
    std::vector<safety::SaidReply> said; ///< Every line in this thread, the guide's and the safety script's.
    /// The last entries before it, since danger was last spoken of: what has been asked about adds up no
    /// more.
    std::vector<std::string> unanswered;
};

/// So many entries are heard together for what is told softly.
inline constexpr std::size_t kEntriesHeardTogether = 12;

/// An entry, and where it stands.
struct EntryToAnswer {
    account::Member const& member;
    JournalThread const& thread;
    JournalMessage const& entry;
};

/// Gathers what the guide knows of a thread and of a member. Its cost is bounded: the last messages of the
/// thread (kMostMessagesInList), the lines said elsewhere lately, one check-in, one reading, one exercise.
class ReadPage {
public:
    struct Parts {
        Journal const& journal;
        GuideTurns const& turns;
        checkin::CheckIns const& check_ins;
        reading::HrvTasks const& hrv_tasks;
        exercise::ExerciseResults const& results;
        exercise::ReadCaution const& read_caution;
        Clock const& clock;
    };

    explicit ReadPage(Parts const& parts) : parts_{parts} {}

    [[nodiscard]] PageRead operator()(JournalTexts const& texts, EntryToAnswer const& asked) const;

private:
    void read_messages(JournalTexts const& texts, EntryToAnswer const& asked, PageRead& read) const;
    void read_circumstances(JournalTexts const& texts, EntryToAnswer const& asked,
                            Circumstances& known) const;
    void read_exercises(JournalTexts const& texts, MemberId const& member, Circumstances& known) const;
    void read_thread_before(JournalTexts const& texts, EntryToAnswer const& asked, Page& page) const;
    [[nodiscard]] bool was_hard(JournalTexts const& texts, JournalThread const& thread) const;

    Parts parts_;
};

} // namespace evenkeel::journal
