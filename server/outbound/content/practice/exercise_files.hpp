#pragma once

#include "core/exercise/exercise.hpp"

#include <filesystem>
#include <set>
#include <string>
#include <vector>

namespace evenkeel::outbound {

/// Codes with their questions. Throws ContentError.
[[nodiscard]] std::vector<exercise::Contraindication>
read_contraindications(std::filesystem::path const& file);

/// The names of the folder's files with this extension, without it: for exercises and articles the ids. Also
/// of those that cannot be read, so that a fault in one file is not reported as many.
[[nodiscard]] std::set<std::string> stems_in(std::filesystem::path const& folder, std::string_view extension);

/// Every *.yaml of the folder, in the order of their names, which are the ids. Beside the shape of each it
/// checks what would mislead a member: steps that do not add up to the minutes, a breath hold longer than
/// declared, a code nobody is asked for, an exercise for distress that holds the breath. Throws ContentError.
[[nodiscard]] std::vector<exercise::Exercise>
read_exercises(std::filesystem::path const& folder, std::vector<exercise::Contraindication> const& known);

} // namespace evenkeel::outbound
