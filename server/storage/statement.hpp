#pragma once

#include <string_view>

namespace evenkeel::storage {

/// A statement from queries/<table>/<verb>.sql under its one name; the texts differ only where the dialects
/// must. Parameters are $1 … $n in both.
struct Statement {
    std::string_view name; ///< "check_ins/insert"
    std::string_view sqlite;
    std::string_view postgres;
};

} // namespace evenkeel::storage
