#pragma once

namespace evenkeel::app {

inline constexpr char kVersion[] = EVENKEEL_VERSION;

} // namespace evenkeel::app
