#include "core/program/onboarding.hpp"

namespace evenkeel::program {

using state::StateName;

StateName recommended_target(StateName current, StateName preferred) {
    switch (current) {
    case StateName::dorsal_vagal:
        return StateName::parasympathetic;
    case StateName::sympathetic:
        return StateName::stillness;
    case StateName::overwhelm:
        return StateName::play;
    case StateName::stillness:
    case StateName::parasympathetic:
    case StateName::play:
        break;
    }
    if (state::is_regulated(preferred) && preferred != current)
        return preferred;
    return current == StateName::play ? StateName::stillness : StateName::play;
}

std::string stage_text(StateName from, StateName target) {
    if (from == target)
        return "staying where you are";
    switch (target) {
    case StateName::stillness:
        return from == StateName::dorsal_vagal ? "resting without sinking" : "calming the body";
    case StateName::parasympathetic:
        return from == StateName::dorsal_vagal ? "waking the body gently" : "settling into ease";
    case StateName::play:
        return from == StateName::overwhelm ? "moving what is stuck" : "bringing in some spark";
    case StateName::sympathetic:
        return "gathering energy";
    case StateName::overwhelm:
        return "noticing the pressure";
    case StateName::dorsal_vagal:
        return "noticing the heaviness";
    }
    return {};
}

} // namespace evenkeel::program
