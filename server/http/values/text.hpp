#pragma once

#include <string_view>
#include <vector>

namespace evenkeel::http {

/// The pieces between separators, empty ones included; views into the text.
[[nodiscard]] std::vector<std::string_view> split(std::string_view text, char separator);

/// Without the spaces and tabs at both ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);

/// Whether the path is the prefix or lies below it, by whole segments: "/app" covers "/app/home", not
/// "/apple".
[[nodiscard]] bool is_at_or_below(std::string_view path, std::string_view prefix);

} // namespace evenkeel::http
