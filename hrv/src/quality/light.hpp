#pragma once

#include "hrv/analyze.hpp"

#include <vector>

namespace hrv {

/// What the bare light says, before any pulse is looked for: one reason for each started second (`good` where
/// the picture is neither dark nor saturated nor still), with the trouble that most seconds share.
struct Light {
    std::vector<Reason> seconds;
    Reason overall{Reason::good};
    /// A lit fingertip lets through red before all other colours. True as well where only one colour is
    /// known.
    bool red{true};
};

[[nodiscard]] Light judge_light(Recording const& recording);

} // namespace hrv
