// More than 300 lines: the kinds of route and what they share are read together.
#pragma once

// A typed route is declared once, with the types of its request and reply and with who may call it. From that
// come the parser, the refusals, the OpenAPI document and the typed client.

#include <concepts>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/account/sign_in/rate_limits.hpp"
#include "core/base/clock.hpp"
#include "core/base/result.hpp"
#include "http/message/answer.hpp"
#include "http/message/error_envelope.hpp"
#include "http/routing/authorizer.hpp"
#include "http/routing/router.hpp"
#include "http/values/json.hpp"
#include "http/values/json_schema.hpp"
#include "http/values/query.hpp"

namespace evenkeel::http {

/// A route declares these beside its types.
struct RouteSpec {
    std::string operation{}; ///< The one name of this call in every layer: "recordCheckIn".
    std::string path{};      ///< Below the mount prefix; may hold "{parameters}".
    std::string summary{};   ///< One sentence for the contract.
    int retries{0};          ///< How often a client repeats the call after a 5xx.
    std::vector<Fault>
        refusals{}; ///< Its rule's refusals; those that the edge adds by itself are not repeated here.
    std::vector<int> statuses{200};
    Csrf csrf{Csrf::required};
    std::optional<account::RateLimit> limit{}; ///< Per client address.
    std::size_t body_limit{kJsonBodyLimit};
};

/// The contract printer describes a typed route by these.
struct RouteDeclaration {
    Method method{Method::post};
    RouteSpec spec;
    std::string_view caller{};                                  ///< The name of the proof it asks for.
    boost::json::value (*request_schema)(SchemaBook&){nullptr}; ///< Null: no body.
    boost::json::value (*reply_schema)(SchemaBook&){nullptr};
    boost::json::array (*query_parameters)(SchemaBook&){nullptr}; ///< Null: the query is not looked at.
    /// The data of each server-sent event, by its name. Null: the call answers without events.
    boost::json::object (*event_schemas)(SchemaBook&){nullptr};
};

/// One admitted or refused request on its way to a handler. Valid while it is answered.
struct Call {
    Request const& request;
    Authorizer const& authorizer;
    Identity const& identity;
    Sentences const& sentences; ///< In the language of whoever calls: refusals are said in it.

    template <class Caller>
    [[nodiscard]] Result<Caller> admit(Csrf csrf) const {
        return authorizer.admit<Caller>(identity, request, csrf);
    }

