#pragma once

#include <string_view>

namespace evenkeel::http {

/// How much the client likes a coding, 0 to 1; 0 means not acceptable (RFC 9110 12.5.3). What the header does
/// not name is not acceptable, unless "*" stands for it.
[[nodiscard]] double coding_weight(std::string_view accept_encoding, std::string_view coding);

/// Whether an If-None-Match header holds this entity tag, comparing weakly (RFC 9110 13.1.2).
[[nodiscard]] bool matches_etag(std::string_view if_none_match, std::string_view etag);

} // namespace evenkeel::http
