#include "http/connection/read_request.hpp"

#include <algorithm>

#include <boost/asio/buffer.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/http/read.hpp>

#include "http/connection/connection.hpp"
#include "http/values/fields.hpp"

namespace evenkeel::http {

namespace asio = boost::asio;
namespace beast = boost::beast;

namespace {

constexpr std::uint64_t kSlowestBytesPerSecond = std::uint64_t{16} * 1024;
constexpr std::size_t kLeastBytesInPause = std::size_t{8} * 1024;

/// Up to here a body costs no more than the buffer of its connection, and is read together with the head.
constexpr std::uint64_t kSmallBody = std::uint64_t{64} * 1024;

/// One that has only its own request to make does not wait as long for its head as others may.
constexpr std::chrono::milliseconds kVitalHeaderTimeout{2'000};

asio::awaitable<bool> wait_for_first_byte(Wire& wire, Reading const& reading) {
    if (wire.buffer().size() > 0)
        co_return true; // The client pipelines.
    if (reading.shared.draining)
        co_return false;
    reading.idle = true;
    wire.allow(reading.shared.options.idle_timeout, Wire::Phase::reading);
    auto const error = co_await wire.read_some();
    reading.idle = false;
    co_return !error;
}

/// Lets a client that asked first send its body; one that does not ask sends it anyway.
asio::awaitable<bool> say_continue(Wire& wire, Reading const& reading, Incoming const& incoming) {
    auto const expected = incoming.request.header("Expect").value_or("");
    if (!same_ignoring_case(expected, "100-continue") || incoming.http_1_0)
        co_return true;
    constexpr std::string_view kContinue = "HTTP/1.1 100 Continue\r\n\r\n";
    wire.allow(reading.shared.options.write_timeout, Wire::Phase::writing);
    auto const [error, bytes] = co_await asio::async_write(wire.socket(), asio::buffer(kContinue), kResult);
    co_return !error;
}

/// Before a large body is read, its head has passed route, rate limit and caller, and there is memory for it.
asio::awaitable<Incoming> admit_large_body(Reading const& reading, Incoming incoming, std::uint64_t bytes) {
    incoming.answer = co_await reading.judge(incoming.request);
    if (incoming.answer) {
        incoming.keep_alive = false;
        co_return incoming;
    }
    incoming.body_share = reading.shared.bodies.take(bytes);
    if (!incoming.body_share)
        co_return busy(std::move(incoming));
    co_return incoming;
}

/// Reads to the end of the body. Each pause must bring some of it, so that nobody holds a place with a byte.
asio::awaitable<boost::system::error_code> receive_body(Wire& wire, ServerOptions const& options,
                                                        Parser& parser, std::uint64_t bytes) {
    using std::chrono::milliseconds;
    auto const all_of_it = options.body_timeout + std::chrono::seconds{bytes / kSlowestBytesPerSecond};
    auto const end = std::chrono::steady_clock::now() + all_of_it;
    while (!parser.is_done()) {
        auto const left = std::chrono::duration_cast<milliseconds>(end - std::chrono::steady_clock::now());
        wire.allow(std::clamp(left, milliseconds{0}, options.body_pause), Wire::Phase::reading);
        for (std::size_t got = 0; got < kLeastBytesInPause && !parser.is_done();) {
            auto const [error, some] =
                co_await beast::http::async_read_some(wire.socket(), wire.buffer(), parser, kResult);
            if (error)
                co_return error;
            got += some;
        }
    }
    co_return boost::system::error_code{};
}

asio::awaitable<Incoming> read_body(Wire& wire, Reading const& reading, Parser& parser, Incoming incoming) {
    auto const limit = reading.router.body_limit(incoming.request.method, incoming.request.path);
    auto const announced = parser.content_length();
    if (announced && *announced > limit)
        co_return too_large(std::move(incoming), limit);
    auto const bytes = announced ? std::uint64_t{*announced} : std::uint64_t{limit};
    if (bytes > kSmallBody)
        incoming = co_await admit_large_body(reading, std::move(incoming), bytes);
    if (incoming.answer || incoming.refusal)
        co_return incoming;
    parser.body_limit(limit);
    bool const may_send = co_await say_continue(wire, reading, incoming);
    if (!may_send)
        co_return refused(std::move(incoming), Fault::malformed_request, "The connection ended.");
    auto const error = co_await receive_body(wire, reading.shared.options, parser, bytes);
    if (wire.timed_out())
        co_return refused(std::move(incoming), Fault::request_timeout, "The body took too long to arrive.");
    if (error == beast::http::error::body_limit)
        co_return too_large(std::move(incoming), limit);
    if (error)
        co_return refused(std::move(incoming), Fault::malformed_request, "The body is not complete.");
    incoming.request.body = std::move(parser.get().body());
    co_return incoming;
}

void note_ignored_forwarding(Shared& shared, std::string_view peer, Fields const& headers) {
    auto const& tell = shared.options.on_ignored_forwarding;
    if (tell && !shared.ignored_forwarding && shared.proxies.ignores_forwarding(peer, headers) &&
        !shared.ignored_forwarding.exchange(true))
        tell(std::string{peer});
}

} // namespace

asio::awaitable<std::optional<Incoming>> read_request(Wire& wire, Reading reading) {
    bool const begun = co_await wait_for_first_byte(wire, reading);
    if (!begun)
        co_return std::nullopt;
    Parser parser;
    parser.header_limit(static_cast<std::uint32_t>(reading.shared.options.header_bytes));
    parser.body_limit(boost::none); // Known once the route is; checked in read_body.
    bool const is_vital_only = reading.admits == Admits::vital_paths;
    wire.allow(is_vital_only ? std::min(kVitalHeaderTimeout, reading.shared.options.header_timeout)
                             : reading.shared.options.header_timeout,
               Wire::Phase::reading);
    auto const [error, bytes] =
        co_await beast::http::async_read_header(wire.socket(), wire.buffer(), parser, kResult);
    if (error)
        co_return unreadable(error, wire.timed_out() ? Late::yes : Late::no, wire.peer());
    auto incoming = head_of(parser, wire.peer(), reading.shared.proxies);
    if (is_vital_only && !reading.router.is_vital(incoming.request.path))
        co_return busy(std::move(incoming));
    if (is_vital_only)
        incoming.keep_alive = false;
    note_ignored_forwarding(reading.shared, wire.peer(), incoming.request.headers);
    if (!incoming.refusal && !parser.is_done())
        incoming = co_await read_body(wire, reading, parser, std::move(incoming));
    co_return incoming;
}

} // namespace evenkeel::http
