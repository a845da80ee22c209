#pragma once

#include "core/content/content.hpp"

#include <filesystem>
#include <string>

namespace evenkeel::outbound {

/// locales/<language>/language.yaml: the one file that every language has.
[[nodiscard]] content::LanguageName read_language_name(std::filesystem::path const& file);

/// The English content with the words of locales/<language>/ and mail/<language>/ in place of its own. A file
/// or a field that is not there stays English. Throws ContentError for words that belong to nothing, for
/// lists of another length, and for a word of two moods.
[[nodiscard]] content::Content in_language(content::Content const& english,
                                           std::filesystem::path const& folder, std::string const& language);

} // namespace evenkeel::outbound
