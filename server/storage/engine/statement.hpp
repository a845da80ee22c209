#pragma once

#include <span>
#include <string_view>

namespace evenkeel::storage {

/// A statement of queries/<table>.sql under its one name; the texts differ only where the dialects must.
/// Parameters are $1 … $n in both.
struct Statement {
    std::string_view name; ///< "check_ins/insert"
    std::string_view sqlite;
    std::string_view postgres;
};

/// Every statement there is, for the report of what tests executed.
[[nodiscard]] std::span<Statement const* const> all_statements();

} // namespace evenkeel::storage
