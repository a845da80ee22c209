#pragma once

#include "storage/engine/rows.hpp"

#include <stdexcept>

namespace evenkeel::storage {

/// Somebody else was in the way of this transaction. Done again from its beginning it can succeed.
class TryAgain : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// The row that kept an insert from happening. Where it has been removed since, the insert can be tried
/// again: TryAgain.
[[nodiscard]] inline Row row_in_the_way(Rows const& rows) {
    if (rows.empty())
        throw TryAgain{"what was in the way of an insert is gone"};
    return rows.first();
}

} // namespace evenkeel::storage
