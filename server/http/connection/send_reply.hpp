#pragma once

// Inside the server only: this header brings Asio, which handlers must not need.

#include "http/connection/stream_places.hpp"
#include "http/connection/wire.hpp"
#include "http/message/reply.hpp"

namespace evenkeel::http {

/// How a reply goes out.
struct Sending {
    std::string head;
    bool chunked{false}; ///< Streams, to whom it means something.
};

/// Sends a reply of known length. False when the client did not get everything.
[[nodiscard]] boost::asio::awaitable<bool> send_body(Wire& wire, std::string_view head, Body const& body);

/// Sends what a producer writes while it writes it, on a thread of its own; holds the place as long.
[[nodiscard]] boost::asio::awaitable<bool> send_stream(Wire& wire, Sending sending, Stream stream,
                                                       StreamPlaces::Place place);

} // namespace evenkeel::http
