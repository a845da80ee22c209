#pragma once

#include "core/content/book.hpp"
#include "outbound/content_error.hpp"

#include <filesystem>
#include <set>
#include <string>

namespace evenkeel::outbound {

/// book.yaml of content/book and the parts it lists. Throws ContentError; also for a mark [[…]] that leads
/// to nothing, a citation [^…] without its reference, and a chapter out of its order.
[[nodiscard]] content::Book read_book(std::filesystem::path const& folder,
                                      std::set<std::string> const& exercise_ids);

} // namespace evenkeel::outbound
