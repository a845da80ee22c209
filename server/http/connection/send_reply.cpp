#include "http/connection/send_reply.hpp"

#include <algorithm>
#include <span>
#include <vector>

#include <boost/asio/post.hpp>
#include <fmt/format.h>

#include "http/files/open_file.hpp"

namespace evenkeel::http {

namespace asio = boost::asio;
using std::chrono::steady_clock;

namespace {

asio::awaitable<bool> send_bytes(Wire& wire, std::string_view head, std::string_view body) {
    bool delivered = co_await wire.send(head, body.substr(0, kPieceBytes));
    for (std::size_t at = kPieceBytes; delivered && at < body.size(); at += kPieceBytes)
        delivered = co_await wire.send(body.substr(at, kPieceBytes), {});
    co_return delivered;
}

/// Reads on the I/O thread: pages of a file just measured come from the cache, and a hop costs more.
asio::awaitable<bool> send_file(Wire& wire, std::string_view head, FileSlice slice) {
    std::vector<char> piece(std::min<std::uint64_t>(kPieceBytes, slice.length));
    bool delivered = co_await wire.send(head, {});
    for (std::uint64_t done = 0; delivered && done < slice.length;) {
        auto const wanted = std::min<std::uint64_t>(piece.size(), slice.length - done);
        auto const got = slice.file->read(slice.offset + done, std::span{piece}.first(wanted));
        if (got == 0)
            co_return false; // The file shrank: the length already promised cannot be kept.
        delivered = co_await wire.send({piece.data(), got}, {});
        done += got;
    }
    co_return delivered;
}

asio::awaitable<bool> send_piece(Wire& wire, std::string const& bytes, bool chunked) {
    if (!chunked)
        co_return co_await wire.send(bytes, {});
    auto const framed = fmt::format("{:x}\r\n{}\r\n", bytes.size(), bytes);
    co_return co_await wire.send(framed, {});
}

/// A pipe on a wire. However the stream ends, also by an exception, the producer is told: its thread is
/// joined with the pipe, and would else be waited for.
class PipeOnWire {
public:
    PipeOnWire(Wire& wire, std::shared_ptr<StreamPipe> pipe) : wire_{wire}, pipe_{std::move(pipe)} {
        wire_.pipe_into(pipe_);
    }

    ~PipeOnWire() {
        pipe_->close();
        wire_.pipe_into(nullptr);
    }

    PipeOnWire(PipeOnWire const&) = delete;
    PipeOnWire& operator=(PipeOnWire const&) = delete;

    StreamPipe* operator->() const { return pipe_.get(); }

private:
    Wire& wire_;
    std::shared_ptr<StreamPipe> pipe_;
};

/// Until the producer ends. False when the client did not get everything, or there is no everything.
asio::awaitable<bool> send_all(Wire& wire, Sending const& sending, Stream stream) {
    auto const news =
        std::make_shared<asio::steady_timer>(wire.socket().get_executor(), steady_clock::time_point::max());
    PipeOnWire const pipe{wire, std::make_shared<StreamPipe>([news] {
                              asio::post(news->get_executor(), [news] { news->cancel(); });
                          })};
    bool delivered = co_await wire.send(sending.head, {});
    pipe->start(std::move(stream.produce));
    wire.watch_for_departure();
    for (auto end = StreamPipe::End::open; end == StreamPipe::End::open;) {
        end = pipe->end(); // Before taking: what is taken then is all there will be.
        auto const bytes = pipe->take();
        if (!bytes.empty() && delivered)
            delivered = co_await send_piece(wire, bytes, sending.chunked);
        if (!delivered)
            pipe->close();
        if (end == StreamPipe::End::failed)
            delivered = false;
        if (bytes.empty() && end == StreamPipe::End::open) {
            news->expires_at(steady_clock::time_point::max());
            co_await news->async_wait(kResult);
        }
    }
    wire.end_watch();
    co_return delivered;
}

} // namespace

asio::awaitable<bool> send_body(Wire& wire, std::string_view head, Body const& body) {
    if (auto const* const text = std::get_if<std::string>(&body))
        co_return co_await send_bytes(wire, head, *text);
    if (auto const* const bytes = std::get_if<SharedBytes>(&body))
        co_return co_await send_bytes(wire, head, **bytes);
    co_return co_await send_file(wire, head, std::get<FileSlice>(body));
}

asio::awaitable<bool> send_stream(Wire& wire, Sending sending, Stream stream, StreamPlaces::Place place) {
    bool delivered = false;
    {
        auto const held = std::move(place);
        delivered = co_await send_all(wire, sending, std::move(stream));
    }
    if (delivered && sending.chunked)
        delivered = co_await wire.send("0\r\n\r\n", {});
    co_return delivered;
}

} // namespace evenkeel::http
