#pragma once

#include "core/safety/helplines.hpp"
#include "outbound/content_error.hpp"

#include <filesystem>
#include <vector>

namespace evenkeel::outbound {

/// One entry for each country, and one for everywhere else. Throws ContentError; also for a line that can
/// neither be called nor written to, and one that was compared with no page.
[[nodiscard]] std::vector<safety::HelplineCountry> read_helplines(std::filesystem::path const& file);

/// Puts a language's `notes` by country and `hours` by their English words in place of the English ones.
/// Throws ContentError for those that belong to nothing.
void put_helpline_words(std::filesystem::path const& file, std::vector<safety::HelplineCountry>& helplines);

} // namespace evenkeel::outbound
