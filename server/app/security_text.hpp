#pragma once

#include "core/base/clock.hpp"
#include "core/content/content.hpp"

#include <string>
#include <string_view>

namespace evenkeel::app {

/// Where to report a weakness, as RFC 9116 asks: served at /.well-known/security.txt. It holds for half a
/// year from `now`, so that it is never out of date.
[[nodiscard]] std::string security_text(content::Brand const& brand, std::string_view main_url, Instant now);

} // namespace evenkeel::app
