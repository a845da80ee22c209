#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.hpp"
#include "http/connection/access_log.hpp"
#include "http/routing/router.hpp"

namespace evenkeel::http {

/// One door: an address and what answers there. The router must outlive the server.
struct Listener {
    std::string name{};
    std::string address{"127.0.0.1"};
    std::uint16_t port{0}; ///< 0: the system chooses; ask `Server::port`.
    Router const* router{nullptr};
};

struct ServerOptions {
    std::size_t io_threads{1};
    std::size_t worker_threads{8};
    std::size_t queued_requests{512}; ///< Beyond them a request is answered 503 with Retry-After.
    std::size_t connections{2048};
    std::size_t connections_per_address{
        256};                              ///< Of one IPv4 address or /64 of IPv6, trusted proxies excepted.
    std::size_t connections_for_health{0}; ///< Beyond `connections`, for paths that are vital alone.
    std::uint64_t body_memory{std::uint64_t{128} * 1024 * 1024}; ///< For all bodies above 64 KiB together.
    std::size_t streams{256}; ///< Streaming replies at once; each has a thread.
    std::size_t header_bytes{std::size_t{16} * 1024};
    std::chrono::milliseconds header_timeout{10'000}; ///< From the first byte to the end of the headers.
    std::chrono::milliseconds body_timeout{30'000};   ///< Plus a second for every 16 KiB announced.
    std::chrono::milliseconds body_pause{10'000};     ///< In each of these at least 8 KiB of it must arrive.
    std::chrono::milliseconds idle_timeout{60'000};   ///< Between requests on a kept connection.
    std::chrono::milliseconds write_timeout{30'000};  ///< For each piece of a reply the client must take.
    std::chrono::milliseconds drain_timeout{10'000};  ///< For requests in flight when `stop` is called.
    std::vector<std::string>
        trusted_proxies{}; ///< Addresses or CIDR blocks whose X-Forwarded-For is believed.
    /// Is told the first address that says for whom it calls and is not believed. Called once.
    std::function<void(std::string const& peer)> on_ignored_forwarding{};
};

/// HTTP/1.1 for all listeners of one process: coroutines read and write, a bounded pool of workers answers.
class Server {
public:
    Server(ServerOptions options, std::vector<Listener> listeners, AccessLog access_log = {});

    /// Stops as `stop` does.
    ~Server();
    Server(Server const&) = delete;
    Server& operator=(Server const&) = delete;

    /// Listens everywhere and begins to serve, or says which address it cannot have and listens nowhere.
    [[nodiscard]] Result<void> start();

    /// The bound port of a listener. Throws std::out_of_range for a name that is not served.
    [[nodiscard]] std::uint16_t port(std::string_view listener) const;

    /// Stops accepting, lets requests in flight finish until the drain time-out, then closes. Blocks.
    void stop();

private:
    struct Running;
    std::unique_ptr<Running> running_;
};

} // namespace evenkeel::http
