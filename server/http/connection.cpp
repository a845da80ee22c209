// More than 300 lines on purpose: every coroutine of the server is in this one file, so that whoever has to
// think about suspension points has one place to read. Everything a coroutine calls is plain code elsewhere.

#include "http/connection.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <utility>
#include <vector>

#include <boost/asio.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/read.hpp>
#include <fmt/format.h>
#include <spdlog/spdlog.h>
#include <sys/socket.h>

#include "http/error_envelope.hpp"
#include "http/incoming.hpp"
#include "http/open_file.hpp"
#include "http/reply_head.hpp"
#include "http/stream_pipe.hpp"
#include "http/tokens.hpp"

namespace evenkeel::http {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using asio::ip::tcp;
using std::chrono::milliseconds;
using std::chrono::steady_clock;

/// Asio calls answer (error, value) instead of throwing: on a network, errors are the ordinary case.
constexpr auto kResult = asio::as_tuple(asio::use_awaitable);

constexpr std::size_t kReadBytes = std::size_t{8} * 1024;
constexpr std::size_t kPieceBytes = std::size_t{64} * 1024;
constexpr std::uint64_t kSlowestBytesPerSecond = std::uint64_t{16} * 1024;
constexpr milliseconds kLinger{2'000};

Reply stopped(std::string_view request_id) {
    return error_reply({.fault = Fault::unavailable,
                        .field = {},
                        .message = "Too much is going on right now. Please try again in a moment.",
                        .retry_after = std::chrono::seconds{1}},
                       request_id);
}

class Connection final : public OpenConnection, public std::enable_shared_from_this<Connection> {
public:
    Connection(tcp::socket socket, Listener const& listener, Shared& shared, OpenConnections& open)
        : socket_{std::move(socket)}, deadline_{socket_.get_executor()}, listener_{listener}, shared_{shared},
          open_{open}, buffer_{shared.options.header_bytes + kPieceBytes} {
        boost::system::error_code ignored;
        peer_ = socket_.remote_endpoint(ignored).address().to_string();
        socket_.set_option(tcp::no_delay{true}, ignored);
    }

    ~Connection() override { open_.remove(this); }

    void finish() override {
        asio::post(socket_.get_executor(), [self = shared_from_this()] {
            if (self->idle_)
                self->close();
        });
    }

    void cut() override {
        asio::post(socket_.get_executor(), [self = shared_from_this()] { self->close(); });
    }

    asio::awaitable<void> run() {
        for (bool again = true; again;)
            again = co_await serve_one();
        co_await leave();
    }

private:
    enum class Phase { reading, writing };

    // Deadlines. A late reader may still be told so, hence only its half of the connection is shut; shutting
    // rather than cancelling also catches a read that is just between two pieces.

    void allow(milliseconds duration, Phase phase) {
        timed_out_ = false;
        deadline_.expires_after(duration);
        deadline_.async_wait([weak = weak_from_this(), phase, of = ++deadlines_](auto const& error) {
            auto const self = weak.lock();
            // A deadline that passed while its replacement was being set is already queued; its number is
            // old.
            if (!error && self && self->deadlines_ == of)
                self->miss_deadline(phase);
        });
    }

    void miss_deadline(Phase phase) {
        timed_out_ = true;
        boost::system::error_code ignored;
        if (phase == Phase::reading)
            socket_.shutdown(tcp::socket::shutdown_receive, ignored);
        else
            close();
    }

    void allow_any_time() {
        ++deadlines_;
        deadline_.cancel();
    }

    void close() {
        boost::system::error_code ignored;
        allow_any_time();
        socket_.close(ignored);
        if (pipe_)
            pipe_->close();
    }

    // One request.

    asio::awaitable<bool> serve_one() {
        auto incoming = co_await read_request();
        if (!incoming)
            co_return false;
        allow_any_time();
        auto const started = steady_clock::now();
        sent_ = 0;
        Reply reply;
        if (incoming->refusal)
            reply = refusal(*incoming);
        else
            reply = co_await answer(incoming->request);
        bool const keep = incoming->keep_alive && !shared_.draining;
        bool const delivered = co_await send_reply(*incoming, reply, keep ? KeepAlive::yes : KeepAlive::no);
        record(incoming->request, reply.status, started);
        co_return delivered&& keep && !(incoming->http_1_0 && !body_length(reply.body));
    }

    Reply refusal(Incoming const& incoming) const {
        auto reply = error_reply(*incoming.refusal, incoming.request.request_id);
        if (incoming.refusal_status != 0)
            reply.status = incoming.refusal_status;
        return listener_.router->decorate(incoming.request, std::move(reply));
    }

    void record(Request const& request, int status, steady_clock::time_point started) const {
        if (!shared_.access_log)
            return;
        using std::chrono::system_clock;
        shared_.access_log(AccessRecord{
            .at = std::chrono::floor<milliseconds>(system_clock::now()),
            .listener = listener_.name,
            .request_id = request.request_id,
            .method = request.method,
            .path_template = request.path_template,
            .status = status,
            .took = std::chrono::duration_cast<std::chrono::microseconds>(steady_clock::now() - started),
            .bytes_sent = sent_,
            .client_address = request.client_address});
    }

    // Reading. Nothing means the client has gone, or said nothing at all in time.

    asio::awaitable<std::optional<Incoming>> read_request() {
        bool const begun = co_await wait_for_first_byte();
        if (!begun)
            co_return std::nullopt;
        Parser parser;
        parser.header_limit(static_cast<std::uint32_t>(shared_.options.header_bytes));
        parser.body_limit(boost::none); // Known once the route is; checked below.
        allow(shared_.options.header_timeout, Phase::reading);
        auto const [error, bytes] =
            co_await beast::http::async_read_header(socket_, buffer_, parser, kResult);
        if (error)
            co_return unreadable(error, timed_out_ ? Late::yes : Late::no, peer_);
        auto incoming = head_of(parser, peer_, shared_.proxies);
        if (!incoming.refusal && !parser.is_done())
            incoming = co_await read_body(parser, std::move(incoming));
        co_return incoming;
    }

    asio::awaitable<bool> wait_for_first_byte() {
        if (buffer_.size() > 0)
            co_return true; // The client pipelines.
        if (shared_.draining)
            co_return false;
        idle_ = true;
        allow(shared_.options.idle_timeout, Phase::reading);
        auto const [error, bytes] = co_await socket_.async_read_some(buffer_.prepare(kReadBytes), kResult);
        idle_ = false;
        buffer_.commit(bytes);
        co_return !error;
    }

    asio::awaitable<Incoming> read_body(Parser& parser, Incoming incoming) {
        auto const limit = listener_.router->body_limit(incoming.request.method, incoming.request.path);
        auto const announced = parser.content_length();
        if (announced && *announced > limit)
            co_return too_large(std::move(incoming), limit);
        parser.body_limit(limit);
        bool const may_send = co_await say_continue(incoming);
        if (!may_send)
            co_return refused(std::move(incoming), Fault::malformed_request, "The connection ended.");
        auto const bytes = announced ? std::uint64_t{*announced} : std::uint64_t{limit};
        auto const for_bytes = std::chrono::seconds{bytes / kSlowestBytesPerSecond};
        allow(shared_.options.body_timeout + for_bytes, Phase::reading);
        auto const [error, got] = co_await beast::http::async_read(socket_, buffer_, parser, kResult);
        if (timed_out_)
            co_return refused(std::move(incoming), Fault::request_timeout,
                              "The body took too long to arrive.");
        if (error == beast::http::error::body_limit)
            co_return too_large(std::move(incoming), limit);
        if (error)
            co_return refused(std::move(incoming), Fault::malformed_request, "The body is not complete.");
        incoming.request.body = std::move(parser.get().body());
        co_return incoming;
    }

    /// Lets a client that asked first send its body; one that does not ask sends it anyway.
    asio::awaitable<bool> say_continue(Incoming const& incoming) {
        auto const expected = incoming.request.header("Expect").value_or("");
        if (!same_ignoring_case(expected, "100-continue") || incoming.http_1_0)
            co_return true;
        constexpr std::string_view kContinue = "HTTP/1.1 100 Continue\r\n\r\n";
        allow(shared_.options.write_timeout, Phase::writing);
        auto const [error, bytes] = co_await asio::async_write(socket_, asio::buffer(kContinue), kResult);
        co_return !error;
    }

    // Answering, on a worker.

    asio::awaitable<Reply> answer(Request& request) {
        auto initiate = [this, &request](auto handler) {
            auto const executor = socket_.get_executor();
            auto resume = std::make_shared<decltype(handler)>(std::move(handler));
            WorkerPool::Task task = [this, &request, executor, resume] {
                auto reply = listener_.router->answer(request);
                asio::post(executor, [resume, reply = std::move(reply)]() mutable {
                    std::move (*resume)(std::move(reply));
                });
            };
            if (!shared_.workers.try_post(task))
                asio::post(executor, [this, &request, resume] { std::move (*resume)(busy(request)); });
        };
        co_return co_await asio::async_initiate<decltype(asio::use_awaitable) const, void(Reply)>(
            std::move(initiate), asio::use_awaitable);
    }

    Reply busy(Request const& request) const {
        return listener_.router->decorate(request, stopped(request.request_id));
    }

    // Sending. False when the client did not get everything.

    asio::awaitable<bool> send_reply(Incoming const& incoming, Reply& reply, KeepAlive keep_alive) {
        bool const with_body = incoming.request.method != Method::head && may_have_body(reply.status);
        auto const* const stream = std::get_if<Stream>(&reply.body);
        if (stream != nullptr && with_body && shared_.streams >= shared_.options.streams)
            reply = busy(incoming.request);
        auto const head = reply_head(reply, {.request_id = incoming.request.request_id,
                                             .keep_alive = keep_alive,
                                             .http_1_0 = incoming.http_1_0,
                                             .content_length = body_length(reply.body)});
        bool delivered = false;
        if (!with_body)
            delivered = co_await send(head, {});
        else if (auto const* const text = std::get_if<std::string>(&reply.body))
            delivered = co_await send_bytes(head, *text);
        else if (auto const* const bytes = std::get_if<SharedBytes>(&reply.body))
            delivered = co_await send_bytes(head, **bytes);
        else if (auto const* const file = std::get_if<FileSlice>(&reply.body))
            delivered = co_await send_file(head, *file);
        else
            delivered = co_await send_stream(head, std::get<Stream>(reply.body), !incoming.http_1_0);
        co_return delivered;
    }

    asio::awaitable<bool> send(std::string_view first, std::string_view second) {
        std::array const buffers{asio::buffer(first), asio::buffer(second)};
        allow(shared_.options.write_timeout, Phase::writing);
        auto const [error, bytes] = co_await asio::async_write(socket_, buffers, kResult);
        allow_any_time();
        sent_ += bytes;
        co_return !error;
    }

    asio::awaitable<bool> send_bytes(std::string_view head, std::string_view body) {
        bool delivered = co_await send(head, body.substr(0, kPieceBytes));
        for (std::size_t at = kPieceBytes; delivered && at < body.size(); at += kPieceBytes)
            delivered = co_await send(body.substr(at, kPieceBytes), {});
        co_return delivered;
    }

    /// Reads on the I/O thread: pages of a file just measured come from the cache, and a hop costs more.
    asio::awaitable<bool> send_file(std::string_view head, FileSlice slice) {
        std::vector<char> piece(std::min<std::uint64_t>(kPieceBytes, slice.length));
        bool delivered = co_await send(head, {});
        for (std::uint64_t done = 0; delivered && done < slice.length;) {
            auto const wanted = std::min<std::uint64_t>(piece.size(), slice.length - done);
            auto const got = slice.file->read(slice.offset + done, std::span{piece}.first(wanted));
            if (got == 0)
                co_return false; // The file shrank: the length already promised cannot be kept.
            delivered = co_await send({piece.data(), got}, {});
            done += got;
        }
        co_return delivered;
    }

    asio::awaitable<bool> send_stream(std::string_view head, Stream stream, bool chunked) {
        ++shared_.streams;
        auto const news =
            std::make_shared<asio::steady_timer>(socket_.get_executor(), steady_clock::time_point::max());
        pipe_ = std::make_shared<StreamPipe>(
            [news] { asio::post(news->get_executor(), [news] { news->cancel(); }); });
        bool delivered = co_await send(head, {});
        pipe_->start(std::move(stream.produce));
        watch_for_departure();
        for (auto end = StreamPipe::End::open; end == StreamPipe::End::open;) {
            end = pipe_->end(); // Before taking: what is taken then is all there will be.
            auto const bytes = pipe_->take();
            if (!bytes.empty() && delivered)
                delivered = co_await send_piece(bytes, chunked);
            if (!delivered)
                pipe_->close();
            if (end == StreamPipe::End::failed)
                delivered = false;
            if (bytes.empty() && end == StreamPipe::End::open) {
                news->expires_at(steady_clock::time_point::max());
                co_await news->async_wait(kResult);
            }
        }
        boost::system::error_code ignored;
        socket_.cancel(ignored); // Ends the watch.
        pipe_.reset();
        --shared_.streams;
        if (delivered && chunked)
            delivered = co_await send("0\r\n\r\n", {});
        co_return delivered;
    }

    asio::awaitable<bool> send_piece(std::string const& bytes, bool chunked) {
        if (!chunked)
            co_return co_await send(bytes, {});
        auto const framed = fmt::format("{:x}\r\n{}\r\n", bytes.size(), bytes);
        co_return co_await send(framed, {});
    }

    /// A quiet stream would learn only from its next write that nobody listens; this looks for the goodbye.
    void watch_for_departure() {
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

    /// Says goodbye and hears the client out for a moment: closing over unread bytes would destroy a reply on
    /// its way.
    asio::awaitable<void> leave() {
        boost::system::error_code error;
        socket_.shutdown(tcp::socket::shutdown_send, error);
        auto const until = steady_clock::now() + kLinger;
        allow(kLinger, Phase::reading);
        buffer_.clear();
        while (!error && !timed_out_ && !shared_.draining && steady_clock::now() < until) {
            auto const [failed, bytes] =
                co_await socket_.async_read_some(buffer_.prepare(kReadBytes), kResult);
            error = failed;
        }
        close();
    }

    tcp::socket socket_;
    asio::steady_timer deadline_;
    Listener const& listener_;
    Shared& shared_;
    OpenConnections& open_;
    beast::flat_buffer buffer_;
    std::string peer_;
    std::shared_ptr<StreamPipe> pipe_;
    std::uint64_t sent_{0};
    std::uint64_t deadlines_{0}; ///< How many were set; the number of the one that counts.
    bool idle_{false};
    bool timed_out_{false};
};

asio::awaitable<void> serve(std::shared_ptr<Connection> connection) {
    co_await connection->run();
}

asio::awaitable<void> say_busy(tcp::socket socket) {
    auto const reply = stopped("");
    auto const request_id = random_request_id();
    auto const text = reply_head(reply, {.request_id = request_id,
                                         .keep_alive = KeepAlive::no,
                                         .http_1_0 = false,
                                         .content_length = body_length(reply.body)}) +
                      std::get<std::string>(reply.body);
    boost::system::error_code ignored;
    socket.non_blocking(true, ignored);
    // A fresh socket's buffer holds so short a reply at once: nothing to wait for, nothing to time out.
    socket.write_some(asio::buffer(text), ignored);
    socket.shutdown(tcp::socket::shutdown_send, ignored);
    asio::steady_timer moment{socket.get_executor(), milliseconds{200}};
    co_await moment.async_wait(kResult);
}

void note_end(std::exception_ptr const& problem) {
    if (!problem)
        return;
    try {
        std::rethrow_exception(problem);
    } catch (std::exception const& error) {
        spdlog::error("a connection broke off: {}", error.what());
    }
}

} // namespace

void serve_connection(tcp::socket socket, Listener const& listener, Shared& shared, OpenConnections& open) {
    auto const executor = socket.get_executor();
    auto const connection = std::make_shared<Connection>(std::move(socket), listener, shared, open);
    open.add(connection);
    asio::co_spawn(executor, serve(connection), note_end);
}

void turn_away(tcp::socket socket) {
    auto const executor = socket.get_executor();
    asio::co_spawn(executor, say_busy(std::move(socket)), note_end);
}

} // namespace evenkeel::http
