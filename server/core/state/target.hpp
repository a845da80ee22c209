#pragma once

#include "core/state/ring.hpp"

#include <optional>
#include <string>
#include <vector>

namespace evenkeel::state {

/// Where somebody in this state is pointed next (specification, section 4): dorsal vagal toward balance
/// (parasympathetic), sympathetic toward stillness, overwhelm toward activity (play). From one of the three
/// regulated states there is a target only for who already has a suggestion, `suggested`: a state they were
/// pointed to or said they would like. It is kept where it is regulated and another one; else play, and
/// stillness from play.
[[nodiscard]] std::optional<StateName> recommended_target(StateName current,
                                                          std::optional<StateName> suggested);

/// The operator's words for moving from one state to another.
struct StageText {
    StateName from{};
    StateName to{};
    std::string title; ///< "Calming the body"
    std::string text;
};

/// The words for each of the 36 ways: content/stage_texts.yaml.
class StageTexts {
public:
    StageTexts() = default;

    /// Precondition: every way once, in any order.
    explicit StageTexts(std::vector<StageText> texts);

    [[nodiscard]] StageText const& of(StateName from, StateName to) const;

    [[nodiscard]] std::vector<StageText> const& all() const { return texts_; }

private:
    std::vector<StageText> texts_ = std::vector<StageText>(kStates.size() * kStates.size());
};

} // namespace evenkeel::state
