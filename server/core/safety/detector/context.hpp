#pragma once

#include "core/safety/detector/signs.hpp"

#include <array>
#include <bitset>
#include <vector>

namespace evenkeel::safety::detector {

/// A sign as it is meant where it stands.
struct Meant {
    Sign sign{Sign::mention};
    int level{0};
    std::size_t first{0}; ///< Tokens.
    std::size_t end{0};
    std::size_t sentence{0};
    bool is_denied{false}; ///< "I don't want to die"
};

/// The signs of a message after their sentences were heard: idioms, what is sung, played or told of, and what
/// is long ago are gone or weaker; what somebody else feels has become Sign::third_party.
[[nodiscard]] std::vector<Meant> in_context(Text const& text, std::vector<Hit> const& hits);

} // namespace evenkeel::safety::detector
