#pragma once

#include "core/base/secure.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace evenkeel::account {

inline constexpr int kRecoveryCodes = 10;

/// Ways in without the authenticator, each for one use. They are random and long, so that a plain digest of
/// each is enough to keep.
struct RecoveryCodes {
    std::vector<std::string> shown; ///< The one copy that leaves the server, such as `k7bq-2mxp-9d3a-ht6w`.
    std::vector<std::string> hashes;
};

[[nodiscard]] RecoveryCodes new_recovery_codes(Secure& secure);

/// The digest of what was typed, whatever its case, blanks and hyphens. Nothing when it has not the shape of
/// a recovery code.
[[nodiscard]] std::optional<std::string> recovery_hash(Secure const& secure, std::string_view typed);

/// This many random bytes.
[[nodiscard]] std::string random_bytes(Secure& secure, std::size_t count);

} // namespace evenkeel::account
