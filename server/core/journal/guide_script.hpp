#pragma once

#include "core/base/id.hpp"
#include "core/base/words.hpp"
#include "core/state/ring.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace evenkeel::journal {

/// Whether a kind of line holds the one question of a turn.
enum class Asks : std::uint8_t { never, sometimes, always };

struct LineKind {
    std::string name; ///< "reflection"
    Asks asks{Asks::sometimes};
};

/// A stretch of a page.
struct Phase {
    std::string name; ///< "explore"
    int fewest_turns{0};
    int most_turns{0};
    std::vector<std::string> next; ///< First choice first; empty: the page ends here.
    std::vector<state::StateName> skip_in;
};

/// Why a line may be said: words of the member, or something the engine knows without reading words.
struct Cue {
    std::string name;
    std::vector<std::string> words;       ///< Empty: known otherwise.
    std::vector<std::string> except{};    ///< Pieces in which one of `words` does not count: "thanks to".
    std::optional<std::string> only_with; ///< Another cue that must hold too.
    std::vector<std::string> not_with{};  ///< Cues beside which this one does not hold.
    bool is_own{false}; ///< Counts only where members say it of themselves, and not as a wish.
};

/// For members with one of these safety codes, lines whose id begins so come first.
struct Preference {
    std::vector<char> codes;
    std::string phase;
    std::string ids_begin_with;
};

/// One sentence or two of the guide.
struct GuideLine {
    std::string id;                   ///< Kept with what was said.
    std::optional<std::string> phase; ///< Absent: in any.
    std::string kind;
    std::vector<state::StateName> states; ///< Empty: in any.
    std::vector<std::string> aspects;     ///< Life aspects; empty: any.
    std::optional<std::string> when;      ///< A cue.
    std::optional<ExerciseId> exercise;   ///< Of an offer.
    std::optional<state::StateName> to;   ///< Where that exercise leads.
    std::vector<std::string> needs_slots; ///< All that stand in the text as {slot}.
    std::vector<std::string> not_after;   ///< Kinds or ids that must not stand directly before it.
    std::string text;
};

/// How the guide converses without a language model: content/journal/guide.yaml and guide/.
struct GuideScript {
    std::vector<std::string> turn; ///< Kinds, in the order in which one turn may have them.
    std::vector<Phase> phases;
    std::vector<LineKind> kinds;
    int days_before_repeat{0};
    std::vector<Preference> prefer;
    std::vector<std::string> slots;
    std::map<std::string, std::string, std::less<>> aspects; ///< In words, as the slot `aspect` has them.
    std::vector<Cue> cues;
    std::vector<GuideLine> lines;
};

} // namespace evenkeel::journal

namespace evenkeel {

template <>
struct Words<journal::Asks> {
    static constexpr std::array<std::string_view, 3> kNames{"never", "sometimes", "always"};
};

} // namespace evenkeel
