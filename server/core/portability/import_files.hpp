#pragma once

#include "core/base/result.hpp"
#include "core/portability/found.hpp"

#include <string_view>

namespace evenkeel::portability {

/// A column of a table of readings or moods under the names that programs give it.
struct ColumnNames {
    std::string column; ///< Ours: "rmssd_ms".
    std::vector<std::string> names;
};

/// Reads the files of other programs.
class ImportFiles {
public:
    virtual ~ImportFiles() = default;

    /// Recognises the program by the contents; the name tells when a list of intervals was taken; `columns`
    /// are those of tables. A line that cannot be read is skipped with its reason; refuses with invalid_input
    /// (file_base64), naming file and line, what cannot be read at all, and with payload_too_large what is
    /// too much.
    [[nodiscard]] virtual Result<Found> read(std::vector<ColumnNames> const& columns, std::string_view name,
                                             std::string_view bytes) const = 0;
};

} // namespace evenkeel::portability
