#pragma once

#include "core/base/result.hpp"
#include "core/portability/found.hpp"

#include <string_view>

namespace evenkeel::outbound {

/// A .daylio file: a ZIP with backup.daylio, which is JSON in base64. Its form is known from what others
/// found out: customMoods, tags and dayEntries; months count from 0.
[[nodiscard]] Result<portability::Found> read_daylio_backup(std::string_view bytes);

} // namespace evenkeel::outbound
