#include <atomic>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "http/testing/loopback.hpp"
#include "http/testing/turnstile.hpp"

namespace evenkeel::http {
namespace {

using namespace std::chrono_literals;
using testing::get;
using testing::RawClient;
using testing::TestServer;
using testing::Turnstile;

Router streaming(Producer producer) {
    Router router;
    router.add(Method::get, "/stream", [producer](Request const&) {
        Reply reply{.body = Stream{producer}};
        reply.headers.add("Content-Type", "text/event-stream");
        return reply;
    });
    router.add(Method::get, "/hello", [](Request const&) { return text_reply(200, "text/plain", "hello"); });
    return router;
}

TEST(Streaming, SendsWhatTheProducerWritesAndKeepsTheConnection) {
    auto const router = streaming([](StreamWriter& writer) {
        for (int i = 0; i < 3; ++i)
            (void)writer.write("data: " + std::to_string(i) + "\n\n");
    });
    TestServer server{router};
    RawClient client{server.port()};
    client.send(get("/stream") + get("/hello"));
    auto const reply = client.receive();
    EXPECT_EQ(reply.header("Transfer-Encoding"), "chunked");
    EXPECT_EQ(reply.header("Content-Type"), "text/event-stream");
    EXPECT_EQ(reply.body, "data: 0\n\ndata: 1\n\ndata: 2\n\n");
    EXPECT_EQ(client.receive().body, "hello");
}

TEST(Streaming, ArrivesPieceByPieceNotAtTheEnd) {
    Turnstile turnstile;
    auto const router = streaming([&](StreamWriter& writer) {
        (void)writer.write("first");
        turnstile.wait();
        (void)writer.write("second");
    });
    TestServer server{router};
    RawClient client{server.port()};
    client.send(get("/stream"));
    std::string seen;
    while (!seen.contains("first"))
        seen += client.read_some();
    EXPECT_FALSE(seen.contains("second"));
    turnstile.open();
    while (!seen.contains("0\r\n\r\n"))
        seen += client.read_some();
    EXPECT_TRUE(seen.contains("second"));
}

TEST(Streaming, CarriesMegabytesToAClientThatReadsSlowly) {
    auto const router = streaming([](StreamWriter& writer) {
        std::string const piece(100'000, 'x');
        for (int i = 0; i < 50; ++i)
            (void)writer.write(piece);
    });
    TestServer server{router};
    RawClient client{server.port()};
    client.send(get("/stream"));
    EXPECT_EQ(client.receive().body.size(), 5'000'000U);
}

TEST(Streaming, TellsAQuietProducerThatTheClientHasGone) {
    Turnstile started;
    std::atomic<bool> told{false};
    auto const router = streaming([&](StreamWriter& writer) {
        (void)writer.write("hello");
        started.open();
        told = !writer.pause(10s);
    });
    TestServer server{router};
    {
        RawClient client{server.port()};
        client.send(get("/stream"));
        EXPECT_NE(client.read_some(), "");
        started.wait();
    }
    auto const begun = std::chrono::steady_clock::now();
    while (!told && std::chrono::steady_clock::now() - begun < 5s)
        std::this_thread::sleep_for(1ms);
    EXPECT_TRUE(told);
}

TEST(Streaming, BreaksOffVisiblyWhenTheProducerThrows) {
    auto const router = streaming([](StreamWriter& writer) {
        (void)writer.write("half");
        throw std::runtime_error("lost the source");
    });
    TestServer server{router};
    RawClient client{server.port()};
    client.send(get("/stream"));
    std::string seen;
    for (auto piece = client.read_some(); !piece.empty(); piece = client.read_some())
        seen += piece;
    EXPECT_TRUE(seen.contains("half"));
    EXPECT_FALSE(seen.contains("0\r\n\r\n")) << "the last chunk would say that all is there";
}

TEST(Streaming, AnswersHeadWithoutStartingTheProducer) {
    std::atomic<bool> started{false};
    auto const router = streaming([&](StreamWriter&) { started = true; });
    TestServer server{router};
    RawClient client{server.port()};
    client.send("HEAD /stream HTTP/1.1\r\nHost: test\r\n\r\n");
    EXPECT_EQ(client.receive(true).status, 200);
    client.send(get("/hello"));
    EXPECT_EQ(client.receive().body, "hello");
    EXPECT_FALSE(started);
}

TEST(Streaming, ReachesOldClientsWithoutChunks) {
    auto const router = streaming([](StreamWriter& writer) { (void)writer.write("plain"); });
    TestServer server{router};
    RawClient client{server.port()};
    client.send("GET /stream HTTP/1.0\r\n\r\n");
    auto const reply = client.receive();
    EXPECT_EQ(reply.body, "plain");
    EXPECT_EQ(reply.header("Transfer-Encoding"), "");
}

TEST(Streaming, IsBounded) {
    Turnstile turnstile;
    auto const router = streaming([&](StreamWriter&) { turnstile.wait(); });
    TestServer server{router, {.streams = 1}};
    RawClient first{server.port()};
    first.send(get("/stream"));
    turnstile.await_waiting(1);
    EXPECT_EQ(server.ask(get("/stream")).status, 503);
    turnstile.open();
}

TEST(Streaming, IsBoundedForManyAtOnceToo) {
    std::atomic<int> running{0};
    std::atomic<int> most{0};
    auto const router = streaming([&](StreamWriter& writer) {
        most = std::max(most.load(), ++running);
        (void)writer.pause(20ms);
        --running;
    });
    TestServer server{router, {.io_threads = 4, .worker_threads = 8, .streams = 2}};
    std::atomic<int> refused{0};
    {
        std::vector<std::jthread> clients;
        for (int i = 0; i < 24; ++i)
            clients.emplace_back([&] {
                if (server.ask(get("/stream")).status == 503)
                    ++refused;
            });
    }
    EXPECT_LE(most, 2);
    EXPECT_GT(refused, 0);
    EXPECT_EQ(server.ask(get("/stream")).status, 200) << "every place has come back";
}

TEST(Draining, FinishesWhatIsInFlightAndClosesWhatIsIdle) {
    Turnstile turnstile;
    Router router;
    router.add(Method::get, "/wait", [&](Request const&) {
        turnstile.wait();
        return text_reply(200, "text/plain", "done");
    });
    TestServer server{router};
    RawClient idle{server.port()};
    RawClient busy{server.port()};
    busy.send(get("/wait"));
    turnstile.await_waiting(1);
    std::jthread const stopper{[&] { server.stop(); }};
    EXPECT_TRUE(idle.is_closed());
    turnstile.open();
    auto const reply = busy.receive();
    EXPECT_EQ(reply.body, "done");
    EXPECT_EQ(reply.header("Connection"), "close");
    EXPECT_TRUE(busy.is_closed());
}

TEST(Draining, AcceptsNobodyNew) {
    auto const router = streaming([](StreamWriter&) {});
    TestServer server{router};
    auto const port = server.port();
    server.stop();
    EXPECT_THROW(RawClient{port}, std::runtime_error);
}

TEST(Draining, CutsStreamsAtTheDeadline) {
    std::atomic<bool> told{false};
    auto const router = streaming([&](StreamWriter& writer) {
        (void)writer.write("hello");
        told = !writer.pause(60s);
    });
    TestServer server{router, {.drain_timeout = 50ms}};
    RawClient client{server.port()};
    client.send(get("/stream"));
    EXPECT_NE(client.read_some(), "");
    server.stop();
    EXPECT_TRUE(told);
}

} // namespace
} // namespace evenkeel::http
