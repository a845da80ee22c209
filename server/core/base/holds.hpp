#pragma once

#include <algorithm>

namespace evenkeel {

/// Whether a list holds a value. (std::ranges::contains, which our standard library does not have yet.)
template <class List, class Value>
[[nodiscard]] bool holds(List const& list, Value const& value) {
    return std::ranges::find(list, value) != std::ranges::end(list);
}

} // namespace evenkeel
