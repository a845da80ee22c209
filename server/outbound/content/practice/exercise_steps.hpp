#pragma once

#include "core/exercise/exercise.hpp"
#include "outbound/yaml_file.hpp"

#include <vector>

namespace evenkeel::outbound {

/// The field "steps": single steps, and groups of them that are repeated.
[[nodiscard]] std::vector<exercise::StepGroup> read_steps(YamlFields& fields);

/// Complains when the steps do not last as long as the exercise says, or hold the breath longer.
void check_steps(YamlFields const& fields, exercise::Exercise const& exercise);

} // namespace evenkeel::outbound
