#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace evenkeel::storage {

/// Remembers that a statement ran, when a test asked for that (`remember_executed`); otherwise costs one look
/// at a flag.
void note_executed(std::string_view name);

void remember_executed();

/// Names of statements that exist and did not run since `remember_executed`.
[[nodiscard]] std::vector<std::string> never_executed();

} // namespace evenkeel::storage
