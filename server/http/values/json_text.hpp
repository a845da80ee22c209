#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include <boost/json/value.hpp>

#include "core/base/result.hpp"

namespace evenkeel::http {

/// Deep enough for every request of ours, far from the end of any stack.
inline constexpr std::size_t kJsonDepth = 16;

/// Strict RFC 8259 text in UTF-8: no comments, no trailing commas, no duplicate keys, no numbers beyond a
/// double. Refuses with `malformed_request` and says where.
[[nodiscard]] Result<boost::json::value> parse_json(std::string_view text,
                                                    std::size_t max_depth = kJsonDepth);

/// One line. Numbers print as short as reading them back allows (0.1, not 1E-1).
/// Throws std::domain_error for NaN and infinity, which JSON cannot say.
[[nodiscard]] std::string print_json(boost::json::value const& value);

/// Two spaces a level and a line end at the end, the same bytes for the same value, for committed files.
[[nodiscard]] std::string pretty_json(boost::json::value const& value);

} // namespace evenkeel::http
