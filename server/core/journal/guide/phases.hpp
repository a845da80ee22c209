#pragma once

#include "core/journal/guide/cues.hpp"
#include "core/journal/guide/dice.hpp"

namespace evenkeel::journal {

/// Where a turn is said.
struct Place {
    Progress progress; ///< The phase, and how many turns it has had before this one.
};

/// The phase of the turn that answers the last entry: the same one until the page has been in it for its
/// turns, then the first choice that suits. A page on which the member goes on writing after its end begins
/// again behind the opening.
[[nodiscard]] Place place_of(Sight const& sight, Dice& dice);

} // namespace evenkeel::journal
