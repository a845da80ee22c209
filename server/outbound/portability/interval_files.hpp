#pragma once

#include "core/base/result.hpp"
#include "core/portability/found.hpp"

#include <string_view>

namespace evenkeel::outbound {

/// Numbers and nothing else: the times between beats, one a line.
[[nodiscard]] bool is_interval_text(std::string_view text);

/// One such list; the moment is that of its name, "2021-03-14 07-41-30.txt".
[[nodiscard]] Result<portability::Found> read_interval_text(std::string_view name, std::string_view text);

/// A ZIP of such lists, as Elite HRV sends it.
[[nodiscard]] Result<portability::Found> read_interval_zip(std::string_view bytes);

} // namespace evenkeel::outbound
