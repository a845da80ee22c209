// More than 300 lines: every kind of route is tried against the same few handlers.
#include "http/routing/route.hpp"

#include <map>

#include <boost/json/value.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "http/routing/openapi.hpp"
#include "tests/support/fixed_clock.hpp"

namespace evenkeel::http {
namespace {

using namespace std::chrono_literals;
using evenkeel::testing::FixedClock;
using evenkeel::testing::kMondayMorning;
using ::testing::HasSubstr;

struct GreetRequest {
    std::string name{};
    std::optional<int> times{};
};
BOOST_DESCRIBE_STRUCT(GreetRequest, (), (name, times))

enum class Tone { warm, plain };
BOOST_DESCRIBE_ENUM(Tone, warm, plain)

struct Greeting {
    std::string text{};
    Tone tone{Tone::warm};
    std::optional<Instant> heard_at{};
    std::map<std::string, std::vector<double>> curves{};
};
BOOST_DESCRIBE_STRUCT(Greeting, (), (text, tone, heard_at, curves))

struct OneSession : SessionDirectory {
    std::optional<LiveSession> find(std::string_view token) override {
        if (token != "ana-token")
            return std::nullopt;
        return LiveSession{.session_id = SessionId{"s"},
                           .member_id = MemberId{"ana"},
                           .premium_until = kMondayMorning + 1h,
                           .last_seen_at = kMondayMorning};
    }
};

/// Allows so many calls of each key and remembers the keys.
struct CountedLimits : account::RateLimits {
    account::RateDecision take(std::string_view key, account::RateLimit const& limit, Instant) override {
        auto& used = calls[std::string{key}];
        if (used == limit.calls)
            return {.allowed = false, .retry_after = 30s};
        ++used;
        return {};
    }

    [[nodiscard]] account::RateDecision look(std::string_view /*key*/, account::RateLimit const& /*limit*/,
                                             Instant /*now*/) const override {
        return {};
    }

    [[nodiscard]] Instant next_turn(std::string_view /*key*/, account::Pace const& /*pace*/,
                                    Instant now) override {
        return now;
    }

    std::map<std::string, int> calls;
};

/// The test's handlers answer from this.
struct TestContext {
    std::string client_address;
    std::shared_ptr<Sentences const> words;

    [[nodiscard]] Sentences const& sentences() const { return *words; }

    [[nodiscard]] std::shared_ptr<void const> kept() const { return words; }
};

std::shared_ptr<Sentences const> german_words() {
    return std::make_shared<Sentences const>(
        "de", Sentences::Patterns{{"Too many tries. Please wait a little and try again.",
                                   "Zu viele Versuche. Bitte warte kurz und versuche es noch einmal."}});
}

using TestRoute = Route<TestContext>;

Answer<Greeting> greet(TestContext const& context, Member const& caller, GreetRequest const& request) {
    if (request.name == "nobody")
        return refuse(Fault::conflict, "name", "Nobody is here already.");
    return created(Greeting{.text = "hello " + request.name + " from " + caller.id().value() + " at " +
                                    context.client_address})
        .with_cookie({.name = "greeted", .value = "yes", .secure = Secure::no});
}

TestRoute greet_route() {
    return post<greet>({.operation = "greet",
                        .path = "/authorized/greet",
                        .summary = "Says hello.",
                        .retries = 2,
                        .refusals = {Fault::conflict},
                        .statuses = {201}});
}

Answer<Empty> visit(TestContext const&, ServiceVisitor const&, Empty const&) {
    return Empty{};
}

TestRoute visit_route() {
    return post<visit>({.operation = "visit",
                        .path = "/visits/{place}",
                        .summary = "Comes by.",
                        .limit = account::RateLimit{.calls = 1, .window = 60s}});
}

Answer<Greeting> weather(TestContext const&, Visitor const&) {
    return Greeting{.text = "mild"};
}

TestRoute weather_route() {
    return get<weather>({.operation = "weather", .path = "/weather", .summary = "Looks outside."});
}

Answer<Greeting> tell(TestContext const&, Member const&, GreetRequest const& request) {
    if (request.name.empty())
        return refuse(Fault::invalid_input, "name", "Say who.");
    return created(Greeting{.text = "hello " + request.name});
}

std::string greeting_events(Greeting const& greeting) {
    return "event: greeting\ndata: " + greeting.text + "\n\n";
}

boost::json::object greeting_event_schemas(SchemaBook& book) {
    return {{"greeting", book.of<Greeting>(Direction::reply)}};
}

TestRoute tell_route() {
    return post_or_events<tell, greeting_events, greeting_event_schemas>({.operation = "tell",
                                                                          .path = "/authorized/tell",
                                                                          .summary = "Says it in events.",
                                                                          .statuses = {201}});
}

Answer<Greeting> repeat(TestContext const&, Visitor const&, Greeting const& greeting) {
    return greeting;
}

class Routes : public ::testing::Test {
protected:
    Routes() {
        mount<TestContext>(
            router_, "/api", {greet_route(), tell_route(), visit_route(), weather_route()},
            {authorizer_, limits_, clock_, [this](Request const& request, std::string_view language) {
                 return TestContext{request.client_address, language == "de" ? german_ : english_};
             }});
    }

