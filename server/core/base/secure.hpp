#pragma once

#include <string>
#include <string_view>

namespace evenkeel {

/// Randomness and digests, asked of the outside world so that rules stay deterministic and tests can fix
/// them.
class Secure {
public:
    virtual ~Secure() = default;

    /// 256 random bits as 43 characters of base64url.
    [[nodiscard]] virtual std::string token() = 0;

    /// A random UUID, ordered by time in its first 48 bits (RFC 9562, version 7), so indexes stay compact.
    /// Of one process each is greater than the one before, also within a millisecond.
    [[nodiscard]] virtual std::string uuid() = 0;

    /// SHA-256 as 64 lower-case hexadecimal digits.
    [[nodiscard]] virtual std::string sha256(std::string_view text) const = 0;

    /// HMAC-SHA256 of a message as 43 characters of base64url: nobody without the key can make it, and the
    /// same message always gives the same.
    [[nodiscard]] virtual std::string keyed_digest(std::string_view key, std::string_view message) const = 0;
};

} // namespace evenkeel
