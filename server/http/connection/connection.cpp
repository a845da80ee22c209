#include "http/connection/connection.hpp"

#include <malloc.h>
#include <tuple>
#include <utility>

#include <boost/asio.hpp>
#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "http/connection/read_request.hpp"
#include "http/connection/send_reply.hpp"
#include "http/message/error_envelope.hpp"
#include "http/message/reply_head.hpp"
#include "http/values/tokens.hpp"

namespace evenkeel::http {

namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using std::chrono::milliseconds;
using std::chrono::steady_clock;

constexpr milliseconds kLinger{2'000};

Reply stopped(std::string_view request_id) {
    return error_reply(overload(), request_id);
}

/// One client, request after request. Reading is in read_request.cpp, sending in send_reply.cpp, deadlines in
/// wire.cpp: no other file of the server has coroutines.
class Connection final : public OpenConnection, public std::enable_shared_from_this<Connection> {
public:
    Connection(tcp::socket socket, Listener const& listener, Shared& shared, OpenConnections& open,
               Admits admits)
        : wire_{std::make_shared<Wire>(std::move(socket), shared.options)}, listener_{listener},
          shared_{shared}, open_{open}, admits_{admits} {}

    [[nodiscard]] std::string const& peer() const { return wire_->peer(); }

    ~Connection() override { open_.remove(this); }

    void finish() override {
        asio::post(wire_->socket().get_executor(), [self = shared_from_this()] {
            if (self->idle_)
                self->wire_->close();
        });
    }

    void cut() override {
        asio::post(wire_->socket().get_executor(), [self = shared_from_this()] { self->wire_->close(); });
    }

    asio::awaitable<void> run() {
        for (bool again = true; again;)
            again = co_await serve_one();
        co_await leave();
    }

private:
    asio::awaitable<bool> serve_one() {
        auto incoming =
            co_await read_request(*wire_, {.router = *listener_.router,
                                           .shared = shared_,
                                           .admits = admits_,
                                           .judge = [this](Request& request) { return judge(request); },
                                           .idle = idle_});
        if (!incoming)
            co_return false;
        wire_->allow_any_time();
        auto const started = steady_clock::now();
        Reply reply;
        if (incoming->answer)
            reply = std::move(*incoming->answer);
        else if (incoming->refusal)
            reply = refusal(*incoming);
        else
            reply = co_await answer(incoming->request);
        bool const keep = incoming->keep_alive && !shared_.draining;
        bool const delivered = co_await send_reply(*incoming, reply, keep ? KeepAlive::yes : KeepAlive::no);
        record(incoming->request, reply.status, started);
        if (incoming->body_share)
            give_memory_back(*incoming);
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
            .bytes_sent = wire_->take_sent(),
            .client_address = request.client_address});
    }

    /// A question for our health never waits for a worker: all of them may be waiting for a database.
    asio::awaitable<Reply> answer(Request& request) {
        if (listener_.router->is_vital(request.path))
            co_return listener_.router->answer(request);
        auto reply =
            co_await on_worker<Reply>([this, &request] { return listener_.router->answer(request); });
        co_return reply ? std::move(*reply) : busy(request);
    }

    /// Returns the refusal of this request by its head alone; nothing where its body is welcome.
    asio::awaitable<std::optional<Reply>> judge(Request& request) {
        auto verdict = co_await on_worker<std::optional<Reply>>(
            [this, &request] { return listener_.router->refusal_by_head(request); });
        co_return verdict ? std::move(*verdict) : busy(request);
    }

    /// The result of `work`; nothing when too many wait for a worker.
    template <class Result, class Work>
    asio::awaitable<std::optional<Result>> on_worker(Work work) {
        auto initiate = [this, work = std::move(work)](auto handler) {
            auto const executor = wire_->socket().get_executor();
            auto resume = std::make_shared<decltype(handler)>(std::move(handler));
            WorkerPool::Task task = [work, executor, resume] {
                asio::post(executor, [resume, result = std::optional<Result>{work()}]() mutable {
                    std::move (*resume)(std::move(result));
                });
            };
            if (!shared_.workers.try_post(task))
                asio::post(executor, [resume] { std::move (*resume)(std::optional<Result>{}); });
        };
        co_return co_await asio::async_initiate<decltype(asio::use_awaitable) const,
                                                void(std::optional<Result>)>(std::move(initiate),
                                                                             asio::use_awaitable);
    }

    /// A large body leaves holes that the allocator would keep; the system gets them back. Where every worker
    /// is busy, a later one does it.
    void give_memory_back(Incoming& incoming) {
        incoming = {};
        WorkerPool::Task task = [] { ::malloc_trim(0); };
        std::ignore = shared_.workers.try_post(task);
    }

    Reply busy(Request const& request) const {
        return listener_.router->decorate(request, stopped(request.request_id));
    }

    /// False when the client did not get everything.
    asio::awaitable<bool> send_reply(Incoming const& incoming, Reply& reply, KeepAlive keep_alive) {
        bool const with_body = incoming.request.method != Method::head && may_have_body(reply.status);
        bool const is_stream = with_body && std::holds_alternative<Stream>(reply.body);
        auto place = is_stream ? shared_.streams.take() : std::nullopt;
        if (is_stream && !place)
            reply = busy(incoming.request);
        Sending sending{.head = reply_head(reply, {.request_id = incoming.request.request_id,
                                                   .keep_alive = keep_alive,
                                                   .http_1_0 = incoming.http_1_0,
                                                   .content_length = body_length(reply.body)}),
                        .chunked = !incoming.http_1_0};
        bool delivered = false;
        if (!with_body)
            delivered = co_await wire_->send(sending.head, {});
        else if (place)
            delivered = co_await send_stream(*wire_, std::move(sending), std::get<Stream>(reply.body),
                                             std::move(*place));
        else
            delivered = co_await send_body(*wire_, sending.head, reply.body);
        co_return delivered;
    }

    /// Says goodbye and hears the client out for a moment: closing over unread bytes would destroy a reply on
    /// its way.
    asio::awaitable<void> leave() {
        boost::system::error_code error;
        wire_->socket().shutdown(tcp::socket::shutdown_send, error);
        auto const until = steady_clock::now() + kLinger;
        wire_->allow(kLinger, Wire::Phase::reading);
        while (!error && !wire_->timed_out() && !shared_.draining && steady_clock::now() < until) {
            wire_->buffer().clear();
            error = co_await wire_->read_some();
        }
        wire_->close();
    }

    std::shared_ptr<Wire> wire_;
    Listener const& listener_;
    Shared& shared_;
    OpenConnections& open_;
    Admits admits_;
    bool idle_{false};
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

void serve_connection(tcp::socket socket, Listener const& listener, Shared& shared, OpenConnections& open,
                      Admits admits) {
    auto const executor = socket.get_executor();
    auto const connection = std::make_shared<Connection>(std::move(socket), listener, shared, open, admits);
    open.add(connection, address_block(connection->peer()));
    asio::co_spawn(executor, serve(connection), note_end);
}

void turn_away(tcp::socket socket) {
    auto const executor = socket.get_executor();
    asio::co_spawn(executor, say_busy(std::move(socket)), note_end);
}

} // namespace evenkeel::http