    [[nodiscard]] Reply refuse(Failure const& failure) const {
        return error_reply(failure, request.request_id, sentences);
    }
};

/// A typed route with its request and reply types erased. It holds no state: a handler is a free function,
/// and everything it answers from comes with the call, in a Context that whoever mounts the routes defines.
template <class Context>
struct Route : RouteDeclaration {
    Reply (*answer)(RouteSpec const& spec, Call const& call, Context const& context){nullptr};
    /// Why this caller is refused, before a large body is read.
    std::optional<Failure> (*refuse_caller)(RouteSpec const& spec, Call const& call){nullptr};
};

/// A mounted route asks a Context for the sentences of the caller's language, and for everything that has to
/// live until a streamed reply has ended.
template <class Context>
concept CallContext = requires(Context const& context) {
    { context.sentences() } -> std::same_as<Sentences const&>;
    { context.kept() } -> std::convertible_to<std::shared_ptr<void const>>;
};

/// Mounted routes share these. Its parts must outlive the router.
template <CallContext Context>
struct Gate {
    Authorizer const& authorizer;
    account::RateLimits& rate_limits;
    Clock const& clock;
    /// Makes the context of one call; `language` is a BCP 47 tag or an Accept-Language header.
    std::function<Context(Request const& request, std::string_view language)> context;
};

namespace detail {

/// Nothing, or why this client has to wait.
[[nodiscard]] std::optional<Failure> over_limit(RouteSpec const& spec, Request const& request,
                                                account::RateLimits& rate_limits, Instant now);
/// A streamed reply keeps `kept` alive to its end.
[[nodiscard]] Reply keeping(std::shared_ptr<void const> kept, Reply reply);
[[nodiscard]] std::string path_below(std::string_view prefix, RouteSpec const& spec);

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

/// Writes an answer as server-sent events; refusals are JSON all the same.
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
std::optional<Failure> refuse_caller(RouteSpec const& spec, Call const& call) {
    auto const caller = call.admit<Caller>(spec.csrf);
    return caller ? std::nullopt : std::optional{caller.error()};
}

template <class Caller>
void add_caller_cookies(Reply& reply, Caller const& caller) {
    if constexpr (requires { caller.new_cookie(); }) {
        if (caller.new_cookie())
            reply.set_cookie(*caller.new_cookie());
    }
}

/// Only the authorizer can make one of these (http/routing/callers.hpp).
template <class Caller>
concept Proof = requires {
    { Caller::kName } -> std::convertible_to<std::string_view>;
};

/// The types of a handler, from its signature.
template <class Handler>
struct HandlerTypes;

template <class ResponseType, class ContextType, Proof CallerType>
struct HandlerTypes<Answer<ResponseType> (*)(ContextType const&, CallerType const&)> {
    using Response = ResponseType;
    using Context = ContextType;
    using Caller = CallerType;
};

template <class ResponseType, class ContextType, Proof CallerType, class InputType>
struct HandlerTypes<Answer<ResponseType> (*)(ContextType const&, CallerType const&, InputType const&)>
    : HandlerTypes<Answer<ResponseType> (*)(ContextType const&, CallerType const&)> {
    using Input = InputType;
};

template <auto kHandler>
using TypesOf = HandlerTypes<decltype(kHandler)>;

/// Admits the caller, reads the input, calls the handler.
template <auto kHandler, class ReadInput, class Events = std::nullptr_t>
Reply answer_with_input(RouteSpec const& spec, Call const& call,
                        typename TypesOf<kHandler>::Context const& context, ReadInput read_input,
                        Events events = nullptr) {
    using Types = TypesOf<kHandler>;
    auto const caller = call.admit<typename Types::Caller>(spec.csrf);
    if (!caller)
        return call.refuse(caller.error());
    auto const input = read_input(call.request);
    auto reply = input ? reply_to<typename Types::Response>(kHandler(context, *caller, *input), call, events)
                       : call.refuse(input.error());
    add_caller_cookies(reply, *caller);
    return reply;
}

template <auto kHandler, EventsOf<typename TypesOf<kHandler>::Response> kEvents = nullptr,
          auto kEventSchemas = nullptr>
[[nodiscard]] Route<typename TypesOf<kHandler>::Context> with_body(Method method, RouteSpec spec) {
    using Types = TypesOf<kHandler>;
    return {{.method = method,
             .spec = std::move(spec),
             .caller = Types::Caller::kName,
             .request_schema = &request_schema<typename Types::Input>,
             .reply_schema = &reply_schema<typename Types::Response>,
             .query_parameters = nullptr,
             .event_schemas = kEventSchemas},
            [](RouteSpec const& declared, Call const& call, typename Types::Context const& context) {
                return answer_with_input<kHandler>(declared, call, context, &read_body<typename Types::Input>,
                                                   kEvents);
            },
            &refuse_caller<typename Types::Caller>};
}

} // namespace detail

/// A call with a JSON body. The handler is a free function:
/// `Answer<Response> handler(Context const&, Caller const&, RequestBody const&)`.
template <auto kHandler>
[[nodiscard]] auto post(RouteSpec spec) {
    return detail::with_body<kHandler>(Method::post, std::move(spec));
}

/// As `post`; a client that accepts text/event-stream gets the answer as `kEvents` writes it, whose events
/// `kEventSchemas` describes.
template <auto kHandler, auto kEvents, auto kEventSchemas>
[[nodiscard]] auto post_or_events(RouteSpec spec) {
    return detail::with_body<kHandler, kEvents, kEventSchemas>(Method::post, std::move(spec));
}

/// As `post`, for a call that sets something and may be repeated at will.
template <auto kHandler>
[[nodiscard]] auto put(RouteSpec spec) {
    return detail::with_body<kHandler>(Method::put, std::move(spec));
}

/// A call without a body: `Answer<Response> handler(Context const&, Caller const&)`.
template <auto kHandler>
[[nodiscard]] auto get(RouteSpec spec) {
    using Types = detail::TypesOf<kHandler>;
    using Context = typename Types::Context;
    return Route<Context>{{.method = Method::get,
                           .spec = std::move(spec),
                           .caller = Types::Caller::kName,
                           .request_schema = nullptr,
                           .reply_schema = &detail::reply_schema<typename Types::Response>,
                           .query_parameters = nullptr},
                          [](RouteSpec const& declared, Call const& call, Context const& context) {
                              auto const caller = call.admit<typename Types::Caller>(declared.csrf);
                              if (!caller)
                                  return call.refuse(caller.error());
                              auto reply = detail::reply_to<typename Types::Response>(
                                  kHandler(context, *caller), call);
                              detail::add_caller_cookies(reply, *caller);
                              return reply;
                          }};
}

/// A read that says in its query what it wants: `?interval=week&limit=50`. Query is a described struct of
/// texts, numbers, yes-no values and enums; what is missing, unknown, repeated or of the wrong kind is
/// refused by its name. `Answer<Response> handler(Context const&, Caller const&, Query const&)`.
template <auto kHandler>
[[nodiscard]] auto get_where(RouteSpec spec) {
    using Types = detail::TypesOf<kHandler>;
    using Context = typename Types::Context;
    using Query = typename Types::Input;
    return Route<Context>{{.method = Method::get,
                           .spec = std::move(spec),
                           .caller = Types::Caller::kName,
                           .request_schema = nullptr,
                           .reply_schema = &detail::reply_schema<typename Types::Response>,
                           .query_parameters = &query_parameters<Query>},
                          [](RouteSpec const& declared, Call const& call, Context const& context) {
                              return detail::answer_with_input<kHandler>(
                                  declared, call, context,
                                  [](Request const& request) { return decode_query<Query>(request.query); });
                          }};
}

/// Adds the routes below a prefix: rate limit, then session, caller and input, then handler.
template <CallContext Context>
void mount(Router& router, std::string_view prefix, std::vector<Route<Context>> const& routes,
           Gate<Context> const& gate) {
    for (auto const& route : routes) {
        auto endpoint = [route, gate](Request const& request) {
            auto const wait = request.is_counted ? std::nullopt
                                                 : detail::over_limit(route.spec, request, gate.rate_limits,
                                                                      gate.clock.now());
            auto const identity = gate.authorizer.identify(request);
            auto const context = gate.context(request, identity.language);
            Call const call{request, gate.authorizer, identity, context.sentences()};
            return wait ? call.refuse(*wait)
                        : detail::keeping(context.kept(), route.answer(route.spec, call, context));
        };
        auto judge = [route, gate](Request const& request) -> std::optional<Reply> {
            auto refusal = detail::over_limit(route.spec, request, gate.rate_limits, gate.clock.now());
            auto const identity = gate.authorizer.identify(request);
            auto const context = gate.context(request, identity.language);
            Call const call{request, gate.authorizer, identity, context.sentences()};
            if (!refusal && route.refuse_caller != nullptr)
                refusal = route.refuse_caller(route.spec, call);
            return refusal ? std::optional{call.refuse(*refusal)} : std::nullopt;
        };
        router.add(route.method, detail::path_below(prefix, route.spec), std::move(endpoint),
                   route.spec.body_limit, std::move(judge));
    }
}

/// Returns the declarations from which the contract is printed.
template <class Context>
[[nodiscard]] std::vector<RouteDeclaration> declarations_of(std::vector<Route<Context>> const& routes) {
    return {routes.begin(), routes.end()};
}

} // namespace evenkeel::http
