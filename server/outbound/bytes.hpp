#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace evenkeel::outbound {

/// A text's bytes, as the libraries of cryptography take them.
[[nodiscard]] inline unsigned char const* bytes_of(std::string_view text) {
    return reinterpret_cast<unsigned char const*>(text.data());
}

/// Base64 in the alphabet of addresses, without padding (RFC 4648, section 5).
[[nodiscard]] std::string url_safe_base64(std::span<unsigned char const> bytes);

} // namespace evenkeel::outbound
