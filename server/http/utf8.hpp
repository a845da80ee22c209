#pragma once

#include <string_view>

namespace evenkeel::http {

/// Whether the bytes are UTF-8 as RFC 3629 allows it: no overlong forms, no surrogates, nothing beyond
/// U+10FFFF. JSON, PostgreSQL and logs take nothing else.
[[nodiscard]] bool is_utf8(std::string_view bytes);

} // namespace evenkeel::http
