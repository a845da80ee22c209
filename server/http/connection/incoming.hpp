#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>

#include "core/base/result.hpp"
#include "http/connection/body_budget.hpp"
#include "http/connection/client_address.hpp"
#include "http/message/reply.hpp"
#include "http/message/request.hpp"

namespace evenkeel::http {

using Parser = boost::beast::http::request_parser<boost::beast::http::string_body>;

/// A request as far as it could be read, and why not further.
struct Incoming {
    Request request{};
    bool keep_alive{false};
    bool http_1_0{false};
    std::optional<Failure> refusal{}; ///< The connection ends with it: the rest of the request is unread.
    int refusal_status{0};            ///< Where it is not the fault's usual one.
    std::optional<Reply> answer{};    ///< The route's own refusal, from the head alone.
    std::optional<BodyBudget::Share> body_share{}; ///< Its part of the memory for large bodies.
};

/// The same, refused.
[[nodiscard]] Incoming refused(Incoming incoming, Fault fault, std::string message, int status = 0);
/// Too much is going on; the client may try again in a moment.
[[nodiscard]] Failure overload();

/// Refused because too much is going on; the client may try again in a moment.
[[nodiscard]] Incoming busy(Incoming incoming);
[[nodiscard]] Incoming too_large(Incoming incoming, std::size_t limit);

/// Everything of the request but its body; refused where two readers could understand it differently.
[[nodiscard]] Incoming head_of(Parser const& parser, std::string_view peer, TrustedProxies const& proxies);

enum class Late { yes, no };

/// Returns the answer to a request whose headers could not be read. Nothing when the client has just gone.
[[nodiscard]] std::optional<Incoming> unreadable(boost::system::error_code const& error, Late late,
                                                 std::string_view peer);

} // namespace evenkeel::http
