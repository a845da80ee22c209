#pragma once

#include <cstdint>
#include <random>

namespace hrv::synthetic {

/// Seeded chance that is the same on every machine: the standard's distributions are not, its engine is.
class Random {
public:
    explicit Random(std::uint64_t seed) : engine_{seed} {}

    /// Even on [0, 1).
    double uniform();

    /// Normal with mean 0 and deviation 1 (Box & Muller 1958).
    double normal();

private:
    std::mt19937_64 engine_;
};

} // namespace hrv::synthetic
