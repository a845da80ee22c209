#pragma once

// Inside the server only: this header brings Asio, which handlers must not need.

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>

#include <boost/asio/ip/tcp.hpp>

#include "http/connection/access_log.hpp"
#include "http/connection/body_budget.hpp"
#include "http/connection/client_address.hpp"
#include "http/connection/server.hpp"
#include "http/connection/stream_places.hpp"
#include "http/connection/worker_pool.hpp"

namespace evenkeel::http {

/// All connections of one server share these.
struct Shared {
    ServerOptions options{};
    TrustedProxies proxies;
    AccessLog access_log{};
    WorkerPool workers;
    std::atomic<bool> draining{false};
    std::atomic<bool> ignored_forwarding{false}; ///< Whether it was told that forwarding is ignored.
    StreamPlaces streams{options.streams};
    BodyBudget bodies{options.body_memory};
};

/// A live connection as the server sees it from outside. Both calls may come from any thread.
class OpenConnection {
public:
    virtual ~OpenConnection() = default;

    /// Closes it now when it waits for a request, else after the reply it is working on.
    virtual void finish() = 0;

    /// Closes it now.
    virtual void cut() = 0;
};

/// The connections there are, so that the server can count them, drain them and wait for the last.
class OpenConnections {
public:
    void add(std::shared_ptr<OpenConnection> const& connection, std::string address_block);
    void remove(OpenConnection const* connection);
    [[nodiscard]] std::size_t count() const;
    [[nodiscard]] std::size_t count_from(std::string const& address_block) const;

    void finish_all();
    void cut_all();

    /// False when some are left at the deadline.
    bool wait_for_none(std::chrono::milliseconds at_most);

private:
    void for_each(std::function<void(OpenConnection&)> const& visit);

    mutable std::mutex mutex_;
    std::condition_variable one_less_;

    struct Open {
        std::weak_ptr<OpenConnection> connection;
        std::string address_block;
    };

    std::map<OpenConnection const*, Open> open_;
    std::unordered_map<std::string, std::size_t> of_blocks_;
};

/// A connection may ask for this much.
enum class Admits {
    everything,
    vital_paths ///< One request, for a path that has to answer while all other places are taken.
};

/// Serves requests on the socket until either side has enough. `shared` and `open` must outlive the
/// connection.
void serve_connection(boost::asio::ip::tcp::socket socket, Listener const& listener, Shared& shared,
                      OpenConnections& open, Admits admits);

/// Says 503 on a connection that is one too many, and closes it.
void turn_away(boost::asio::ip::tcp::socket socket);

} // namespace evenkeel::http
