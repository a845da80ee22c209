#include "http/routing/router.hpp"

#include <stdexcept>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "http/message/cors.hpp"
#include "http/message/security_headers.hpp"

namespace evenkeel::http {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

Endpoint says(std::string text) {
    return [text](Request const&) { return text_reply(200, "text/plain", text); };
}

std::string body(Reply const& reply) {
    return std::get<std::string>(reply.body);
}

Request asking(Method method, std::string path) {
    return Request{.method = method, .path = std::move(path), .request_id = "test-request"};
}

Reply ask(Router const& router, Method method, std::string path) {
    auto request = asking(method, std::move(path));
    return router.answer(request);
}

std::string header(Reply const& reply, std::string_view name) {
    return std::string{reply.headers.find(name).value_or("")};
}

TEST(Routing, PrefersLiteralsOverParameters) {
    Router router;
    router.add(Method::get, "/threads/{thread_id}", says("one"));
    router.add(Method::get, "/threads/newest", says("newest"));
    router.add(Method::get, "/threads/{thread_id}/messages", says("messages"));
    router.add(Method::get, "/{area}/{name}/messages", says("general"));
    EXPECT_EQ(body(ask(router, Method::get, "/threads/newest")), "newest");
    EXPECT_EQ(body(ask(router, Method::get, "/threads/7")), "one");
    EXPECT_EQ(body(ask(router, Method::get, "/threads/7/messages")), "messages");
    EXPECT_EQ(body(ask(router, Method::get, "/journal/7/messages")), "general");
    EXPECT_EQ(ask(router, Method::get, "/threads/").status, 404) << "a parameter is never empty";
}

TEST(Routing, TellsTheRequestItsTemplateAndParameters) {
    Router router;
    router.add(Method::get, "/{area}/threads/{thread_id}", says(""));
    auto request = asking(Method::get, "/journal/threads/a b");
    (void)router.answer(request);
    EXPECT_EQ(request.path_template, "/{area}/threads/{thread_id}");
    EXPECT_EQ(request.path_parameter("area"), "journal");
    EXPECT_EQ(request.path_parameter("thread_id"), "a b");
}

TEST(Routing, RefusesTheSameRouteTwice) {
    Router router;
    router.add(Method::post, "/config", says(""));
    router.add(Method::get, "/config", says(""));
    EXPECT_THROW(router.add(Method::post, "/config", says("")), std::logic_error);
    EXPECT_THROW(router.add(Method::post, "config", says("")), std::logic_error);
}

TEST(Routing, GivesUnmatchedPathsToTheLongestTree) {
    Router router;
    router.add(Method::get, "/api/config", says("config"));
    router.add_tree("/", says("site"));
    router.add_tree("/app", says("app"));
    router.claim_for_api("/api");
    EXPECT_EQ(body(ask(router, Method::get, "/")), "site");
    EXPECT_EQ(body(ask(router, Method::get, "/apple")), "site");
    EXPECT_EQ(body(ask(router, Method::get, "/app")), "app");
    EXPECT_EQ(body(ask(router, Method::get, "/app/home")), "app");
    EXPECT_EQ(body(ask(router, Method::get, "/api/config")), "config");
    auto const unknown = ask(router, Method::get, "/api/unknown");
    EXPECT_EQ(unknown.status, 404);
    EXPECT_THAT(body(unknown), HasSubstr(R"("request_id":"test-request")"));
    EXPECT_EQ(ask(router, Method::post, "/api/config").status, 405);
    auto request = asking(Method::get, "/app/secret-looking-path");
    (void)router.answer(request);
    EXPECT_EQ(request.path_template, "/app/*") << "what was typed does not reach the log";
}

TEST(Routing, KnowsTheBodyLimitBeforeTheBody) {
    Router router;
    router.add(Method::post, "/upload/{bucket}", says(""), kUploadBodyLimit);
    EXPECT_EQ(router.body_limit(Method::post, "/upload/readings"), kUploadBodyLimit);
    EXPECT_EQ(router.body_limit(Method::put, "/upload/readings"), kJsonBodyLimit);
    EXPECT_EQ(router.body_limit(Method::post, "/nowhere"), kJsonBodyLimit);
}

TEST(Middlewares, RunFromTheFirstInwardsAndSeeErrorsToo) {
    Router router;
    for (std::string const name : {"outer", "inner"})
        router.use([name](Request const& request, Next const& next) {
            auto reply = next(request);
            reply.headers.add("X-Seen", name);
            return reply;
        });
    router.add(Method::get, "/throws", [](Request const&) -> Reply { throw std::runtime_error("no"); });
    auto const reply = ask(router, Method::get, "/throws");
    EXPECT_EQ(reply.status, 500);
    EXPECT_THAT(reply.headers.all("X-Seen"), ::testing::ElementsAre("inner", "outer"));
}

TEST(Middlewares, MayAnswerThemselvesOrFail) {
    Router router;
    router.use([](Request const& request, Next const& next) -> Reply {
        if (request.path == "/closed")
            return text_reply(403, "text/plain", "closed");
        if (request.path == "/broken")
            throw std::runtime_error("middleware broke");
        return next(request);
    });
    router.add_tree("/", says("open"));
    EXPECT_EQ(body(ask(router, Method::get, "/closed")), "closed");
    EXPECT_EQ(ask(router, Method::get, "/broken").status, 500);
    EXPECT_EQ(body(ask(router, Method::get, "/else")), "open");
}

class Cors : public ::testing::Test {
protected:
    Cors() {
        router_.use(cors({"https://app.example.org"}));
        router_.add(Method::post, "/hrv-task", says("ok"));
    }

