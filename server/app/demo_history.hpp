#pragma once

#include "app/demo.hpp"

#include "core/base/id.hpp"

#include <chrono>

namespace evenkeel::app {

/// How far back the demo member goes.
inline constexpr std::chrono::days kDemoDays{60};
inline constexpr auto kDemoTimeZone = "Etc/UTC";

/// Two months of somebody's life, ending yesterday, so that every chart has something to show: check-ins,
/// exercises with ratings, morning readings of a chest strap that the engine reads, and a page in the
/// journal. Everything goes through the same rules as everybody's; only readings older than the rules let
/// arrive are put in the store.
void live_two_months(MemberId const& member, DemoWorld const& world);

} // namespace evenkeel::app
