#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "http/connection/server.hpp"

namespace evenkeel::http::testing {

/// A reply as it came over the wire.
struct Received {
    int status{0};
    Fields headers{};
    std::string body{};

    [[nodiscard]] std::string header(std::string_view name) const {
        return std::string{headers.find(name).value_or("")};
    }
};

/// A blocking client that speaks bytes, so that tests can be as rude as real ones.
class RawClient {
public:
    /// `from` is the loopback address that the client calls from.
    explicit RawClient(std::uint16_t port, char const* from = "127.0.0.1");
    ~RawClient();
    RawClient(RawClient const&) = delete;
    RawClient& operator=(RawClient const&) = delete;

    /// False when the server has closed already.
    bool send(std::string_view bytes);

    /// Reads one reply, by Content-Length, chunks or the end of the connection. Status 0 when there is none.
    [[nodiscard]] Received receive(bool to_head = false);

    /// Whether something has arrived by then.
    [[nodiscard]] bool hears_within(std::chrono::milliseconds duration) const;

    /// Whether the server closes without a further byte within a second.
    [[nodiscard]] bool is_closed();
    void close();

    /// Whatever comes next, up to that many bytes; empty at the end or after a second of silence.
    [[nodiscard]] std::string read_some(std::size_t at_most = 4096);

private:
    [[nodiscard]] bool fill();
    [[nodiscard]] std::string take(std::size_t size);
    [[nodiscard]] std::string take_until(std::string_view end);
    [[nodiscard]] std::string take_chunks();

    int descriptor_;
    std::string buffer_;
};

/// A server on a free loopback port for one router.
class TestServer {
public:
    explicit TestServer(Router const& router, ServerOptions options = {}, AccessLog access_log = {});

    [[nodiscard]] std::uint16_t port() const { return server_.port("test"); }

    void stop() { server_.stop(); }

    /// One request on a connection of its own.
    [[nodiscard]] Received ask(std::string_view bytes) const;

private:
    Server server_;
};

/// "GET /path HTTP/1.1\r\nHost: test\r\n…\r\n\r\n".
[[nodiscard]] std::string get(std::string_view path, std::string_view more_headers = {});
[[nodiscard]] std::string post(std::string_view path, std::string_view body,
                               std::string_view more_headers = {});

} // namespace evenkeel::http::testing