    Reply ask_from(std::string_view origin, Method method, std::string path = "/hrv-task") const {
        auto request = asking(method, std::move(path));
        request.headers.add("Origin", origin);
        if (method == Method::options)
            request.headers.add("Access-Control-Request-Method", "POST");
        return router_.answer(request);
    }

    Router router_;
};

TEST_F(Cors, AnswersThePreflightOfAConfiguredOrigin) {
    auto const reply = ask_from("https://app.example.org", Method::options);
    EXPECT_EQ(reply.status, 204);
    EXPECT_EQ(header(reply, "Access-Control-Allow-Origin"), "https://app.example.org");
    EXPECT_EQ(header(reply, "Access-Control-Allow-Credentials"), "true");
    EXPECT_THAT(header(reply, "Access-Control-Allow-Methods"), HasSubstr("POST"));
    EXPECT_THAT(header(reply, "Access-Control-Allow-Headers"), HasSubstr("x-csrf-token"));
}

TEST_F(Cors, GivesOthersNothingButSaysThatItDepends) {
    for (auto const* const origin : {"https://app.example.org.evil.net", "null", "http://app.example.org"}) {
        auto const reply = ask_from(origin, Method::options);
        EXPECT_FALSE(reply.headers.contains("Access-Control-Allow-Origin")) << origin;
        EXPECT_EQ(header(reply, "Vary"), "Origin");
    }
}

TEST_F(Cors, CoversErrorsSoThatPagesCanReadThem) {
    auto const reply = ask_from("https://app.example.org", Method::post, "/unknown");
    EXPECT_EQ(reply.status, 404);
    EXPECT_EQ(header(reply, "Access-Control-Allow-Origin"), "https://app.example.org");
}

TEST(SecurityHeaders, FollowTheSurfaceTheyAreOn) {
    Router router;
    router.use(security_headers({site_policy("/", "http://localhost:8081"),
                                 app_policy("/app", "http://localhost:8081"), api_policy("/api"),
                                 worker_policy("/assets")},
                                BehindTls::no));
    router.add_tree("/", says("page"));
    router.claim_for_api("/api");
    auto const app = ask(router, Method::get, "/app/home");
    auto const app_csp = header(app, "Content-Security-Policy");
    EXPECT_THAT(app_csp, HasSubstr("script-src 'self' 'wasm-unsafe-eval';"));
    EXPECT_THAT(app_csp, HasSubstr("connect-src 'self' http://localhost:8081;"));
    EXPECT_THAT(app_csp, HasSubstr("frame-ancestors 'self'"));
    EXPECT_THAT(app_csp, Not(HasSubstr("unsafe-inline")));
    EXPECT_THAT(header(app, "Permissions-Policy"), HasSubstr("camera=(self)"));
    auto const site = ask(router, Method::get, "/");
    EXPECT_THAT(header(site, "Permissions-Policy"), HasSubstr("camera=()"));
    EXPECT_THAT(header(site, "Content-Security-Policy"), Not(HasSubstr("wasm")));
    auto const worker = ask(router, Method::get, "/assets/engine-worker.js");
    EXPECT_THAT(header(worker, "Content-Security-Policy"),
                HasSubstr("script-src 'self' 'wasm-unsafe-eval';"));
    EXPECT_THAT(header(worker, "Content-Security-Policy"), HasSubstr("default-src 'none';"));
    EXPECT_EQ(header(ask(router, Method::get, "/api/x"), "Content-Security-Policy"),
              "default-src 'none'; frame-ancestors 'none'");
    EXPECT_EQ(header(site, "X-Content-Type-Options"), "nosniff");
    EXPECT_EQ(header(site, "Cross-Origin-Opener-Policy"), "same-origin");
    EXPECT_EQ(header(site, "Strict-Transport-Security"), "") << "would lock a plain http://localhost out";
}

TEST(SecurityHeaders, PromiseTlsOnlyBehindIt) {
    Router router;
    router.use(security_headers({}, BehindTls::yes));
    router.add_tree("/", says("page"));
    EXPECT_THAT(header(ask(router, Method::get, "/"), "Strict-Transport-Security"),
                HasSubstr("max-age=31536000"));
}

} // namespace
} // namespace evenkeel::http
