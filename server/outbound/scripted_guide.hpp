#pragma once

#include "core/journal/opening.hpp"

#include <vector>

namespace evenkeel::outbound {

/// The stand-in for a guide that thinks: it says what stands in content/journal/openings.yaml.
class ScriptedGuide final : public journal::JournalGuide {
public:
    /// Precondition: an opening for every occasion there can be, which the content's reader sees to.
    explicit ScriptedGuide(std::vector<journal::Opening> openings) : openings_{std::move(openings)} {}

    [[nodiscard]] std::string opening(journal::Occasion const& occasion) override;

private:
    std::vector<journal::Opening> openings_;
};

} // namespace evenkeel::outbound
