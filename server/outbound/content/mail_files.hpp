#pragma once

#include "core/content/content.hpp"
#include "outbound/content_error.hpp"

#include <filesystem>

namespace evenkeel::outbound {

enum class Absent { is_a_fault, stays_as_it_is };

/// All mails of one language's folder.
void read_mails(std::filesystem::path const& folder, Absent absent, content::Content& into, Faults& faults);

} // namespace evenkeel::outbound
