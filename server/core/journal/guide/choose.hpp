#pragma once

#include "core/journal/guide/cues.hpp"
#include "core/journal/guide/dice.hpp"
#include "core/journal/guide/phases.hpp"

#include <set>
#include <vector>

namespace evenkeel::journal {

/// A line that is said, with its slots filled.
struct Chosen {
    GuideLine const* line{nullptr};
    std::string text;
};

/// Which line is looked for.
struct LineWish {
    std::string_view kind{};
    std::string_view when{}; ///< Only lines that this cue calls; empty: any.
    bool only_called{false}; ///< Only lines that some cue calls.
    bool in_any_phase{false};
};

/// Puts a turn together, line by line, and keeps the rules between lines.
class Chooser {
public:
    Chooser(Sight const& sight, Place const& place, Dice& dice);

    /// Adds one line that fits, if there is one. Lines that a cue calls come before others, and among the
    /// others those that the script prefers for the member's safety codes.
    bool add(LineWish const& wish);

    /// The same for what has to be said: a line that was said already, longest ago, where no other is left,
    /// but not one of the last turn.
    bool add_anyway(LineWish const& wish);

    [[nodiscard]] std::vector<Chosen> const& chosen() const { return chosen_; }

private:
    [[nodiscard]] bool fits(GuideLine const& line, LineWish const& wish) const;
    [[nodiscard]] bool suits_the_page(GuideLine const& line, LineWish const& wish) const;
    [[nodiscard]] bool is_called(GuideLine const& line) const;
    [[nodiscard]] bool suits_the_mood(GuideLine const& line) const;
    [[nodiscard]] bool has_its_answer(GuideLine const& line) const;
    [[nodiscard]] bool may_be_offered(GuideLine const& line) const;
    [[nodiscard]] bool may_follow(GuideLine const& line) const;
    [[nodiscard]] bool is_preferred(GuideLine const& line) const;
    [[nodiscard]] std::vector<Chosen> best_of(std::vector<Chosen> fitting);
    bool take_one_of(std::vector<Chosen> const& fitting);

    Sight const& sight_;
    Place const& place_;
    Dice& dice_;
    std::set<std::string_view> said_{};
    std::set<std::string_view> said_lately_;
    std::vector<Chosen> chosen_{};
};

/// How many turns ago a line was said that this holds for: 0 in the last one; nothing if it never was.
template <class Holds>
[[nodiscard]] std::optional<int> turns_since(Sight const& sight, Holds holds) {
    int turns = 0;
    auto const& all = sight.said;
    for (auto at = all.size(); at-- > 0;) {
        if (holds(all[at]))
            return turns;
        if (at > 0 && all[at - 1].said.after_entry != all[at].said.after_entry)
            ++turns;
    }
    return std::nullopt;
}

/// The same for lines that a cue calls.
[[nodiscard]] inline std::optional<int> turns_since_called_by(Sight const& sight, std::string_view cue) {
    return turns_since(sight,
                       [&](SaidLine const& one) { return one.line != nullptr && one.line->when == cue; });
}

} // namespace evenkeel::journal
