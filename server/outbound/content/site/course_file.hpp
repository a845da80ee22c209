#pragma once

#include "core/content/course.hpp"
#include "outbound/content_error.hpp"

#include <filesystem>

namespace evenkeel::outbound {

/// Throws ContentError; also for a module out of its order or its weeks, and an answer that is no option.
[[nodiscard]] content::Course read_course(std::filesystem::path const& file);

} // namespace evenkeel::outbound
