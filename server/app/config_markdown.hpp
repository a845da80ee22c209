#pragma once

#include <string>

namespace evenkeel::app {

/// docs/configuration.md, printed from the list of keys.
[[nodiscard]] std::string configuration_page();

} // namespace evenkeel::app
