#pragma once

#include "core/content/content.hpp"

#include <filesystem>
#include <stdexcept>

namespace evenkeel::outbound {

/// A content file that cannot be used: says which file, which line and which field, for someone who cannot
/// program.
class ContentError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// Reads the YAML files of a content folder. Unknown, missing and mistyped fields are refused with
/// ContentError.
[[nodiscard]] content::Content read_content(std::filesystem::path const& folder);

} // namespace evenkeel::outbound
