#include "core/base/base64.hpp"

#include <array>
#include <cstdint>

namespace evenkeel {
namespace {

constexpr std::string_view kAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

constexpr std::array<std::int8_t, 256> values() {
    std::array<std::int8_t, 256> table{};
    table.fill(-1);
    for (std::size_t i = 0; i < kAlphabet.size(); ++i)
        table[static_cast<unsigned char>(kAlphabet[i])] = static_cast<std::int8_t>(i);
    return table;
}

constexpr auto kValues = values();

bool is_space(char character) {
    return character == '\n' || character == '\r' || character == ' ' || character == '\t';
}

} // namespace

std::string to_base64(std::string_view bytes) {
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    std::uint32_t held = 0;
    int bits = 0;
    for (char const byte : bytes) {
        held = (held << 8) | static_cast<unsigned char>(byte);
        for (bits += 8; bits >= 6; bits -= 6)
            text += kAlphabet[(held >> (bits - 6)) & 0x3f];
    }
    if (bits > 0)
        text += kAlphabet[(held << (6 - bits)) & 0x3f];
    text.append((4 - text.size() % 4) % 4, '=');
    return text;
}

std::optional<std::string> from_base64(std::string_view text) {
    std::string bytes;
    bytes.reserve(text.size() / 4 * 3);
    std::uint32_t held = 0;
    std::size_t digits = 0;
    std::size_t padding = 0;
    for (char const character : text) {
        if (is_space(character))
            continue;
        auto const value = kValues[static_cast<unsigned char>(character)];
        if (character == '=')
            ++padding;
        else if (value < 0 || padding > 0)
            return std::nullopt;
        held = (held << 6) | static_cast<std::uint32_t>(value < 0 ? 0 : value);
        if (++digits % 4 == 0)
            bytes.append(
                {static_cast<char>(held >> 16), static_cast<char>(held >> 8), static_cast<char>(held)});
    }
    if (digits % 4 != 0 || padding > 2)
        return std::nullopt;
    bytes.resize(bytes.size() - padding);
    return bytes;
}

} // namespace evenkeel
