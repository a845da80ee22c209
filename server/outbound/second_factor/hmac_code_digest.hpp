#pragma once

#include "core/account/second_factor/code_digest.hpp"

namespace evenkeel::outbound {

/// By OpenSSL.
class HmacCodeDigest final : public account::CodeDigest {
public:
    [[nodiscard]] std::string hmac_sha1(std::string_view key, std::string_view message) const override;
};

} // namespace evenkeel::outbound
