#include "http/connection/wire.hpp"

#include <array>
#include <utility>

#include <boost/asio/buffer.hpp>
#include <boost/asio/write.hpp>
#include <sys/socket.h>

namespace evenkeel::http {

namespace asio = boost::asio;
using asio::ip::tcp;

namespace {

constexpr std::size_t kReadBytes = std::size_t{8} * 1024;

} // namespace

Wire::Wire(tcp::socket socket, ServerOptions const& options)
    : socket_{std::move(socket)}, deadline_{socket_.get_executor()}, write_timeout_{options.write_timeout},
      buffer_{options.header_bytes + kPieceBytes} {
    boost::system::error_code ignored;
    peer_ = socket_.remote_endpoint(ignored).address().to_string();
    socket_.set_option(tcp::no_delay{true}, ignored);
}

void Wire::allow(std::chrono::milliseconds duration, Phase phase) {
    timed_out_ = false;
    deadline_.expires_after(duration);
    deadline_.async_wait([weak = weak_from_this(), phase, of = ++deadlines_](auto const& error) {
        auto const self = weak.lock();
        // A deadline that passed while its replacement was being set is already queued; its number is old.
        if (!error && self && self->deadlines_ == of)
            self->miss_deadline(phase);
    });
}

void Wire::miss_deadline(Phase phase) {
    timed_out_ = true;
    boost::system::error_code ignored;
    if (phase == Phase::reading)
        socket_.shutdown(tcp::socket::shutdown_receive, ignored);
    else
        close();
}

void Wire::allow_any_time() {
    ++deadlines_;
    deadline_.cancel();
}

asio::awaitable<boost::system::error_code> Wire::read_some() {
    auto const [error, bytes] = co_await socket_.async_read_some(buffer_.prepare(kReadBytes), kResult);
    buffer_.commit(bytes);
    co_return error;
}

asio::awaitable<bool> Wire::send(std::string_view first, std::string_view second) {
    std::array const buffers{asio::buffer(first), asio::buffer(second)};
    allow(write_timeout_, Phase::writing);
    auto const [error, bytes] = co_await asio::async_write(socket_, buffers, kResult);
    allow_any_time();
    sent_ += bytes;
    co_return !error;
}

void Wire::watch_for_departure() {
    socket_.async_wait(
        tcp::socket::wait_read, [weak = weak_from_this()](boost::system::error_code const& error) {
            auto const self = weak.lock();
            if (error || !self || !self->pipe_)
                return;
            char next{};
            auto const got = ::recv(self->socket_.native_handle(), &next, 1, MSG_PEEK | MSG_DONTWAIT);
            if (got == 0)
                self->pipe_->close();
            else if (got < 0)
                self->watch_for_departure();
        });
}

void Wire::end_watch() {
    boost::system::error_code ignored;
    socket_.cancel(ignored);
}

void Wire::close() {
    boost::system::error_code ignored;
    allow_any_time();
    socket_.close(ignored);
    if (pipe_)
        pipe_->close();
}

} // namespace evenkeel::http
