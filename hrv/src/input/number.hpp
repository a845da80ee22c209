#pragma once

#include <optional>
#include <string_view>

namespace hrv {

/// A decimal number such as `-12.5e-3`, rounded correctly; nothing for any other text, including `nan` and
/// `inf`. (The standard library of the WebAssembly build has no `from_chars` for floating point.)
[[nodiscard]] std::optional<double> parse_number(std::string_view text);

} // namespace hrv
