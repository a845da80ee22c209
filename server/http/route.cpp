#include "http/route.hpp"

#include <fmt/format.h>

#include "http/client_address.hpp"
#include "http/text.hpp"

namespace evenkeel::http {

namespace {

std::optional<Failure> over_limit(RouteSpec const& spec, Request const& request, Gate const& gate) {
    if (!spec.limit)
        return std::nullopt;
    auto const key = fmt::format("{} {}", spec.operation, address_block(request.client_address));
    auto const decision = gate.rate_limits.take(key, *spec.limit, gate.clock.now());
    if (decision.allowed)
        return std::nullopt;
    return Failure{.fault = Fault::too_many_requests,
                   .field = {},
                   .message = "Too many tries. Please wait a little and try again.",
                   .retry_after = std::max(decision.retry_after, std::chrono::seconds{1})};
}

} // namespace

namespace detail {

Result<void> demand_json(Request const& request) {
    if (request.body.empty())
        return {};
    auto const type = request.header("Content-Type").value_or("");
    if (!same_ignoring_case(trimmed(type.substr(0, type.find(';'))), "application/json"))
        return refuse(Fault::unsupported_media_type, "Send the body as application/json.");
    return {};
}

Reply json_reply(int status, std::string body) {
    auto reply = text_reply(status, "application/json", std::move(body));
    reply.headers.add("Cache-Control", "no-store");
    return reply;
}

bool asks_for_events(Request const& request) {
    return request.header("Accept").value_or("").contains("text/event-stream");
}

Reply event_reply(int status, std::string body) {
    auto reply = text_reply(status, "text/event-stream", std::move(body));
    reply.headers.add("Cache-Control", "no-store");
    // A proxy that gathers the answer first would hold the words back.
    reply.headers.add("X-Accel-Buffering", "no");
    return reply;
}

} // namespace detail

void mount(Router& router, std::string_view prefix, std::vector<Route> const& routes, Gate gate) {
    for (auto const& route : routes) {
        auto endpoint = [route, gate](Request const& request) {
            if (auto const failure = over_limit(route.spec, request, gate))
                return error_reply(*failure, request.request_id);
            return route.answer({request, gate.authorizer, Sentences::english()});
        };
        router.add(route.method, fmt::format("{}{}", prefix, route.spec.path), std::move(endpoint),
                   route.spec.body_limit);
    }
}

} // namespace evenkeel::http
