#pragma once

#include "core/account/second_factor/code_digest.hpp"
#include "core/base/clock.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace evenkeel::account {

// Codes by time, as authenticator apps make them (RFC 6238): HMAC-SHA-1, steps of 30 seconds, six digits.
// These are what every app takes without being told.

inline constexpr std::chrono::seconds kCodeStep{30};

[[nodiscard]] std::int64_t step_at(Instant now);

/// The six digits of a step.
[[nodiscard]] std::string one_time_code(CodeDigest const& digest, std::string_view secret, std::int64_t step);

/// The step whose code this is: the present one, the one before or the next, for clocks go differently and
/// fingers are slow.
[[nodiscard]] std::optional<std::int64_t> step_of_code(CodeDigest const& digest, std::string_view secret,
                                                       std::string_view code, Instant now);

/// RFC 4648, section 6, without padding: how apps are told a secret.
[[nodiscard]] std::string to_base32(std::string_view bytes);

/// The address inside the picture for the app's camera.
[[nodiscard]] std::string authenticator_address(std::string_view brand, std::string_view email_address,
                                                std::string_view secret);

} // namespace evenkeel::account
