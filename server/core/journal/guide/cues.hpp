#pragma once

#include "core/journal/guide/message.hpp"
#include "core/journal/guide/turn.hpp"

#include <functional>
#include <set>
#include <string>
#include <string_view>

namespace evenkeel::journal {

inline constexpr std::size_t kWordsOfShortAnswer = 3;

/// Something the guide said, with its line; none when the script has lost it since.
struct SaidLine {
    Said const& said;
    GuideLine const* line;
};

/// A page, read: what the lines of a turn are chosen by.
struct Sight {
    GuideScript const& script;
    Page const& page;
    Message message;                           ///< The last entry; without words when there is none.
    std::vector<SaidLine> said{};              ///< In this thread, oldest first.
    bool is_understood{true};                  ///< The message is in the language of the lines.
    std::string answers{};                     ///< Phase of the question to which it replies; empty for none.
    std::optional<std::string> person{};       ///< Whom it is about: "your sister".
    std::set<std::string, std::less<>> cues{}; ///< Those that hold.
    std::set<std::string, std::less<>> of_page{}; ///< Those whose words stand in any of the last entries.

    [[nodiscard]] bool is(std::string_view cue) const { return cues.contains(cue); }

    /// The answer has few words. So it has where the cue was dropped because the shortness was spoken about.
    [[nodiscard]] bool is_short() const {
        return !message.words.empty() && message.words.size() <= kWordsOfShortAnswer;
    }
};

/// Names of cues that the engine itself goes by, beside those of the script.
inline constexpr std::string_view kHeavy = "heavy";
inline constexpr std::string_view kSaysSomething = "says_something";
inline constexpr std::string_view kGrief = "grief";
inline constexpr std::string_view kSummary = "summary";

/// Reads the page. Whether the page closes is known only when the phase is; `summary` is added there.
[[nodiscard]] Sight look_at(GuideScript const& script, Page const& page);

/// Where the words of a cue count in a message: not after a denial, not inside of an exception and, where
/// members must say it of themselves, not of somebody else.
[[nodiscard]] std::vector<WordSpan> places_of(Cue const& cue, Message const& message);

/// Whether words of a cue count where they stand in a message.
[[nodiscard]] bool counts(Cue const& cue, Message const& message, WordSpan place);

/// Returns the lines of the guide's last turn.
[[nodiscard]] std::vector<Said> last_turn_of(Page const& page);

[[nodiscard]] GuideLine const* line_named(GuideScript const& script, std::string_view id);

/// Whether a text ends a sentence with a question mark.
[[nodiscard]] bool asks_something(std::string_view text);

/// The phase of the question to which the entry at this place replies; empty for none.
[[nodiscard]] std::string phase_asked_before(Sight const& sight, std::size_t entry);

} // namespace evenkeel::journal
