#pragma once

#include <string>
#include <string_view>

namespace evenkeel::account {

/// The digest that authenticator apps make their codes with (RFC 4226).
class CodeDigest {
public:
    virtual ~CodeDigest() = default;

    /// HMAC-SHA-1 as 20 bytes.
    [[nodiscard]] virtual std::string hmac_sha1(std::string_view key, std::string_view message) const = 0;
};

} // namespace evenkeel::account
