#pragma once

#include "core/journal/guide/choose.hpp"

namespace evenkeel::journal {

/// The lines of a turn, in their order, and where the page is after it.
struct Composed {
    std::vector<Chosen> chosen;
    Progress progress;
};

/// Decides what a turn consists of. What was asked of the guide directly is answered first, alone, and does
/// not move the page; otherwise the guide usually says back, and then asks, invites or offers once, or not at
/// all.
[[nodiscard]] Composed compose(Sight const& sight, Dice& dice);

} // namespace evenkeel::journal
