#pragma once

// For tests of the guide only.

#include "outbound/content_files.hpp"

namespace evenkeel::outbound::testing {

/// The English content that ships, read once for all tests of a program.
inline content::Content const& shipped_content() {
    static auto const content = read_content("content");
    return content;
}

} // namespace evenkeel::outbound::testing
