#pragma once

#include "core/portability/convert.hpp"
#include "core/portability/import_files.hpp"

#include <filesystem>

namespace evenkeel::outbound {

/// moods.yaml and columns.yaml of content/imports. Throws ContentError, naming every fault; also for a word
/// that stands there twice.
[[nodiscard]] portability::ImportWords read_import_words(std::filesystem::path const& folder);

} // namespace evenkeel::outbound
