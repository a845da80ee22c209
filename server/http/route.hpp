#pragma once

// A typed route is declared once, with the types of its request and reply and with who may call it. From that
// come the parser, the refusals, the OpenAPI document and the typed client.

#include <concepts>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/account/rate_limits.hpp"
#include "core/base/clock.hpp"
#include "core/base/result.hpp"
#include "http/answer.hpp"
#include "http/authorizer.hpp"
#include "http/error_envelope.hpp"
#include "http/json.hpp"
#include "http/json_schema.hpp"
#include "http/query.hpp"
#include "http/router.hpp"

namespace evenkeel::http {

/// What a route declares beside its types.
struct RouteSpec {
    std::string operation{}; ///< The one name of this call in every layer: "recordCheckIn".
    std::string path{};      ///< Below the mount prefix; may hold "{parameters}".
    std::string summary{};   ///< One sentence for the contract.
    int retries{0};          ///< How often a client repeats the call after a 5xx.
    std::vector<Fault>
        refusals{}; ///< What its rule can refuse; what the edge adds by itself is not repeated here.
    std::vector<int> statuses{200};
    Csrf csrf{Csrf::required};
    std::optional<account::RateLimit> limit{}; ///< Per client address.
    std::size_t body_limit{kJsonBodyLimit};
};

/// One call on its way to a route. Valid while it is answered.
struct Call {
    Request const& request;
    Authorizer const& authorizer;
    Sentences const& sentences; ///< In the language of whoever calls: refusals are said in it.

