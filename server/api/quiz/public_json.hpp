#pragma once

#include "core/base/secure.hpp"
#include "http/message/reply.hpp"
#include "http/message/request.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace evenkeel::api {

/// A JSON file that a browser may keep and has to ask about each time: with an ETag, 304 where it is the
/// same, one for each language.
[[nodiscard]] http::Reply public_json(http::Request const& request, std::string json, Secure const& secure);

/// The key in `{filename}`, which is the key and `.json`; nothing where the file has another ending.
[[nodiscard]] std::optional<std::string_view> key_of_json_file(http::Request const& request);

/// `?language_code=de`, else the Accept-Language header.
[[nodiscard]] std::string_view languages_of(http::Request const& request);

} // namespace evenkeel::api
