#pragma once

// Inside the server only: this header brings Asio, which handlers must not need.

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>

#include "http/connection/server.hpp"
#include "http/connection/stream_pipe.hpp"

namespace evenkeel::http {

/// Asio calls answer (error, value) instead of throwing: on a network, errors are the ordinary case.
inline constexpr auto kResult = boost::asio::as_tuple(boost::asio::use_awaitable);

inline constexpr std::size_t kPieceBytes = std::size_t{64} * 1024;

/// A socket whose reads and writes have deadlines. Every call comes from the socket's strand.
class Wire final : public std::enable_shared_from_this<Wire> {
public:
    enum class Phase { reading, writing };

    Wire(boost::asio::ip::tcp::socket socket, ServerOptions const& options);

    /// From now on. A late reader may still be told so, hence only its half of the connection is shut;
    /// shutting rather than cancelling also catches a read that is just between two pieces.
    void allow(std::chrono::milliseconds duration, Phase phase);
    void allow_any_time();

    [[nodiscard]] bool timed_out() const { return timed_out_; }

    /// Reads what there is into the buffer.
    [[nodiscard]] boost::asio::awaitable<boost::system::error_code> read_some();

    /// False when the client did not get everything in time.
    [[nodiscard]] boost::asio::awaitable<bool> send(std::string_view first, std::string_view second);

    /// Ends with the wire; nothing: nothing any more.
    void pipe_into(std::shared_ptr<StreamPipe> pipe) { pipe_ = std::move(pipe); }

    /// A quiet stream would learn only from its next write that nobody listens; this looks for the goodbye,
    /// and closes the pipe then.
    void watch_for_departure();
    void end_watch();

    /// Now, with the pipe.
    void close();

    [[nodiscard]] boost::asio::ip::tcp::socket& socket() { return socket_; }

    [[nodiscard]] boost::beast::flat_buffer& buffer() { return buffer_; }

    [[nodiscard]] std::string const& peer() const { return peer_; }

    /// Bytes sent since this was asked last.
    [[nodiscard]] std::uint64_t take_sent() { return std::exchange(sent_, 0); }

private:
    void miss_deadline(Phase phase);

    boost::asio::ip::tcp::socket socket_;
    boost::asio::steady_timer deadline_;
    std::chrono::milliseconds write_timeout_;
    boost::beast::flat_buffer buffer_;
    std::string peer_;
    std::shared_ptr<StreamPipe> pipe_;
    std::uint64_t sent_{0};
    std::uint64_t deadlines_{0}; ///< How many were set; the number of the one that counts.
    bool timed_out_{false};
};

} // namespace evenkeel::http