    [[nodiscard]] Reply refuse(Failure const& failure) const {
        return error_reply(failure, request.request_id, sentences);
    }
};

/// A typed route with its types erased: what the router and the contract printer need of it.
struct Route {
    Method method{Method::post};
    RouteSpec spec;
    std::string_view caller{};                                  ///< The name of the proof it asks for.
    boost::json::value (*request_schema)(SchemaBook&){nullptr}; ///< Null: no body.
    boost::json::value (*reply_schema)(SchemaBook&){nullptr};
    boost::json::array (*query_parameters)(SchemaBook&){nullptr}; ///< Null: the query is not looked at.
    bool has_events{false}; ///< Answers with server-sent events whoever asks for them.
    std::function<Reply(Call const&)> answer{};
};

/// What mounted routes share.
struct Gate {
    Authorizer const& authorizer;
    account::RateLimits& rate_limits;
    Clock const& clock;
};

/// Adds the routes below a prefix: rate limit, then caller, then body, then handler. The gate's parts must
/// outlive the router.
void mount(Router& router, std::string_view prefix, std::vector<Route> const& routes, Gate gate);

template <class Handler, class Response, class Caller, class RequestBody>
concept BodyHandler =
    std::is_invocable_r_v<Answer<Response>, Handler const&, Caller const&, RequestBody const&> ||
    std::is_invocable_r_v<Answer<Response>, Handler const&, Caller const&, RequestBody const&,
                          Exchange const&>;

template <class Handler, class Response, class Caller>
concept GetHandler = std::is_invocable_r_v<Answer<Response>, Handler const&, Caller const&> ||
                     std::is_invocable_r_v<Answer<Response>, Handler const&, Caller const&, Exchange const&>;

template <class Handler, class Response, class Caller, class Query>
concept QueryHandler = std::is_invocable_r_v<Answer<Response>, Handler const&, Caller const&, Query const&>;

namespace detail {

/// Refuses a body that does not say it is JSON, which also keeps plain HTML forms of other sites out.
[[nodiscard]] Result<void> demand_json(Request const& request);
[[nodiscard]] Reply json_reply(int status, std::string body);
[[nodiscard]] bool asks_for_events(Request const& request);
[[nodiscard]] Reply event_reply(int status, std::string body);

template <class T>
boost::json::value request_schema(SchemaBook& book) {
    return book.of<T>(Direction::request);
}

template <class T>
boost::json::value reply_schema(SchemaBook& book) {
    return book.of<T>(Direction::reply);
}

/// An empty body stands for an object without fields.
template <class T>
Result<T> read_body(Request const& request) {
    if (auto const json = demand_json(request); !json)
        return std::unexpected(json.error());
    return decode<T>(request.body.empty() ? std::string_view{"{}"} : std::string_view{request.body});
}

/// An answer as server-sent events; refusals are JSON all the same.
template <class T>
using EventsOf = std::string (*)(T const&);

template <class T>
Reply reply_to(Answer<T> const& answer, Call const& call, EventsOf<T> events = nullptr) {
    auto const as_events = events != nullptr && answer.result() && asks_for_events(call.request);
    auto reply = as_events         ? event_reply(answer.status(), events(*answer.result()))
                 : answer.result() ? json_reply(answer.status(), encode(*answer.result()))
                                   : call.refuse(answer.result().error());
    for (auto const& cookie : answer.cookies())
        reply.set_cookie(cookie);
    return reply;
}

template <class Caller>
void add_caller_cookies(Reply& reply, Caller const& caller) {
    if constexpr (requires { caller.new_cookie(); }) {
        if (caller.new_cookie())
            reply.set_cookie(*caller.new_cookie());
    }
}

} // namespace detail

namespace detail {

template <class Caller, class RequestBody, class Response, class Handler>
[[nodiscard]] Route with_body(Method method, RouteSpec spec, Handler handler,
                              EventsOf<Response> events = nullptr) {
    auto const csrf = spec.csrf;
    auto answer = [handler = std::move(handler), csrf, events](Call const& call) {
        auto const caller = call.authorizer.admit<Caller>(call.request, csrf);
        if (!caller)
            return call.refuse(caller.error());
        auto const body = read_body<RequestBody>(call.request);
        auto reply = [&]() -> Reply {
            if (!body)
                return call.refuse(body.error());
            if constexpr (std::is_invocable_v<Handler const&, Caller const&, RequestBody const&,
                                              Exchange const&>)
                return reply_to<Response>(handler(*caller, *body, Exchange{call.request}), call, events);
            else
                return reply_to<Response>(handler(*caller, *body), call, events);
        }();
        add_caller_cookies(reply, *caller);
        return reply;
    };
    return Route{.method = method,
                 .spec = std::move(spec),
                 .caller = Caller::kName,
                 .request_schema = &request_schema<RequestBody>,
                 .reply_schema = &reply_schema<Response>,
                 .query_parameters = nullptr,
                 .has_events = events != nullptr,
                 .answer = std::move(answer)};
}

} // namespace detail

/// A call with a JSON body. The handler takes (Caller const&, RequestBody const&) and, if it wants, Exchange
/// const&.
template <class Caller, class RequestBody, class Response, class Handler>
    requires BodyHandler<Handler, Response, Caller, RequestBody>
[[nodiscard]] Route post(RouteSpec spec, Handler handler) {
    return detail::with_body<Caller, RequestBody, Response>(Method::post, std::move(spec),
                                                            std::move(handler));
}

/// As `post`; a client that accepts text/event-stream gets the answer as `events` tells it.
template <class Caller, class RequestBody, class Response, class Handler>
    requires BodyHandler<Handler, Response, Caller, RequestBody>
[[nodiscard]] Route post_or_events(RouteSpec spec, Handler handler, std::string (*events)(Response const&)) {
    return detail::with_body<Caller, RequestBody, Response>(Method::post, std::move(spec), std::move(handler),
                                                            events);
}

/// As `post`, for a call that sets something and may be repeated at will.
template <class Caller, class RequestBody, class Response, class Handler>
    requires BodyHandler<Handler, Response, Caller, RequestBody>
[[nodiscard]] Route put(RouteSpec spec, Handler handler) {
    return detail::with_body<Caller, RequestBody, Response>(Method::put, std::move(spec), std::move(handler));
}

/// A call without a body. The handler takes (Caller const&) and, if it wants, Exchange const&.
template <class Caller, class Response, class Handler>
    requires GetHandler<Handler, Response, Caller>
[[nodiscard]] Route get(RouteSpec spec, Handler handler) {
    auto const csrf = spec.csrf;
    auto answer = [handler = std::move(handler), csrf](Call const& call) {
        auto const caller = call.authorizer.admit<Caller>(call.request, csrf);
        if (!caller)
            return call.refuse(caller.error());
        auto reply = [&] {
            if constexpr (std::is_invocable_v<Handler const&, Caller const&, Exchange const&>)
                return detail::reply_to<Response>(handler(*caller, Exchange{call.request}), call);
            else
                return detail::reply_to<Response>(handler(*caller), call);
        }();
        detail::add_caller_cookies(reply, *caller);
        return reply;
    };
    return Route{.method = Method::get,
                 .spec = std::move(spec),
                 .caller = Caller::kName,
                 .request_schema = nullptr,
                 .reply_schema = &detail::reply_schema<Response>,
                 .query_parameters = nullptr,
                 .answer = std::move(answer)};
}

/// A read that says in its query what it wants: `?interval=week&limit=50`. Query is a described struct of
/// texts, numbers, yes-no values and enums; what is missing, unknown, repeated or of the wrong kind is
/// refused by its name. The handler takes (Caller const&, Query const&).
template <class Caller, class Query, class Response, class Handler>
    requires QueryHandler<Handler, Response, Caller, Query>
[[nodiscard]] Route get_where(RouteSpec spec, Handler handler) {
    auto const csrf = spec.csrf;
    auto answer = [handler = std::move(handler), csrf](Call const& call) {
        auto const caller = call.authorizer.admit<Caller>(call.request, csrf);
        if (!caller)
            return call.refuse(caller.error());
        auto const query = decode_query<Query>(call.request.query);
        auto reply =
            query ? detail::reply_to<Response>(handler(*caller, *query), call) : call.refuse(query.error());
        detail::add_caller_cookies(reply, *caller);
        return reply;
    };
    return Route{.method = Method::get,
                 .spec = std::move(spec),
                 .caller = Caller::kName,
                 .request_schema = nullptr,
                 .reply_schema = &detail::reply_schema<Response>,
                 .query_parameters = &query_parameters<Query>,
                 .answer = std::move(answer)};
}

} // namespace evenkeel::http
