#pragma once

#include "core/journal/guide_script.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace evenkeel::journal {

/// A line that the guide said in this thread.
struct Said {
    std::string line_id;
    std::string kind;
    std::size_t after_entry{
        0}; ///< So many entries stood in the thread by then; entries[after_entry] is the reply to it.
};

/// How far a page is. Kept with the thread between turns.
struct Progress {
    std::string phase{"opening"};
    int turns{0}; ///< So many turns of the guide in this phase.
};

/// A member's choice below a line.
enum class Remark : std::uint8_t { not_meant, wrong_tone, said_before };

struct LastExercise {
    std::string title;
    std::optional<int> rating; ///< -2 to 2.
    std::chrono::minutes ago{};
};

/// Facts that the engine knows without reading words.
struct Circumstances {
    int minute_of_day{0}; ///< 0 to 1439, the member's own time.
    std::optional<std::chrono::minutes> since_check_in{};
    std::optional<std::chrono::minutes> since_reading{};
    std::optional<LastExercise> last_exercise{};
    bool is_first_thread{false};
    std::optional<int> days_since_last_thread{};
    bool was_last_thread_hard{false};    ///< It reached safety level 1.
    std::chrono::minutes writing_for{0}; ///< Without a break of five minutes.
    std::chrono::minutes silent_for{0};  ///< Since the member last wrote in the thread, which is open.
    std::optional<std::string>
        opened_exercise{};       ///< Title of the offered exercise that the member has just opened.
    bool is_offer_closed{false}; ///< The member has just closed an offer.
    std::optional<state::StateName> checked_in_state{};
    std::optional<std::string> state_title{};  ///< Of the state of the last check-in: "Overwhelm".
    std::optional<std::string> body_place{};   ///< With its pronoun: "your chest".
    std::optional<std::string> feeling_word{}; ///< Of the moods.
    std::optional<std::string> earlier_words_from_last_thread{};
    std::vector<char> safety_codes{};
    std::vector<ExerciseId> ruled_out{}; ///< Exercises that must not be offered to this member now.
};

/// From one byte of a text up to, and without, another.
using Stretch = std::pair<std::size_t, std::size_t>;

/// All that a turn depends on.
struct Page {
    std::string life_aspect{}; ///< Empty: none.
    state::StateName state{};
    Progress progress{};
    std::vector<std::string>
        entries{}; ///< The member's of this thread, oldest first; the last is to be answered.
    std::vector<Stretch> not_to_quote{};     ///< Of the last entry, what carried a safety level or a flag.
    std::vector<std::size_t> never_quoted{}; ///< Entries, by their place, from which nothing may be quoted.
    std::vector<Said> said{};                ///< In this thread, oldest first.
    std::vector<std::string> said_lately{};  ///< Line ids in other threads within `days_before_repeat`.
    std::optional<Remark> remark{};
    Circumstances circumstances{};
    std::uint64_t seed{0};
};

/// One message of the guide, of at most 60 words.
struct Bubble {
    std::string text;
    std::vector<std::string> line_ids;
    std::optional<ExerciseId> exercise; ///< Of an offer.
};

struct Turn {
    std::vector<Bubble> bubbles; ///< One or two.
    Progress progress;           ///< To be kept with the thread.
    std::vector<Said> said;      ///< To be added to what was said.
};

/// Returns the guide's next turn: to the last entry; to none when a thread begins; to a remark, an offer
/// taken or declined, or a silence of ten minutes where there is one. The same page and seed have the same
/// turn. At most one question; no line twice in a thread until every line that would do has been said;
/// nothing is quoted that must not be. Precondition: the script has acknowledgements that need nothing;
/// without any line that can be said, the turn is empty.
[[nodiscard]] Turn speak(GuideScript const& script, Page const& page);

} // namespace evenkeel::journal

namespace evenkeel {

template <>
struct Words<journal::Remark> {
    static constexpr std::array<std::string_view, 3> kNames{"not_meant", "wrong_tone", "said_before"};
};

} // namespace evenkeel
