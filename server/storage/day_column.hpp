#pragma once

#include "core/base/local_day.hpp"
#include "storage/rows.hpp"

namespace evenkeel::storage {

/// Days are text, "2026-11-21": they sort as they follow on each other, and a person can read them.
[[nodiscard]] inline std::chrono::local_days day_of(std::string const& text) {
    return day_of_text(text).value();
}

} // namespace evenkeel::storage
