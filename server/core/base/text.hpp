#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace evenkeel {

/// The beginning of a UTF-8 text: at most this many bytes, and never half a character, which PostgreSQL would
/// not keep.
[[nodiscard]] std::string beginning_of(std::string_view text, std::size_t most_bytes);

/// The beginning of a UTF-8 text: at most this many characters.
[[nodiscard]] std::string first_characters(std::string_view text, std::size_t most);

/// Of a UTF-8 text; every byte that begins a character counts. What people write is bounded so: in bytes a
/// text in Arabic could be half as long as one in English.
[[nodiscard]] std::size_t characters_in(std::string_view text);

} // namespace evenkeel
