#pragma once

#include "core/exercise/mood.hpp"
#include "core/portability/convert.hpp"

namespace evenkeel::portability {

/// By which words the files of other programs are understood.
struct ImportTexts {
    ImportWords const& words;
    exercise::Moods const& moods; ///< Understands what `words` does not hold.
};

} // namespace evenkeel::portability
