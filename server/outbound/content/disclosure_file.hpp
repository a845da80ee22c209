#pragma once

#include "core/safety/disclosure.hpp"
#include "outbound/content_error.hpp"

#include <filesystem>

namespace evenkeel::outbound {

/// Throws ContentError; also for two notices with one id.
[[nodiscard]] safety::Disclosure read_disclosure(std::filesystem::path const& file);

} // namespace evenkeel::outbound
