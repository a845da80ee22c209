#pragma once

#include "core/content/pages.hpp"
#include "outbound/content_error.hpp"

#include <filesystem>
#include <vector>

namespace evenkeel::outbound {

/// Every *.md of content/legal, ordered by id. Throws ContentError; also for one of the four pages that the
/// product links to that is not there, and a mark [[…]] that is no [[operator: …]].
[[nodiscard]] std::vector<content::LegalPage> read_legal_pages(std::filesystem::path const& folder);

} // namespace evenkeel::outbound
