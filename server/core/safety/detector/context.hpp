#pragma once

#include "core/safety/detector/sentences.hpp"
#include "core/safety/detector/topics.hpp"

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

/// A message as it was heard.
struct HeardSigns {
    std::vector<Meant> signs;
    SignSet about; ///< Also what only changes how others are read: hope, a journey.
};

/// The signs of a message after their sentences were heard: idioms, what is sung, played or told of, and what
/// is long ago are gone or weaker; what somebody else feels has become Sign::third_party.
[[nodiscard]] HeardSigns in_context(Text const& text, std::vector<Hit> const& hits, Topics const& topics);

} // namespace evenkeel::safety::detector
