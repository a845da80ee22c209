#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "http/values/fields.hpp"

namespace evenkeel::http {

/// A request target taken apart and decoded.
struct Target {
    std::string path;
    std::vector<NameValue> query{};
};

/// Reads "/path?name=value", also behind "http://host", and "*". Nothing when an escape is broken, when the
/// bytes are no UTF-8, or when an escape hides a slash, a backslash or a NUL, any of which could make two
/// readers see two different paths.
[[nodiscard]] std::optional<Target> parse_target(std::string_view target);

} // namespace evenkeel::http
