#pragma once

#include "core/journal/guide/cues.hpp"

namespace evenkeel::journal {

/// So many of the latest entries may be quoted, and the first.
inline constexpr std::size_t kEntriesLookedBack = 8;

/// Fills every slot of a line for this page. Returns nothing when one is empty: then the line is not said.
[[nodiscard]] std::optional<std::string> worded(GuideLine const& line, Sight const& sight);

/// A time in words: "nine days", "three weeks", "over a year".
[[nodiscard]] std::string days_in_words(int days);

} // namespace evenkeel::journal
