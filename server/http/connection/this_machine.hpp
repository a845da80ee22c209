#pragma once

// On one's own machine the same listener answers as localhost and as 127.0.0.1, which browsers keep apart:
// pages of one may not call the other, and cookies of one are not sent to the other.

#include <string>
#include <string_view>
#include <vector>

namespace evenkeel::http {

/// "http://localhost:8080" with each name of this machine; an address of another host alone.
[[nodiscard]] std::vector<std::string> names_of(std::string_view url);

/// The address with the name that the browser called us by (its Host header), where both name this machine;
/// else as it is.
[[nodiscard]] std::string as_called(std::string_view url, std::string_view host_header);

} // namespace evenkeel::http