    static Request call(std::string path, std::string body, std::string const& token = "ana-token") {
        Request request{.method = Method::post,
                        .path = std::move(path),
                        .body = std::move(body),
                        .client_address = "203.0.113.7",
                        .request_id = "test-request"};
        request.headers.add("Content-Type", "application/json; charset=utf-8");
        request.headers.add("Cookie", "session=" + token + "; csrf_token=" + csrf_token_for(token));
        request.headers.add("X-CSRF-Token", csrf_token_for(token));
        return request;
    }

    static std::string body(Reply const& reply) { return std::get<std::string>(reply.body); }

    FixedClock clock_;
    OneSession sessions_;
    CountedLimits limits_;
    Authorizer authorizer_{sessions_, clock_, CookiePolicy{}};
    std::shared_ptr<Sentences const> english_{std::make_shared<Sentences const>(Sentences::english())};
    std::shared_ptr<Sentences const> german_{german_words()};
    Router router_;
};

TEST_F(Routes, TranslateBothWays) {
    auto request = call("/api/authorized/greet", R"({"name":"Ana"})");
    auto const reply = router_.answer(request);
    EXPECT_EQ(reply.status, 201);
    EXPECT_EQ(body(reply),
              R"({"text":"hello Ana from ana at 203.0.113.7","tone":"warm","heard_at":null,"curves":{}})");
    EXPECT_EQ(reply.headers.find("Content-Type"), "application/json");
    EXPECT_EQ(reply.headers.find("Cache-Control"), "no-store");
    EXPECT_EQ(reply.headers.find("Set-Cookie"), "greeted=yes; Path=/; SameSite=Lax; HttpOnly");
}

TEST_F(Routes, TellTheirAnswerInEventsToWhoAcceptsThem) {
    auto request = call("/api/authorized/tell", R"({"name":"Ana"})");
    EXPECT_EQ(router_.answer(request).headers.find("Content-Type"), "application/json");
    request.headers.add("Accept", "text/event-stream, application/json");
    auto const reply = router_.answer(request);
    EXPECT_EQ(reply.status, 201);
    EXPECT_EQ(reply.headers.find("Content-Type"), "text/event-stream");
    EXPECT_EQ(reply.headers.find("Cache-Control"), "no-store");
    EXPECT_EQ(body(reply), "event: greeting\ndata: hello Ana\n\n");
}

TEST_F(Routes, RefuseInJsonAlsoWhoeverAcceptsEvents) {
    auto request = call("/api/authorized/tell", R"({"name":""})");
    request.headers.add("Accept", "text/event-stream");
    auto const reply = router_.answer(request);
    EXPECT_EQ(reply.status, 422);
    EXPECT_EQ(reply.headers.find("Content-Type"), "application/json");
}

TEST_F(Routes, AskWhoCallsBeforeTheyReadTheBody) {
    auto request = call("/api/authorized/greet", "not json", "stranger");
    EXPECT_EQ(router_.answer(request).status, 401);
}

TEST_F(Routes, RefuseInTheEnvelope) {
    auto wrong_type = call("/api/authorized/greet", R"({"name":7})");
    auto const invalid = router_.answer(wrong_type);
    EXPECT_EQ(invalid.status, 422);
    EXPECT_EQ(body(invalid), R"({"error_code":"invalid_input","error_message":"`name` must be a text.",)"
                             R"("field":"name","request_id":"test-request"})");
    auto malformed = call("/api/authorized/greet", "{");
    EXPECT_EQ(router_.answer(malformed).status, 400);
    auto refused = call("/api/authorized/greet", R"({"name":"nobody"})");
    auto const conflict = router_.answer(refused);
    EXPECT_EQ(conflict.status, 409);
    EXPECT_THAT(body(conflict), HasSubstr(R"("field":"name")"));
}

TEST_F(Routes, TakeJsonOnlySoThatFormsOfOtherSitesStayOut) {
    for (auto const* const type :
         {"text/plain", "application/x-www-form-urlencoded", "application/jsonp", ""}) {
        auto request = call("/api/authorized/greet", R"({"name":"Ana"})");
        request.headers.set("Content-Type", type);
        EXPECT_EQ(router_.answer(request).status, 415) << type;
    }
}

TEST_F(Routes, SetTheCookieOfANewVisitorEvenOnARefusal) {
    Request request{.method = Method::post, .path = "/api/visits/here", .body = R"({"extra":1})"};
    request.headers.add("Content-Type", "application/json");
    auto const reply = router_.answer(request);
    EXPECT_EQ(reply.status, 422);
    EXPECT_THAT(std::string{reply.headers.find("Set-Cookie").value_or("")}, HasSubstr("visitor="));
}

TEST_F(Routes, CountCallsPerOperationAndAddress) {
    auto const visit_from = [this](std::string address) {
        Request request{
            .method = Method::post, .path = "/api/visits/here", .client_address = std::move(address)};
        return router_.answer(request);
    };
    EXPECT_EQ(visit_from("203.0.113.7").status, 200);
    auto const refused = visit_from("203.0.113.7");
    EXPECT_EQ(refused.status, 429);
    EXPECT_EQ(refused.headers.find("Retry-After"), "30");
    EXPECT_EQ(visit_from("203.0.113.8").status, 200);
    EXPECT_EQ(visit_from("2001:db8::1").status, 200);
    EXPECT_EQ(visit_from("2001:db8::2").status, 429) << "one home has a whole /64 of addresses";
    EXPECT_TRUE(limits_.calls.contains("visit 203.0.113.7"));
}

TEST_F(Routes, AskForPatienceInTheLanguageOfTheCaller) {
    Request request{.method = Method::post, .path = "/api/visits/here", .client_address = "203.0.113.9"};
    request.headers.add("Accept-Language", "de");
    EXPECT_EQ(router_.answer(request).status, 200);
    auto const refused = router_.answer(request);
    EXPECT_EQ(refused.status, 429);
    EXPECT_THAT(body(refused), HasSubstr("Zu viele Versuche"));
}

TEST_F(Routes, AnswerGetWithoutABody) {
    Request request{.method = Method::get, .path = "/api/weather"};
    EXPECT_THAT(body(router_.answer(request)), HasSubstr("mild"));
}

boost::json::value contract() {
    return *parse_json(
        openapi_document({.title = "Test", .version = "1", .base_url = "/api"},
                         declarations_of<TestContext>({weather_route(), greet_route(), visit_route()})),
        32);
}

TEST(OpenApi, DescribesWhoMayCallAndHow) {
    auto const document = contract();
    auto const& operation = document.at_pointer("/paths/~1authorized~1greet/post");
    EXPECT_EQ(operation.at("operationId"), "greet");
    EXPECT_EQ(operation.at("x-caller"), "Member");
    EXPECT_EQ(operation.at("x-retries"), 2);
    EXPECT_EQ(operation.at_pointer("/requestBody/content/application~1json/schema/$ref"),
              "#/components/schemas/GreetRequest");
    EXPECT_EQ(operation.at_pointer("/responses/201/content/application~1json/schema/$ref"),
              "#/components/schemas/Greeting");
    EXPECT_EQ(print_json(operation.at_pointer("/responses/409/x-error-codes")), R"(["conflict"])");
    EXPECT_EQ(print_json(operation.at_pointer("/responses/403/x-error-codes")), R"(["csrf_error"])");
    EXPECT_FALSE(operation.at("responses").as_object().contains("402"));
}

TEST(OpenApi, DescribesTypesInTheirDirection) {
    auto const document = contract();
    auto const& request = document.at_pointer("/components/schemas/GreetRequest");
    EXPECT_EQ(print_json(request.at("required")), R"(["name"])");
    EXPECT_EQ(print_json(request.at_pointer("/properties/times")),
              R"({"type":["integer","null"],"format":"int32"})");
    auto const& reply = document.at_pointer("/components/schemas/Greeting");
    EXPECT_EQ(print_json(reply.at("required")), R"(["text","tone","heard_at","curves"])");
    EXPECT_EQ(print_json(reply.at_pointer("/properties/heard_at")),
              R"({"type":["string","null"],"format":"date-time"})");
    EXPECT_EQ(
        print_json(reply.at_pointer("/properties/curves")),
        R"({"type":"object","additionalProperties":{"type":"array","items":{"type":"number","format":"double"}}})");
    EXPECT_EQ(print_json(document.at_pointer("/components/schemas/Tone")),
              R"({"type":"string","enum":["warm","plain"]})");
}

TEST(OpenApi, ListsPathParametersAndTooManyRequests) {
    auto const document = contract();
    auto const& operation = document.at_pointer("/paths/~1visits~1{place}/post");
    EXPECT_EQ(operation.at_pointer("/parameters/0/name"), "place");
    EXPECT_EQ(operation.at_pointer("/responses/429/headers/Retry-After/schema/type"), "integer");
}

boost::json::value contract_with(FileDeclaration const& file) {
    return *parse_json(openapi_document({.title = "Test", .version = "1", .base_url = "/api"},
                                        declarations_of<TestContext>({tell_route()}), {file}),
                       32);
}

TEST(OpenApi, DescribesTheEventsOfAnAnswer) {
    auto const document = contract_with({.operation = "file", .path = "/file.json"});
    EXPECT_EQ(document.at_pointer("/paths/~1authorized~1tell/post/responses/201/content/text~1event-stream/"
                                  "x-events/greeting/$ref"),
              "#/components/schemas/Greeting");
}

TEST(OpenApi, DescribesFilesOutsideOfThePrefixOfTheCalls) {
    auto const document = contract_with({.operation = "getGreetingFile",
                                         .path = "/greetings/{filename}",
                                         .summary = "A greeting.",
                                         .replies = {file_schema<Greeting>},
                                         .has_languages = true,
                                         .refusals = {Fault::not_found}});
    auto const& operation = document.at_pointer("/paths/~1greetings~1{filename}/get");
    EXPECT_EQ(operation.at_pointer("/servers/0/url"), "/");
    EXPECT_EQ(operation.at("x-file"), true);
    EXPECT_EQ(operation.at_pointer("/parameters/0/name"), "filename");
    EXPECT_EQ(operation.at_pointer("/parameters/1/name"), "language_code");
    EXPECT_EQ(operation.at_pointer("/responses/200/content/application~1json/schema/$ref"),
              "#/components/schemas/Greeting");
    EXPECT_TRUE(operation.at("responses").as_object().contains("304"));
    EXPECT_EQ(print_json(operation.at_pointer("/responses/404/x-error-codes")), R"(["not_found"])");
}

TEST(OpenApi, DescribesAFormThatHandsAFileOver) {
    auto const document =
        contract_with({.operation = "take", .path = "/store/{bucket}", .method = Method::post});
    auto const& operation = document.at_pointer("/paths/~1store~1{bucket}/post");
    EXPECT_EQ(operation.at_pointer("/requestBody/content/multipart~1form-data/schema/properties/file/format"),
              "binary");
    EXPECT_FALSE(operation.at_pointer("/responses/204").as_object().contains("content"));
}

TEST(OpenApi, PrintsTheSameBytesInWhateverOrderRoutesCome) {
    ContractInfo const info{.title = "Test", .version = "1", .base_url = "/api"};
    EXPECT_EQ(
        openapi_document(info, declarations_of<TestContext>({greet_route(), visit_route(), weather_route()})),
        openapi_document(info,
                         declarations_of<TestContext>({weather_route(), visit_route(), greet_route()})));
}

TEST(OpenApi, RefusesTwoMeaningsOfOneName) {
    EXPECT_THROW((void)openapi_document({}, declarations_of<TestContext>({weather_route(), weather_route()})),
                 std::logic_error);
    auto const both_ways = post<repeat>({.operation = "both", .path = "/both", .summary = ""});
    EXPECT_THROW((void)openapi_document({}, declarations_of<TestContext>({both_ways})), std::logic_error);
}

} // namespace
} // namespace evenkeel::http
