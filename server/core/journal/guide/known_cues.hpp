#pragma once

#include "core/journal/guide/cues.hpp"

namespace evenkeel::journal {

/// The cues that are not called by words of a message: circumstances, remarks, lengths, repetitions.
void add_known_cues(Sight& sight);

/// Adds `heavy` where one of the hard feelings is there.
void add_heavy(std::set<std::string, std::less<>>& cues);

} // namespace evenkeel::journal
