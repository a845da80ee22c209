#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace evenkeel {

/// RFC 4648, section 4: the usual alphabet, with padding.
[[nodiscard]] std::string to_base64(std::string_view bytes);

/// Line ends and spaces are skipped, as mails and backups have them. Nothing for any other text that is no
/// base64.
[[nodiscard]] std::optional<std::string> from_base64(std::string_view text);

} // namespace evenkeel
