#pragma once

#include <string>
#include <string_view>

#include "core/base/result.hpp"
#include "http/reply.hpp"

namespace evenkeel::http {

/// {"error_code","error_message","field"?,"request_id"} with the fault's status, and Retry-After where it
/// says when.
[[nodiscard]] Reply error_reply(Failure const& failure, std::string_view request_id);

} // namespace evenkeel::http
