#pragma once

#include "core/safety/detector/context.hpp"

namespace evenkeel::safety::detector {

/// The sum of all that is told softly, over many messages: emptiness, futility, exhaustion, withdrawal. Each
/// weighs little; together, of several kinds, they are a risk. What was said longer ago weighs less.
class SlowSum {
public:
    void add(HeardSigns const& heard, Topics const& topics);

    /// Whether the last message added to what is now a risk.
    [[nodiscard]] bool is_risk() const;

private:
    double sum_{0};
    double last_{0};
    int messages_{0}; ///< That added something.
    SignSet kinds_;
    bool is_beside_another_{false};
};

} // namespace evenkeel::safety::detector
