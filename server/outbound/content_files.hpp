#pragma once

#include "core/content/content.hpp"
#include "outbound/content_error.hpp"

#include <filesystem>

namespace evenkeel::outbound {

/// Reads the English files of a content folder. Unknown, missing and mistyped fields, and names that lead
/// nowhere, are refused with one ContentError for all of them.
[[nodiscard]] content::Content read_content(std::filesystem::path const& folder);

/// The same, and once more for each folder in locales/, with that language's words where it has some.
[[nodiscard]] content::ByLanguage read_content_by_language(std::filesystem::path const& folder);

} // namespace evenkeel::outbound
