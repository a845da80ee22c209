#pragma once

#include "core/base/id.hpp"

#include <optional>
#include <string>

namespace evenkeel::storage {

/// Where a list goes on, as statements have it: before this id, or from the start when it is empty.
template <class Tag>
[[nodiscard]] std::string place(std::optional<Id<Tag>> const& before) {
    return before ? before->value() : std::string{};
}

} // namespace evenkeel::storage
