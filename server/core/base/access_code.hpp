#pragma once

#include "core/base/result.hpp"
#include "core/base/secure.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace evenkeel {

inline constexpr std::size_t kLongestTypedCode = 64; ///< bytes, with spaces and hyphens

/// 16 characters that nobody guesses: 80 random bits in Crockford's base 32, which has no I, L, O and U.
[[nodiscard]] std::string new_code(Secure& secure);

/// What a person typed as it is kept: upper case, without spaces and hyphens, O read as 0, I and L as 1.
/// Refuses (with this field's name) nothing at all and more than 64 bytes. A code of another shape comes back
/// all the same: it is unknown like any other.
[[nodiscard]] Result<std::string> normalise_code(std::string_view typed, std::string const& field);

/// For people: "ABCD-EFGH-JKMN-PQRS".
[[nodiscard]] std::string spelled_out(std::string_view code);

} // namespace evenkeel
