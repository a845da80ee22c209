#pragma once

#include "core/exercise/mood.hpp"

#include <filesystem>
#include <vector>

namespace evenkeel::outbound {

/// Each mood's angle lies inside the band of its state, and no two moods share a word. Throws ContentError.
[[nodiscard]] std::vector<exercise::Mood> read_moods(std::filesystem::path const& file);

} // namespace evenkeel::outbound
