#include "http/routing/route.hpp"

#include <fmt/format.h>

#include "core/base/cannot_write.hpp"
#include "http/connection/client_address.hpp"
#include "http/values/text.hpp"

namespace evenkeel::http {

namespace {

/// A call that only reads goes on where nothing can be counted, because nothing can be written: whoever takes
/// their data along from a full disk is not kept from it.
account::RateDecision counted(std::string_view key, RouteSpec const& spec, Request const& request,
                              account::RateLimits& rate_limits, Instant now) {
    try {
        return rate_limits.take(key, *spec.limit, now);
    } catch (CannotWrite const&) {
        if (request.method != Method::get)
            throw;
        return {};
    }
}

} // namespace

namespace detail {

std::optional<Failure> over_limit(RouteSpec const& spec, Request const& request,
                                  account::RateLimits& rate_limits, Instant now) {
    if (!spec.limit)
        return std::nullopt;
    auto const key = fmt::format("{} {}", spec.operation, address_block(request.client_address));
    auto const decision = counted(key, spec, request, rate_limits, now);
    if (decision.allowed)
        return std::nullopt;
    return Failure{.fault = Fault::too_many_requests,
                   .field = {},
                   .message = "Too many tries. Please wait a little and try again.",
                   .retry_after = std::max(decision.retry_after, std::chrono::seconds{1})};
}

Reply keeping(std::shared_ptr<void const> kept, Reply reply) {
    if (auto* const stream = std::get_if<Stream>(&reply.body))
        stream->produce = [kept = std::move(kept),
                           produce = std::move(stream->produce)](StreamWriter& writer) { produce(writer); };
    return reply;
}

std::string path_below(std::string_view prefix, RouteSpec const& spec) {
    return fmt::format("{}{}", prefix, spec.path);
}

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

} // namespace evenkeel::http
