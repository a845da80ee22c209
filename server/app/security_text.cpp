#include "app/security_text.hpp"

#include "http/values/timestamp.hpp"

#include <fmt/format.h>

namespace evenkeel::app {

std::string security_text(content::Brand const& brand, std::string_view main_url, Instant now) {
    constexpr std::chrono::days kHolds{180};
    return fmt::format("Contact: mailto:{}\n"
                       "Expires: {}\n"
                       "Preferred-Languages: en\n"
                       "Canonical: {}/.well-known/security.txt\n",
                       brand.support_email, http::print_instant(now + kHolds), main_url);
}

} // namespace evenkeel::app
