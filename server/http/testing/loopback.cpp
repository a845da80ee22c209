#include "http/testing/loopback.hpp"

#include <algorithm>
#include <charconv>
#include <stdexcept>
#include <utility>

#include <arpa/inet.h>
#include <fmt/format.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include "http/values/text.hpp"

namespace evenkeel::http::testing {

namespace {

std::size_t number(std::string_view text, int base) {
    std::size_t value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value, base);
    return value;
}

} // namespace

RawClient::RawClient(std::uint16_t port, char const* from)
    : descriptor_{::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)} {
    timeval const patience{.tv_sec = 1, .tv_usec = 0};
    ::setsockopt(descriptor_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    sockaddr_in own{};
    own.sin_family = AF_INET;
    ::inet_pton(AF_INET, from, &own.sin_addr);
    if (::bind(descriptor_, reinterpret_cast<sockaddr const*>(&own), sizeof own) != 0)
        throw std::runtime_error("cannot call from that address");
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (::connect(descriptor_, reinterpret_cast<sockaddr const*>(&address), sizeof address) != 0)
        throw std::runtime_error("cannot connect");
}

RawClient::~RawClient() {
    close();
}

void RawClient::close() {
    if (descriptor_ >= 0)
        ::close(std::exchange(descriptor_, -1));
}

bool RawClient::send(std::string_view bytes) {
    while (!bytes.empty()) {
        auto const sent = ::send(descriptor_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent <= 0)
            return false;
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
}

bool RawClient::fill() {
    char piece[16 * 1024];
    auto const got = ::recv(descriptor_, piece, sizeof piece, 0);
    if (got <= 0)
        return false;
    buffer_.append(piece, static_cast<std::size_t>(got));
    return true;
}

std::string RawClient::take(std::size_t size) {
    while (buffer_.size() < size && fill()) {
    }
    auto const taken = buffer_.substr(0, size);
    buffer_.erase(0, taken.size());
    return taken;
}

std::string RawClient::take_until(std::string_view end) {
    while (!buffer_.contains(end))
        if (!fill())
            return {};
    auto taken = take(buffer_.find(end) + end.size());
    taken.resize(taken.size() - end.size());
    return taken;
}

std::string RawClient::take_chunks() {
    std::string body;
    for (;;) {
        auto const size = number(take_until("\r\n"), 16);
        body += take(size);
        (void)take_until("\r\n");
        if (size == 0)
            return body;
    }
}

Received RawClient::receive(bool to_head) {
    Received received;
    auto const lines = take_until("\r\n\r\n");
    if (lines.empty())
        return received;
    received.status = static_cast<int>(number(std::string_view{lines}.substr(9, 3), 10));
    for (auto const line : split(lines, '\n'))
        if (auto const colon = line.find(": "); colon != std::string_view::npos)
            received.headers.add(line.substr(0, colon),
                                 trimmed(line.substr(colon + 2, line.find('\r') - colon - 2)));
    if (to_head || received.status < 200 || received.status == 204 || received.status == 304)
        return received;
    if (received.header("Transfer-Encoding") == "chunked")
        received.body = take_chunks();
    else if (received.headers.contains("Content-Length"))
        received.body = take(number(received.header("Content-Length"), 10));
    else
        received.body = take(std::string::npos);
    return received;
}

bool RawClient::hears_within(std::chrono::milliseconds duration) const {
    pollfd watched{.fd = descriptor_, .events = POLLIN, .revents = 0};
    return !buffer_.empty() || ::poll(&watched, 1, static_cast<int>(duration.count())) == 1;
}

bool RawClient::is_closed() {
    char next{};
    return buffer_.empty() && ::recv(descriptor_, &next, 1, 0) == 0;
}

std::string RawClient::read_some(std::size_t at_most) {
    if (buffer_.empty() && !fill())
        return {};
    return take(std::min(at_most, buffer_.size()));
}

TestServer::TestServer(Router const& router, ServerOptions options, AccessLog access_log)
    : server_{std::move(options), {{.name = "test", .router = &router}}, std::move(access_log)} {
    if (auto const started = server_.start(); !started)
        throw std::runtime_error(started.error().message.english());
}

Received TestServer::ask(std::string_view bytes) const {
    RawClient client{port()};
    client.send(bytes);
    return client.receive(bytes.starts_with("HEAD "));
}

std::string get(std::string_view path, std::string_view more_headers) {
    return fmt::format("GET {} HTTP/1.1\r\nHost: test\r\n{}\r\n", path, more_headers);
}

std::string post(std::string_view path, std::string_view body, std::string_view more_headers) {
    return fmt::format("POST {} HTTP/1.1\r\nHost: test\r\nContent-Length: {}\r\n{}\r\n{}", path, body.size(),
                       more_headers, body);
}

} // namespace evenkeel::http::testing
