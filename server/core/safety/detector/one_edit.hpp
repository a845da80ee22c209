#pragma once

#include <string_view>

namespace evenkeel::safety::detector {

/// One letter is wrong, missing, extra, or exchanged with the next, and no more. Equal words are not.
[[nodiscard]] bool is_one_edit_from(std::string_view word, std::string_view other);

} // namespace evenkeel::safety::detector
