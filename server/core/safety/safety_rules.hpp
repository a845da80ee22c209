#pragma once

#include "core/outside.hpp"
#include "core/safety/member_risks.hpp"
#include "core/stores.hpp"

namespace evenkeel::safety {

struct SafetyRules {
    SafetyRules(Stores const& stores, Outside const& outside)
        : recent_levels{stores.member_risks}, forget_safety_events{stores.member_risks, outside.clock} {}

    RecentLevels recent_levels;
    ForgetSafetyEvents forget_safety_events;
};

} // namespace evenkeel::safety
