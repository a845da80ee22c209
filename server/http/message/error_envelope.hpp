#pragma once

#include <string>
#include <string_view>

#include "core/base/result.hpp"
#include "http/message/reply.hpp"

namespace evenkeel::http {

/// {"error_code","error_message","field"?,"request_id"} with the fault's status, and Retry-After where it
/// says when. The message is said in the language of the sentences.
[[nodiscard]] Reply error_reply(Failure const& failure, std::string_view request_id,
                                Sentences const& sentences = Sentences::english());

} // namespace evenkeel::http
