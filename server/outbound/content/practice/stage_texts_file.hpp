#pragma once

#include "core/state/target.hpp"

#include <filesystem>
#include <vector>

namespace evenkeel::outbound {

/// All 36 ways, each once. Throws ContentError.
[[nodiscard]] std::vector<state::StageText> read_stage_texts(std::filesystem::path const& file);

} // namespace evenkeel::outbound
