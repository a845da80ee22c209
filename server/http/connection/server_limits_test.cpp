#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "http/testing/loopback.hpp"
#include "http/testing/turnstile.hpp"

namespace evenkeel::http {
namespace {

using namespace std::chrono_literals;
using testing::get;
using ::testing::HasSubstr;
using testing::post;
using testing::RawClient;
using testing::TestServer;
using testing::Turnstile;

Router echoing() {
    Router router;
    router.add(
        Method::post, "/echo",
        [](Request const& request) { return text_reply(200, "text/plain", request.body); }, 1000);
    router.add(
        Method::post, "/upload",
        [](Request const& request) {
            return text_reply(200, "text/plain", std::to_string(request.body.size()));
        },
        kUploadBodyLimit);
    return router;
}

TEST(SlowClients, AreToldWhenTheirHeadersTakeTooLong) {
    auto const router = echoing();
    TestServer server{router, {.header_timeout = 40ms}};
    RawClient client{server.port()};
    client.send("GET /echo HTTP/1.1\r\nHost: te");
    auto const reply = client.receive();
    EXPECT_EQ(reply.status, 408);
    EXPECT_THAT(reply.body, HasSubstr(R"("error_code":"request_timeout")"));
    EXPECT_TRUE(client.is_closed());
}

TEST(SlowClients, CannotStretchTheDeadlineByDripping) {
    auto const router = echoing();
    TestServer server{router, {.header_timeout = 60ms}};
    RawClient client{server.port()};
    auto const begun = std::chrono::steady_clock::now();
    client.send("GET /echo HTTP/1.1\r\n");
    while (client.send("X-Drip: 1\r\n") && std::chrono::steady_clock::now() - begun < 2s)
        std::this_thread::sleep_for(5ms);
    EXPECT_LT(std::chrono::steady_clock::now() - begun, 2s);
}

TEST(SlowClients, AreToldWhenTheirBodyTakesTooLong) {
    auto const router = echoing();
    TestServer server{router, {.body_timeout = 40ms}};
    RawClient client{server.port()};
    client.send("POST /echo HTTP/1.1\r\nHost: test\r\nContent-Length: 10\r\n\r\nhalf");
    EXPECT_EQ(client.receive().status, 408);
    EXPECT_TRUE(client.is_closed());
}

TEST(SlowClients, AreClosedSilentlyWhenTheyOnlyIdle) {
    auto const router = echoing();
    TestServer server{router, {.idle_timeout = 40ms}};
    RawClient silent{server.port()};
    EXPECT_TRUE(silent.is_closed());
    RawClient kept{server.port()};
    kept.send(post("/echo", "x"));
    EXPECT_EQ(kept.receive().status, 200);
    EXPECT_TRUE(kept.is_closed());
}

TEST(Limits, RefuseHeadersThatAreTooLarge) {
    auto const router = echoing();
    TestServer server{router, {.header_bytes = 2048}};
    RawClient client{server.port()};
    client.send(get("/echo", "X-Long: " + std::string(4000, 'x') + "\r\n"));
    EXPECT_EQ(client.receive().status, 431);
}

TEST(Limits, RefuseABodyLargerThanItsRouteAllows) {
    auto const router = echoing();
    TestServer server{router};
    EXPECT_EQ(server.ask(post("/echo", std::string(1000, 'x'))).status, 200);
    auto const reply = server.ask(post("/echo", std::string(1001, 'x')));
    EXPECT_EQ(reply.status, 413);
    EXPECT_THAT(reply.body, HasSubstr(R"("error_code":"payload_too_large")"));
    EXPECT_EQ(server.ask(post("/upload", std::string(5'000'000, 'x'))).body, "5000000");
}

TEST(Limits, LetTheReplyReachAClientStillSending) {
    auto const router = echoing();
    TestServer server{router};
    RawClient client{server.port()};
    client.send(post("/echo", std::string(3'000'000, 'x')));
    EXPECT_EQ(client.receive().status, 413);
}

TEST(Limits, CountChunksToo) {
    auto const router = echoing();
    TestServer server{router};
    std::string const head = "POST /echo HTTP/1.1\r\nHost: test\r\nTransfer-Encoding: chunked\r\n\r\n";
    EXPECT_EQ(server.ask(head + "5\r\nhello\r\n6\r\n world\r\n0\r\n\r\n").body, "hello world");
    std::string const chunk = "200\r\n" + std::string(512, 'x') + "\r\n";
    EXPECT_EQ(server.ask(head + chunk + chunk + "0\r\n\r\n").status, 413);
}

TEST(Limits, AskForABodyOnlyWhenItIsWanted) {
    auto const router = echoing();
    TestServer server{router};
    std::string const expect = "Expect: 100-continue\r\n";
    RawClient client{server.port()};
    client.send("POST /echo HTTP/1.1\r\nHost: test\r\nContent-Length: 4\r\n" + expect + "\r\n");
    EXPECT_EQ(client.receive().status, 100);
    client.send("late");
    EXPECT_EQ(client.receive().body, "late");
    client.send("POST /echo HTTP/1.1\r\nHost: test\r\nContent-Length: 4000\r\n" + expect + "\r\n");
    EXPECT_EQ(client.receive().status, 413);
}

TEST(Limits, TurnAwayConnectionsBeyondTheLimit) {
    auto const router = echoing();
    TestServer server{router, {.connections = 2}};
    RawClient first{server.port()};
    RawClient second{server.port()};
    for (auto* const client : {&first, &second}) {
        client->send(post("/echo", "in"));
        EXPECT_EQ(client->receive().status, 200);
    }
    {
        RawClient third{server.port()};
        auto const reply = third.receive();
        EXPECT_EQ(reply.status, 503);
        EXPECT_EQ(reply.header("Retry-After"), "1");
        EXPECT_TRUE(third.is_closed());
    }
    first.close();
    for (int tries = 0; tries < 100; ++tries) {
        RawClient fourth{server.port()};
        fourth.send(post("/echo", "in again"));
        if (fourth.receive().body == "in again")
            return;
        std::this_thread::sleep_for(10ms);
    }
    FAIL() << "a place that became free was not given again";
}

TEST(Limits, AnswerBusyWhenTheQueueIsFull) {
    Turnstile turnstile;
    Router router;
    router.add(Method::get, "/wait", [&](Request const&) {
        turnstile.wait();
        return text_reply(200, "text/plain", "done");
    });
    TestServer server{router, {.worker_threads = 1, .queued_requests = 1}};
    RawClient at_work{server.port()};
    at_work.send(get("/wait"));
    turnstile.await_waiting(1);
    // One of the two waits in the queue; the other is told at once, while the worker still stands at the
    // turnstile.
    RawClient one{server.port()};
    RawClient other{server.port()};
    one.send(get("/wait"));
    other.send(get("/wait"));
    while (!one.hears_within(10ms) && !other.hears_within(10ms)) {
    }
    bool const one_was_told = one.hears_within(0ms);
    auto const busy = (one_was_told ? one : other).receive();
    EXPECT_EQ(busy.status, 503);
    EXPECT_EQ(busy.header("Retry-After"), "1");
    EXPECT_THAT(busy.body, HasSubstr(R"("error_code":"service_unavailable")"));
    turnstile.open();
    EXPECT_EQ((one_was_told ? other : one).receive().body, "done");
    EXPECT_EQ(at_work.receive().body, "done");
}

} // namespace
} // namespace evenkeel::http
