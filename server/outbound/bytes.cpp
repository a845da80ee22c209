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

} // namespace evenkeel::outbound
