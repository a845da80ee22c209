#pragma once

#include <chrono>
#include <expected>
#include <string>
#include <utility>
#include <vector>

namespace evenkeel::outbound {

enum class WebMethod { get, post };

/// A request to somebody else's server.
struct WebRequest {
    WebMethod method{WebMethod::get};
    std::string url;
    std::vector<std::pair<std::string, std::string>> headers{};
    std::string body{};
    std::chrono::milliseconds time_out{
        5000}; ///< For all of it, from the look-up of the name to the last byte.
};

struct WebReply {
    int status{0};
    std::string body;
};

/// Asks other servers. Redirects are not followed.
class WebClient {
public:
    virtual ~WebClient() = default;

    /// Any status is a reply. Without one: what went wrong, in words for the log, without headers or body.
    [[nodiscard]] virtual std::expected<WebReply, std::string> send(WebRequest const& request) = 0;
};

} // namespace evenkeel::outbound
