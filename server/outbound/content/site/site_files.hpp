#pragma once

#include "core/content/pages.hpp"
#include "outbound/content_error.hpp"

#include <filesystem>
#include <vector>

namespace evenkeel::outbound {

/// All of content/site. Notes faults; also a claim that is shown without its source, words of people that are
/// neither marked as an example nor say where they were given, and a key that stands twice.
void read_site(std::filesystem::path const& folder, content::Pages& pages, Faults& faults);

/// Notes every {{word}} of a file that placeholders.yaml does not have. Lines of comments do not count.
void demand_known_placeholders(std::filesystem::path const& file,
                               std::vector<content::Placeholder> const& placeholders, Faults& faults);

} // namespace evenkeel::outbound
