#pragma once

// Inside the server only: this header brings Asio, which handlers must not need.

#include <functional>
#include <optional>

#include "http/connection/incoming.hpp"
#include "http/connection/wire.hpp"

namespace evenkeel::http {

class Router;
struct Shared;
enum class Admits;

/// Reading needs these beside the wire. All of them must outlive the read.
struct Reading {
    Router const& router;
    Shared& shared;
    Admits admits;
    std::function<boost::asio::awaitable<std::optional<Reply>>(Request&)> judge; ///< By the head alone.
    bool& idle; ///< True while nothing of a request has come: then the connection may be closed.
};

/// The next request, with its body. Nothing means the client has gone, or said nothing at all in time.
[[nodiscard]] boost::asio::awaitable<std::optional<Incoming>> read_request(Wire& wire, Reading reading);

} // namespace evenkeel::http
