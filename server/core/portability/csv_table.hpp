#pragma once

#include "core/base/result.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace evenkeel::portability {

struct CsvRow {
    std::size_t line{0}; ///< On which it begins; the header stands on line 1.
    std::vector<std::string> fields;
};

/// RFC 4180 with what programs make of it: commas, semicolons or tabs, whichever the header has most of; a
/// byte order mark; any line ends; quoted fields over several lines. Empty lines are passed over. Refuses
/// with invalid_input (file_base64) a quote that never ends, and with payload_too_large more than kMostFound
/// rows or 200 columns.
[[nodiscard]] Result<std::vector<CsvRow>> read_csv(std::string_view text);

/// Lower case, and nothing but letters and digits: "Heart Rate (bpm)" → "heartratebpm".
[[nodiscard]] std::string bare_name(std::string_view name);

} // namespace evenkeel::portability
