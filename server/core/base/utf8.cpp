#include "core/base/utf8.hpp"

#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include <cstdint>

namespace evenkeel {
namespace {

// ICU's macros work on plain arrays of bytes with signed positions.
std::uint8_t const* bytes_of(std::string_view text) {
    return reinterpret_cast<std::uint8_t const*>(text.data());
}

} // namespace

bool is_utf8(std::string_view bytes) {
    auto const* const data = bytes_of(bytes);
    auto const size = static_cast<std::int64_t>(bytes.size());
    for (std::int64_t at = 0; at < size;) {
        UChar32 code_point = 0;
        U8_NEXT(data, at, size, code_point); // NOLINT(bugprone-inc-dec-in-conditions): inside of ICU's macro
        if (code_point < 0)
            return false;
    }
    return true;
}

char32_t next_code_point(std::string_view text, std::size_t& at) {
    auto const* const data = bytes_of(text);
    auto const size = static_cast<std::int64_t>(text.size());
    auto position = static_cast<std::int64_t>(at);
    UChar32 code_point = 0;
    U8_NEXT_OR_FFFD(data, position, size, code_point); // NOLINT(bugprone-inc-dec-in-conditions): as above
    at = static_cast<std::size_t>(position);
    return static_cast<char32_t>(code_point);
}

bool belongs_to_word(char32_t character) {
    auto const code_point = static_cast<UChar32>(character);
    return u_isalnum(code_point) != 0 || (U_GET_GC_MASK(code_point) & U_GC_M_MASK) != 0;
}

std::size_t character_start(std::string_view text, std::size_t at) {
    while (at > 0 && at < text.size() && U8_IS_TRAIL(bytes_of(text)[at]))
        --at;
    return at;
}

} // namespace evenkeel
