#pragma once

#include <cstddef>
#include <string_view>

namespace evenkeel {

/// Whether the bytes are UTF-8 as RFC 3629 allows it: no overlong forms, no surrogates, nothing beyond
/// U+10FFFF. JSON, PostgreSQL and logs take nothing else.
[[nodiscard]] bool is_utf8(std::string_view bytes);

/// The code point that begins at `at`, which moves behind it; U+FFFD for bytes that are not UTF-8.
/// Precondition: at < text.size().
[[nodiscard]] char32_t next_code_point(std::string_view text, std::size_t& at);

/// Whether it is a letter, a digit or a mark that stands on one, in any script.
[[nodiscard]] bool belongs_to_word(char32_t character);

/// The beginning of the character that the byte at `at` belongs to.
[[nodiscard]] std::size_t character_start(std::string_view text, std::size_t at);

} // namespace evenkeel
