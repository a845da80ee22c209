#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace evenkeel::http {

/// Unguessable text of 256 random bits, safe in cookies and URLs.
[[nodiscard]] std::string random_token();

/// Sixteen hexadecimal digits: enough to find one request in a log.
[[nodiscard]] std::string random_request_id();

/// Takes the same time wherever the first difference is.
[[nodiscard]] bool equal_in_constant_time(std::string_view left, std::string_view right);

/// HMAC-SHA256 of a message, in base64url. The key may have any length.
[[nodiscard]] std::string keyed_digest(std::string_view key, std::string_view message);

} // namespace evenkeel::http
