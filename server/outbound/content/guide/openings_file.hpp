#pragma once

#include "core/journal/opening.hpp"
#include "core/program/onboarding.hpp"

#include <filesystem>
#include <vector>

namespace evenkeel::outbound {

/// One opening for each life aspect in each of the six states. Throws ContentError, also for one that is
/// missing.
[[nodiscard]] std::vector<journal::Opening> read_openings(std::filesystem::path const& file,
                                                          std::vector<program::Choice> const& life_aspects);

} // namespace evenkeel::outbound
