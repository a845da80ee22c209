#pragma once

#include <string_view>

namespace evenkeel::account {

/// Whether this is one of the most used passwords, however its letters are capitalised. Those are tried
/// first by whoever guesses (NIST SP 800-63B, 5.1.1.2). Knows those that are long enough for us.
[[nodiscard]] bool is_common_password(std::string_view password);

} // namespace evenkeel::account
