#include "http/utf8.hpp"

#include <cstddef>

namespace evenkeel::http {

namespace {

unsigned byte_at(std::string_view bytes, std::size_t at) {
    return at < bytes.size() ? static_cast<unsigned char>(bytes[at]) : 0;
}

bool is_between(unsigned byte, unsigned low, unsigned high) {
    return byte >= low && byte <= high;
}

/// How many bytes the character at the front has (Unicode 15, table 3-7); 0 when it is none.
std::size_t character_length(std::string_view bytes) {
    auto const first = byte_at(bytes, 0);
    auto const second = byte_at(bytes, 1);
    bool const third = is_between(byte_at(bytes, 2), 0x80, 0xbf);
    bool const fourth = is_between(byte_at(bytes, 3), 0x80, 0xbf);
    if (first < 0x80)
        return 1;
    if (is_between(first, 0xc2, 0xdf))
        return is_between(second, 0x80, 0xbf) ? 2 : 0;
    if (is_between(first, 0xe0, 0xef)) {
        auto const low = first == 0xe0 ? 0xa0U : 0x80U;
        auto const high = first == 0xed ? 0x9fU : 0xbfU;
        return is_between(second, low, high) && third ? 3 : 0;
    }
    auto const low = first == 0xf0 ? 0x90U : 0x80U;
    auto const high = first == 0xf4 ? 0x8fU : 0xbfU;
    return is_between(first, 0xf0, 0xf4) && is_between(second, low, high) && third && fourth ? 4 : 0;
}

} // namespace

bool is_utf8(std::string_view bytes) {
    while (!bytes.empty()) {
        auto const length = character_length(bytes);
        if (length == 0)
            return false;
        bytes.remove_prefix(length);
    }
    return true;
}

} // namespace evenkeel::http
