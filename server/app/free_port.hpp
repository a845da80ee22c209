#pragma once

#include <cstdint>
#include <string>

namespace evenkeel::app {

/// The wanted port, or for 0 one that the system says is free. The address of each listener has to be known
/// before it opens, because the others hand it to browsers.
[[nodiscard]] std::uint16_t settled_port(std::string const& address, std::uint16_t wanted);

} // namespace evenkeel::app
