#pragma once

#include "core/safety/detector/context.hpp"
#include "core/safety/detector/frames/frames.hpp"
#include "core/safety/detector/topics.hpp"

#include <array>

namespace evenkeel::safety::detector {

/// Hears preparations over many messages: something at hand, letters, a cat that has a new home, an evening
/// alone. Each may be said on any day; several, or one beside despair, are what comes before an attempt.
class Readiness {
public:
    void add(HeardSigns const& heard, Halves const& halves, Topics const& topics);

    /// The risk that the last message added to; 0 where it added nothing.
    [[nodiscard]] int level() const;

    static constexpr std::size_t kKinds = 9;

private:
    std::array<double, kKinds> of_{};
    double despair_{0};
    bool is_added_to_{false};
};

} // namespace evenkeel::safety::detector
