#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace evenkeel::outbound {

/// A text's bytes, as the libraries of cryptography take them.
[[nodiscard]] inline unsigned char const* bytes_of(std::string_view text) {
    return reinterpret_cast<unsigned char const*>(text.data());
}

/// Base64 in the alphabet of addresses, without padding (RFC 4648, section 5).
[[nodiscard]] std::string url_safe_base64(std::span<unsigned char const> bytes);

/// The bytes of such a text; nothing where it is none.
[[nodiscard]] std::optional<std::vector<unsigned char>> from_url_safe_base64(std::string_view text);

} // namespace evenkeel::outbound
