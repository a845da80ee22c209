#pragma once

#include "core/exercise/exercise.hpp"
#include "core/program/curriculum.hpp"

#include <filesystem>
#include <vector>

namespace evenkeel::outbound {

/// The six weeks. Every day from 1 to 42 stands there once, and its exercises are in the library and fill the
/// part of the day they are named for. Throws ContentError.
[[nodiscard]] program::Curriculum read_curriculum(std::filesystem::path const& file,
                                                  std::vector<exercise::Exercise> const& library);

} // namespace evenkeel::outbound
