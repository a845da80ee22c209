#include "outbound/bytes.hpp"

#include <sodium.h>

namespace evenkeel::outbound {

std::string url_safe_base64(std::span<unsigned char const> bytes) {
    constexpr int kVariant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
    std::string text(sodium_base64_encoded_len(bytes.size(), kVariant), '\0');
    sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), kVariant);
    text.pop_back(); // the terminating zero is counted by the library
    return text;
}

std::optional<std::vector<unsigned char>> from_url_safe_base64(std::string_view text) {
    std::vector<unsigned char> bytes(text.size());
    std::size_t length = 0;
    if (sodium_base642bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr, &length, nullptr,
                          sodium_base64_VARIANT_URLSAFE_NO_PADDING) != 0)
        return std::nullopt;
    bytes.resize(length);
    return bytes;
}

} // namespace evenkeel::outbound
