#include "core/base/text.hpp"

#include "core/base/utf8.hpp"

#include <algorithm>

namespace evenkeel {
namespace {

/// The second and later bytes of a character are 10xxxxxx (RFC 3629, section 3).
bool continues_a_character(char byte) {
    return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80U;
}

} // namespace

std::string beginning_of(std::string_view text, std::size_t most_bytes) {
    if (text.size() <= most_bytes)
        return std::string{text};
    return std::string{text.substr(0, character_start(text, most_bytes))};
}

std::string first_characters(std::string_view text, std::size_t most) {
    std::size_t characters = 0;
    auto const end = std::ranges::find_if(
        text, [&](char byte) { return !continues_a_character(byte) && ++characters > most; });
    return std::string{text.begin(), end};
}

std::size_t characters_in(std::string_view text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char byte) { return !continues_a_character(byte); }));
}

} // namespace evenkeel
