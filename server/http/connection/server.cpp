#include "http/connection/server.hpp"

#include <algorithm>
#include <stdexcept>
#include <thread>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <fmt/format.h>

#include "http/connection/connection.hpp"

namespace evenkeel::http {

namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

/// When the process has no descriptors left, trying again at once would only burn the processor.
constexpr std::chrono::milliseconds kAcceptPause{50};

/// How many beyond the limit are told so before the rest is closed without a word.
constexpr std::size_t kPoliteRefusals = 64;

} // namespace

struct Server::Running {
    /// One listener with its socket.
    struct Door {
        Listener listener;
        tcp::acceptor acceptor;
        asio::steady_timer pause;
    };

    Running(ServerOptions const& options, std::vector<Listener> listeners, AccessLog access_log)
        : io{static_cast<int>(options.io_threads)},
          shared{.options = options,
                 .proxies = TrustedProxies{options.trusted_proxies},
                 .access_log = std::move(access_log),
                 .workers{options.worker_threads, options.queued_requests}} {
        for (auto& listener : listeners)
            doors.push_back(std::make_unique<Door>(Door{.listener = std::move(listener),
                                                        .acceptor = tcp::acceptor{io},
                                                        .pause = asio::steady_timer{io}}));
    }

    static Result<void> open(Door& door) {
        error_code error;
        auto const address = asio::ip::make_address(door.listener.address, error);
        tcp::endpoint const endpoint{address, door.listener.port};
        if (!error)
            door.acceptor.open(endpoint.protocol(), error);
        if (!error)
            door.acceptor.set_option(tcp::acceptor::reuse_address{true}, error);
        if (!error)
            door.acceptor.bind(endpoint, error);
        if (!error)
            door.acceptor.listen(asio::socket_base::max_listen_connections, error);
        if (error)
            return refuse(Fault::unavailable,
                          Sentence::in_english_only(fmt::format("The {} listener cannot have {}:{}: {}.",
                                                                door.listener.name, door.listener.address,
                                                                door.listener.port, error.message())));
        door.listener.port = door.acceptor.local_endpoint().port();
        return {};
    }

    void accept_next(Door& door) {
        door.acceptor.async_accept(
            asio::make_strand(io), [this, &door](error_code const& error, tcp::socket socket) {
                if (error == asio::error::operation_aborted || !door.acceptor.is_open())
                    return;
                if (error)
                    return accept_later(door);
                admit(std::move(socket), door.listener);
                accept_next(door);
            });
    }

    void accept_later(Door& door) {
        door.pause.expires_after(kAcceptPause);
        door.pause.async_wait([this, &door](error_code const& cancelled) {
            if (!cancelled)
                accept_next(door);
        });
    }

    void admit(tcp::socket socket, Listener const& listener) {
        auto const open = open_connections.count();
        auto const& options = shared.options;
        bool const is_one_too_many = has_its_share(socket);
        if (!is_one_too_many && open < options.connections)
            serve_connection(std::move(socket), listener, shared, open_connections, Admits::everything);
        else if (!is_one_too_many && open < options.connections + options.connections_for_health)
            serve_connection(std::move(socket), listener, shared, open_connections, Admits::vital_paths);
        else if (refusals_this_second() <= kPoliteRefusals)
            turn_away(std::move(socket));
    }

    /// Whether this client's address has all the connections that one address may have.
    [[nodiscard]] bool has_its_share(tcp::socket const& socket) const {
        error_code gone;
        auto const peer = socket.remote_endpoint(gone).address().to_string();
        return !gone && !shared.proxies.trusts(peer) &&
               open_connections.count_from(address_block(peer)) >= shared.options.connections_per_address;
    }

    std::size_t refusals_this_second() {
        auto const second = std::chrono::floor<std::chrono::seconds>(std::chrono::steady_clock::now());
        std::lock_guard const lock{refusals_mutex};
        if (second != refusals_second)
            refusals = 0;
        refusals_second = second;
        return ++refusals;
    }

    void close_doors() {
        for (auto const& door : doors)
            asio::post(io, [&door = *door] {
                error_code ignored;
                door.acceptor.close(ignored);
                door.pause.cancel();
            });
    }

    asio::io_context io;
    asio::executor_work_guard<asio::io_context::executor_type> work{io.get_executor()};
    Shared shared;
    OpenConnections open_connections;
    std::vector<std::unique_ptr<Door>> doors;
    std::mutex refusals_mutex;
    std::chrono::steady_clock::time_point refusals_second;
    std::size_t refusals{0};
    std::vector<std::jthread> io_threads;
    bool stopped{false};
};

Server::Server(ServerOptions options, std::vector<Listener> listeners, AccessLog access_log)
    : running_{std::make_unique<Running>(options, std::move(listeners), std::move(access_log))} {}

Server::~Server() {
    stop();
}

Result<void> Server::start() {
    for (auto const& door : running_->doors)
        if (auto const opened = Running::open(*door); !opened) {
            for (auto const& other : running_->doors)
                other->acceptor.close();
            return opened;
        }
    for (auto const& door : running_->doors)
        running_->accept_next(*door);
    for (std::size_t made = 0; made < running_->shared.options.io_threads; ++made)
        running_->io_threads.emplace_back([io = &running_->io] { io->run(); });
    return {};
}

std::uint16_t Server::port(std::string_view listener) const {
    auto const found = std::ranges::find_if(
        running_->doors, [listener](auto const& door) { return door->listener.name == listener; });
    if (found == running_->doors.end())
        throw std::out_of_range(fmt::format("there is no listener called {}", listener));
    return (*found)->listener.port;
}

void Server::stop() {
    if (std::exchange(running_->stopped, true))
        return;
    running_->shared.draining = true;
    running_->close_doors();
    running_->open_connections.finish_all();
    running_->open_connections.wait_for_none(running_->shared.options.drain_timeout);
    running_->open_connections.cut_all();
    // Handlers still at work cannot be stopped from outside; their replies find a closed socket.
    running_->shared.workers.stop();
    running_->open_connections.wait_for_none(running_->shared.options.drain_timeout);
    running_->work.reset();
    running_->io_threads.clear();
}

} // namespace evenkeel::http
