#pragma once

#include "core/exercise/exercise.hpp"

#include <filesystem>
#include <vector>

namespace evenkeel::outbound {

/// Codes with their questions. Throws ContentError.
[[nodiscard]] std::vector<exercise::Contraindication>
read_contraindications(std::filesystem::path const& file);

/// Every *.yaml of the folder, in the order of their names, which are the ids. Beside the shape of each it
/// checks what would mislead a member: steps that do not add up to the minutes, a breath hold longer than
/// declared, a code nobody is asked for, an exercise for distress that holds the breath. Throws ContentError.
[[nodiscard]] std::vector<exercise::Exercise>
read_exercises(std::filesystem::path const& folder, std::vector<exercise::Contraindication> const& known);

} // namespace evenkeel::outbound
