#pragma once

#include <cstddef>
#include <cstdint>

namespace evenkeel::journal {

/// Chance that can be repeated, alike on every machine: SplitMix64 (Steele, Lea & Flood 2014).
class Dice {
public:
    explicit Dice(std::uint64_t seed) : state_{seed} {}

    /// Precondition: there is one at least. The bias of the remainder is below one in 2^50 here.
    [[nodiscard]] std::size_t one_of(std::size_t many) { return static_cast<std::size_t>(next() % many); }

    [[nodiscard]] bool in_a_hundred(unsigned chances) { return next() % 100U < chances; }

private:
    std::uint64_t next() {
        state_ += 0x9e3779b97f4a7c15U;
        auto mixed = state_;
        mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9U;
        mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebU;
        return mixed ^ (mixed >> 31U);
    }

    std::uint64_t state_;
};

} // namespace evenkeel::journal
