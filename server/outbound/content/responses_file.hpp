#pragma once

#include "core/exercise/exercise.hpp"
#include "core/safety/responses.hpp"
#include "outbound/content_error.hpp"

#include <filesystem>
#include <span>

namespace evenkeel::outbound {

/// Throws ContentError; also for a move, a slot or an exercise that is not there, an exercise that is not
/// calm enough for distress, and a level without its plan.
[[nodiscard]] safety::Responses read_responses(std::filesystem::path const& file,
                                               std::span<exercise::Exercise const> exercises);

} // namespace evenkeel::outbound
