#include "http/connection/read_request.hpp"

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

asio::awaitable<bool> wait_for_first_byte(Wire& wire, Reading reading) {
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
asio::awaitable<bool> say_continue(Wire& wire, Reading reading, Incoming const& incoming) {
    auto const expected = incoming.request.header("Expect").value_or("");
    if (!same_ignoring_case(expected, "100-continue") || incoming.http_1_0)
        co_return true;
    constexpr std::string_view kContinue = "HTTP/1.1 100 Continue\r\n\r\n";
    wire.allow(reading.shared.options.write_timeout, Wire::Phase::writing);
    auto const [error, bytes] = co_await asio::async_write(wire.socket(), asio::buffer(kContinue), kResult);
    co_return !error;
}

asio::awaitable<Incoming> read_body(Wire& wire, Reading reading, Parser& parser, Incoming incoming) {
    auto const limit = reading.router.body_limit(incoming.request.method, incoming.request.path);
    auto const announced = parser.content_length();
    if (announced && *announced > limit)
        co_return too_large(std::move(incoming), limit);
    parser.body_limit(limit);
    bool const may_send = co_await say_continue(wire, reading, incoming);
    if (!may_send)
        co_return refused(std::move(incoming), Fault::malformed_request, "The connection ended.");
    auto const bytes = announced ? std::uint64_t{*announced} : std::uint64_t{limit};
    auto const for_bytes = std::chrono::seconds{bytes / kSlowestBytesPerSecond};
    wire.allow(reading.shared.options.body_timeout + for_bytes, Wire::Phase::reading);
    auto const [error, got] = co_await beast::http::async_read(wire.socket(), wire.buffer(), parser, kResult);
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
    wire.allow(reading.shared.options.header_timeout, Wire::Phase::reading);
    auto const [error, bytes] =
        co_await beast::http::async_read_header(wire.socket(), wire.buffer(), parser, kResult);
    if (error)
        co_return unreadable(error, wire.timed_out() ? Late::yes : Late::no, wire.peer());
    auto incoming = head_of(parser, wire.peer(), reading.shared.proxies);
    note_ignored_forwarding(reading.shared, wire.peer(), incoming.request.headers);
    if (!incoming.refusal && !parser.is_done())
        incoming = co_await read_body(wire, reading, parser, std::move(incoming));
    co_return incoming;
}

} // namespace evenkeel::http
