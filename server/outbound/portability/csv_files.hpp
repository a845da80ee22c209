#pragma once

#include "core/base/result.hpp"
#include "core/portability/import_files.hpp"

#include <string_view>

namespace evenkeel::outbound {

/// A table of Daylio, of Welltory, or of any program, told apart by its columns.
[[nodiscard]] Result<portability::Found> read_csv_file(std::string_view text,
                                                       std::vector<portability::ColumnNames> const& columns);

} // namespace evenkeel::outbound
