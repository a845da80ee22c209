#include "http/connection/server.hpp"

#include <map>
#include <mutex>
#include <stdexcept>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/base/unavailable.hpp"
#include "http/testing/loopback.hpp"

namespace evenkeel::http {
namespace {

using testing::get;
using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using ::testing::Not;
using testing::post;
using testing::RawClient;
using testing::TestServer;

Router a_router() {
    Router router;
    router.add(Method::get, "/hello", [](Request const&) { return text_reply(200, "text/plain", "hello"); });
    router.add(Method::post, "/echo",
               [](Request const& request) { return text_reply(200, "text/plain", request.body); });
    router.add(Method::get, "/threads/{thread_id}", [](Request const& request) {
        return text_reply(200, "text/plain", std::string{*request.path_parameter("thread_id")});
    });
    router.add(Method::get, "/throws",
               [](Request const&) -> Reply { throw std::runtime_error("secret detail"); });
    router.add(Method::get, "/unavailable", [](Request const&) -> Reply { throw Unavailable("host db-7"); });
    router.add(Method::get, "/splits", [](Request const& request) {
        auto reply = text_reply(200, "text/plain", "");
        reply.headers.add("X-Echo", *request.query_value("value"));
        return reply;
    });
    return router;
}

class Serving : public ::testing::Test {
protected:
    Router router_ = a_router();
    TestServer server_{router_};
};

TEST_F(Serving, AnswersWithLengthDateAndRequestId) {
    auto const reply = server_.ask(get("/hello"));
    EXPECT_EQ(reply.status, 200);
    EXPECT_EQ(reply.body, "hello");
    EXPECT_EQ(reply.header("Content-Length"), "5");
    EXPECT_THAT(reply.header("Date"), MatchesRegex("[A-Z][a-z]+, [0-9]+ [A-Z][a-z]+ [0-9]+ [0-9:]+ GMT"));
    EXPECT_THAT(reply.header("X-Request-Id"), MatchesRegex("[0-9a-f]{16}"));
}

TEST_F(Serving, KeepsTheConnectionForTheNextRequest) {
    RawClient client{server_.port()};
    for (int i = 0; i < 3; ++i) {
        client.send(get("/hello"));
        EXPECT_EQ(client.receive().body, "hello");
    }
}

TEST_F(Serving, ClosesWhenTheClientAsks) {
    RawClient client{server_.port()};
    client.send(get("/hello", "Connection: close\r\n"));
    EXPECT_EQ(client.receive().header("Connection"), "close");
    EXPECT_TRUE(client.is_closed());
}

TEST_F(Serving, AnswersPipelinedRequestsInOrder) {
    RawClient client{server_.port()};
    client.send(post("/echo", "one") + post("/echo", "two") + get("/hello") + post("/echo", "four"));
    for (std::string_view const expected : {"one", "two", "hello", "four"})
        EXPECT_EQ(client.receive().body, expected);
}

TEST_F(Serving, AnswersHeadWithTheLengthOfGetAndNoBody) {
    RawClient client{server_.port()};
    client.send("HEAD /hello HTTP/1.1\r\nHost: test\r\n\r\n");
    auto const reply = client.receive(true);
    EXPECT_EQ(reply.status, 200);
    EXPECT_EQ(reply.header("Content-Length"), "5");
    client.send(get("/hello"));
    EXPECT_EQ(client.receive().body, "hello") << "no stray body bytes came in between";
}

TEST_F(Serving, AnswersOptionsWithAllow) {
    auto const reply = server_.ask("OPTIONS /hello HTTP/1.1\r\nHost: test\r\n\r\n");
    EXPECT_EQ(reply.status, 204);
    EXPECT_EQ(reply.header("Allow"), "GET, HEAD, OPTIONS");
    EXPECT_FALSE(reply.headers.contains("Content-Length"));
    EXPECT_EQ(server_.ask("OPTIONS * HTTP/1.1\r\nHost: test\r\n\r\n").status, 204);
}

TEST_F(Serving, RefusesAnotherMethodAndAnUnknownPathInTheEnvelope) {
    auto const wrong_method = server_.ask(post("/hello", ""));
    EXPECT_EQ(wrong_method.status, 405);
    EXPECT_EQ(wrong_method.header("Allow"), "GET, HEAD, OPTIONS");
    EXPECT_THAT(wrong_method.body, HasSubstr(R"("error_code":"method_not_allowed")"));
    auto const unknown = server_.ask(get("/nothing"));
    EXPECT_EQ(unknown.status, 404);
    EXPECT_THAT(unknown.body, HasSubstr(R"("error_code":"not_found")"));
    EXPECT_THAT(unknown.body, HasSubstr(unknown.header("X-Request-Id")));
    EXPECT_EQ(server_.ask("BREW /hello HTTP/1.1\r\nHost: test\r\n\r\n").status, 405);
}

TEST_F(Serving, TurnsExceptionsIntoRepliesThatTellNothing) {
    auto const broken = server_.ask(get("/throws"));
    EXPECT_EQ(broken.status, 500);
    EXPECT_THAT(broken.body, HasSubstr(R"("error_code":"internal_error")"));
    EXPECT_THAT(broken.body, Not(HasSubstr("secret")));
    auto const busy = server_.ask(get("/unavailable"));
    EXPECT_EQ(busy.status, 503);
    EXPECT_THAT(busy.body, HasSubstr(R"("error_code":"service_unavailable")"));
    EXPECT_THAT(busy.header("Retry-After"), MatchesRegex("[1-9][0-9]*"));
    EXPECT_THAT(busy.body, Not(HasSubstr("db-7")));
}

TEST_F(Serving, KeepsASaneRequestIdAndReplacesOthers) {
    EXPECT_EQ(server_.ask(get("/hello", "X-Request-Id: phone-4711.a_b\r\n")).header("X-Request-Id"),
              "phone-4711.a_b");
    for (std::string_view const bad : {"short", "has spaces in it", "<script>alert(1)", "\"quoted-id\""}) {
        auto const reply = server_.ask(get("/hello", "X-Request-Id: " + std::string{bad} + "\r\n"));
        EXPECT_THAT(reply.header("X-Request-Id"), MatchesRegex("[0-9a-f]{16}")) << bad;
    }
}

TEST_F(Serving, NeverLetsAValueStartAnotherHeader) {
    auto const reply = server_.ask(get("/splits?value=x%0d%0aSet-Cookie:%20session=stolen"));
    EXPECT_EQ(reply.status, 500);
    EXPECT_FALSE(reply.headers.contains("Set-Cookie"));
    EXPECT_EQ(server_.ask(get("/splits?value=plain+text")).header("X-Echo"), "plain text");
}

TEST_F(Serving, HandsOnOnlyTextThatCanBeKept) {
    Router router;
    router.add(Method::get, "/agent", [](Request const& request) {
        return text_reply(200, "text/plain", std::string{*request.header("User-Agent")});
    });
    TestServer const server{router};
    EXPECT_EQ(server.ask(get("/agent", "User-Agent: caf\xe9\r\n")).body, "caf?");
    EXPECT_EQ(server.ask(get("/agent", "User-Agent: caf\xc3\xa9\r\n")).body, "caf\xc3\xa9");
}

TEST_F(Serving, DecodesPathParametersOnce) {
    EXPECT_EQ(server_.ask(get("/threads/a%20b%2525")).body, "a b%25");
}

TEST_F(Serving, AnswersOldClientsAndClosesAsTheyExpect) {
    RawClient client{server_.port()};
    client.send("GET /hello HTTP/1.0\r\n\r\n");
    EXPECT_EQ(client.receive().body, "hello");
    EXPECT_TRUE(client.is_closed());
}

struct Malformed {
    char const* name;
    std::string bytes;
};

class Refusing : public Serving, public ::testing::WithParamInterface<Malformed> {};

TEST_P(Refusing, AnswersBadRequestAndCloses) {
    RawClient client{server_.port()};
    client.send(GetParam().bytes);
    auto const reply = client.receive();
    EXPECT_EQ(reply.status, 400);
    EXPECT_THAT(reply.body, HasSubstr(R"("error_code":"bad_request_error")"));
    EXPECT_TRUE(client.is_closed());
}

INSTANTIATE_TEST_SUITE_P(
    Server, Refusing,
    ::testing::Values(
        Malformed{"NotHttp", "hello there\r\n\r\n"}, Malformed{"NoHost", "GET /hello HTTP/1.1\r\n\r\n"},
        Malformed{"TwoHosts", get("/hello", "Host: other\r\n")}, Malformed{"BrokenEscape", get("/hello%2")},
        Malformed{"EscapedSlash", get("/threads/a%2fb")},
        Malformed{"EscapedBackslash", get("/threads/a%5cb")}, Malformed{"EscapedNul", get("/threads/a%00b")},
        Malformed{"BrokenQuery", get("/hello?a=%zz")}, Malformed{"PathNotUtf8", get("/threads/%e9")},
        Malformed{"QueryNotUtf8", get("/hello?a=%c0%af")},
        Malformed{"LengthAndChunks", "POST /echo HTTP/1.1\r\nHost: test\r\nContent-Length: "
                                     "5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"},
        Malformed{"ChunksAndLength", "POST /echo HTTP/1.1\r\nHost: test\r\nTransfer-Encoding: "
                                     "chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n"},
        Malformed{
            "TwoLengths",
            "POST /echo HTTP/1.1\r\nHost: test\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello!"},
        Malformed{"SpaceBeforeColon", get("/hello", "X-Odd : 1\r\n")},
        Malformed{"ControlCharacter", get("/hel\x01lo")},
        Malformed{"NegativeLength", "POST /echo HTTP/1.1\r\nHost: test\r\nContent-Length: -1\r\n\r\n"}),
    [](auto const& info) { return std::string{info.param.name}; });

TEST(AccessLogging, SeesTheTemplateAndNeverTheQuery) {
    std::mutex mutex;
    std::vector<AccessRecord> records;
    auto router = a_router();
    {
        TestServer server{router, {}, [&](AccessRecord const& record) {
                              std::lock_guard const lock{mutex};
                              records.push_back(record);
                          }};
        EXPECT_EQ(server.ask(get("/threads/private-id?token=secret")).status, 200);
        EXPECT_EQ(server.ask("nonsense\r\n\r\n").status, 400);
    }
    ASSERT_EQ(records.size(), 2U);
    EXPECT_EQ(records[0].path_template, "/threads/{thread_id}");
    EXPECT_EQ(records[0].status, 200);
    EXPECT_EQ(records[0].client_address, "127.0.0.1");
    EXPECT_GT(records[0].bytes_sent, 10U);
    EXPECT_EQ(records[1].status, 400);
    EXPECT_EQ(records[1].path_template, "");
}

TEST(Listening, SaysWhichAddressItCannotHave) {
    auto router = a_router();
    TestServer first{router};
    Server second{{}, {{.name = "main", .port = first.port(), .router = &router}}};
    auto const started = second.start();
    ASSERT_FALSE(started);
    EXPECT_THAT(started.error().message.english(), HasSubstr("main listener cannot have 127.0.0.1:"));
}

TEST(Listening, ServesEachListenerWithItsOwnRouter) {
    Router one;
    Router two;
    one.add(Method::get, "/who", [](Request const&) { return text_reply(200, "text/plain", "one"); });
    two.add(Method::get, "/who", [](Request const&) { return text_reply(200, "text/plain", "two"); });
    Server server{{}, {{.name = "first", .router = &one}, {.name = "second", .router = &two}}};
    ASSERT_TRUE(server.start());
    for (auto const& [name, expected] :
         std::map<std::string, std::string>{{"first", "one"}, {"second", "two"}}) {
        RawClient client{server.port(name)};
        client.send(get("/who"));
        EXPECT_EQ(client.receive().body, expected);
    }
    EXPECT_THROW((void)server.port("third"), std::out_of_range);
}

} // namespace
} // namespace evenkeel::http
