#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "http/message/reply.hpp"

namespace evenkeel::http {

enum class KeepAlive { yes, no };

/// The server adds these to the headers of a reply.
struct Framing {
    std::string_view request_id{};
    KeepAlive keep_alive{KeepAlive::yes};
    bool http_1_0{false};
    std::optional<std::uint64_t>
        content_length{}; ///< Absent: chunked, or until the connection closes on HTTP/1.0.
};

/// How long the body is, where that is known before sending it.
[[nodiscard]] std::optional<std::uint64_t> body_length(Body const& body);

/// Whether a reply with this status has a body at all (RFC 9110 6.4.1).
[[nodiscard]] bool may_have_body(int status);

/// Status line and headers as sent, with the empty line that ends them.
[[nodiscard]] std::string reply_head(Reply const& reply, Framing const& framing);

} // namespace evenkeel::http
