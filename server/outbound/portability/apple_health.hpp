#pragma once

#include "core/base/result.hpp"
#include "core/portability/found.hpp"

#include <string_view>

namespace evenkeel::outbound {

/// export.xml of Apple Health: mindful sessions, and HRV with its beats. Read as a stream. Refuses with
/// invalid_input, naming the line, what is no XML or declares entities of its own.
[[nodiscard]] Result<portability::Found> read_apple_health(std::string_view xml);

/// The same inside the ZIP as the phone hands it out.
[[nodiscard]] Result<portability::Found> read_apple_health_zip(std::string_view bytes);

} // namespace evenkeel::outbound
