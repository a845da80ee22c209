#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace evenkeel::safety::detector {

/// How a word is spelled in full that was written as it is spoken or typed in haste: "wud", "thinkin",
/// "kiero". Empty where it has no other spelling.
[[nodiscard]] std::vector<std::string> spelled_out(std::string_view word);

} // namespace evenkeel::safety::detector
