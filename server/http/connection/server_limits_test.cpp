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

/// A connection that has been answered once and is kept open.
void hold_place(RawClient& client) {
    client.send(post("/echo", "in"));
    EXPECT_EQ(client.receive().status, 200);
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
    hold_place(first);
    hold_place(second);
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

TEST(Limits, HoldForEachAddressToo) {
    auto const router = echoing();
    TestServer server{router, {.connections_per_address = 2}};
    RawClient first{server.port()};
    RawClient second{server.port()};
    hold_place(first);
    hold_place(second);
    RawClient third{server.port()};
    EXPECT_EQ(third.receive().status, 503);
    RawClient neighbour{server.port(), "127.0.0.2"};
    neighbour.send(post("/echo", "from elsewhere"));
    EXPECT_EQ(neighbour.receive().body, "from elsewhere");
}

TEST(Limits, DoNotHoldForAddressesOfTrustedProxies) {
    auto const router = echoing();
    TestServer server{router, {.connections_per_address = 1, .trusted_proxies = {"127.0.0.1"}}};
    RawClient first{server.port()};
    RawClient second{server.port()};
    hold_place(first);
    hold_place(second);
}

TEST(Limits, LeavePlacesForHealth) {
    auto router = echoing();
    router.add(Method::get, "/healthz",
               [](Request const&) { return text_reply(200, "text/plain", "alive"); });
    router.keep_vital("/healthz");
    TestServer server{router, {.connections = 1, .connections_for_health = 1}};
    RawClient holder{server.port()};
    hold_place(holder);
    {
        RawClient probe{server.port()};
        probe.send(get("/healthz"));
        EXPECT_EQ(probe.receive().body, "alive");
        EXPECT_TRUE(probe.is_closed());
    }
    RawClient other{server.port()};
    other.send(post("/echo", "in"));
    EXPECT_EQ(other.receive().status, 503);
    EXPECT_TRUE(other.is_closed());
}

TEST(Bodies, ThatStopComingGiveTheirPlaceBack) {
    auto const router = echoing();
    TestServer server{router, {.body_timeout = 60s, .body_pause = 40ms}};
    RawClient client{server.port()};
    client.send("POST /upload HTTP/1.1\r\nHost: test\r\nContent-Length: 8000000\r\n\r\nx");
    EXPECT_EQ(client.receive().status, 408);
    EXPECT_TRUE(client.is_closed());
}

TEST(Bodies, ThatAreLargeAreReadOnlyAfterTheirHeadIsAdmitted) {
    Router router;
    bool asked = false;
    router.add(
        Method::post, "/import",
        [&](Request const&) {
            asked = true;
            return text_reply(200, "text/plain", "imported");
        },
        kUploadBodyLimit,
        [](Request const& request) -> std::optional<Reply> {
            if (request.header("X-Caller") == "known")
                return std::nullopt;
            return text_reply(401, "text/plain", "who are you?");
        });
    TestServer server{router};
    RawClient stranger{server.port()};
    stranger.send("POST /import HTTP/1.1\r\nHost: test\r\nContent-Length: 8000000\r\n\r\n");
    EXPECT_EQ(stranger.receive().status, 401) << "without a byte of the body";
    EXPECT_TRUE(stranger.is_closed());
    EXPECT_FALSE(asked);
    auto const body = std::string(1'000'000, 'x');
    EXPECT_EQ(
        server
            .ask("POST /import HTTP/1.1\r\nHost: test\r\nX-Caller: known\r\nContent-Length: 1000000\r\n\r\n" +
                 body)
            .body,
        "imported");
}

TEST(Bodies, ShareTheirMemory) {
    auto const router = echoing();
    TestServer server{router, {.body_memory = 10'000'000}};
    RawClient first{server.port()};
    first.send(
        "POST /upload HTTP/1.1\r\nHost: test\r\nContent-Length: 8000000\r\nExpect: 100-continue\r\n\r\n");
    EXPECT_EQ(first.receive().status, 100);
    auto const refused = server.ask(post("/upload", std::string(3'000'000, 'x')));
    EXPECT_EQ(refused.status, 503);
    EXPECT_EQ(refused.header("Retry-After"), "1");
    EXPECT_EQ(server.ask(post("/upload", std::string(30'000, 'x'))).status, 200)
        << "a small body needs no share";
    first.send(std::string(8'000'000, 'x'));
    EXPECT_EQ(first.receive().body, "8000000");
    // The share is given back behind the reply.
    while (server.ask(post("/upload", std::string(3'000'000, 'x'))).status != 200)
        std::this_thread::sleep_for(5ms);
}

class FramedTwice : public ::testing::TestWithParam<char const*> {};

TEST_P(FramedTwice, IsRefusedAndClosed) {
    auto const router = echoing();
    TestServer server{router};
    RawClient client{server.port()};
    client.send(std::string{"POST /echo HTTP/1.1\r\nHost: test\r\n"} + GetParam() + "\r\n0\r\n\r\n" +
                get("/smuggled"));
    EXPECT_EQ(client.receive().status, 400);
    EXPECT_TRUE(client.is_closed()) << "what follows must not be read as a request";
}

INSTANTIATE_TEST_SUITE_P(
    TransferEncoding, FramedTwice,
    ::testing::Values("Transfer-Encoding: gzip, chunked\r\n", "Transfer-Encoding: chunked, identity\r\n",
                      "Transfer-Encoding: identity\r\n", "Transfer-Encoding: xchunked\r\n",
                      "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n",
                      "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n",
                      "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n",
                      "Content-Length: 5\r\nContent-Length: 6\r\n", "Content-Length: 5, 5\r\n",
                      "Transfer-Encoding: \x0b"
                      "chunked\r\n"));

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
