#include "synthetic/random.hpp"

#include <cmath>
#include <numbers>

namespace hrv::synthetic {

double Random::uniform() {
    return static_cast<double>(engine_() >> 11) * 0x1.0p-53;
}

double Random::normal() {
    double const radius = std::sqrt(-2 * std::log(1 - uniform()));
    return radius * std::cos(2 * std::numbers::pi * uniform());
}

} // namespace hrv::synthetic
