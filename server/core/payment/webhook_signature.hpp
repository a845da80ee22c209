#pragma once

#include "core/base/clock.hpp"
#include "core/base/secure.hpp"

#include <chrono>
#include <span>
#include <string>
#include <string_view>

namespace evenkeel::payment {

/// A signature is good for so long before and after our own moment.
inline constexpr std::chrono::seconds kSignatureTolerance{300};

/// Whether the header, "t=<Unix seconds>,v1=<hexadecimal HMAC-SHA256 of t.body>", was made with one of the
/// secrets, and not long ago. There may be several v1: while a secret is replaced, the provider signs with
/// both.
[[nodiscard]] bool is_signed(std::string_view header, std::string_view body,
                             std::span<std::string const> secrets, Instant now, Secure const& secure);

[[nodiscard]] std::string sign_webhook(std::string_view body, std::string_view secret, Instant now,
                                       Secure const& secure);

} // namespace evenkeel::payment
