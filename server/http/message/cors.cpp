#include "http/message/cors.hpp"

#include <algorithm>

#include "http/values/text.hpp"

namespace evenkeel::http {

namespace {

constexpr std::string_view kAllowedHeaders = "content-type, x-csrf-token, accept-language, x-request-id";
constexpr std::string_view kExposedHeaders = "x-request-id, retry-after";

bool is_preflight(Request const& request) {
    return request.method == Method::options && request.header("Access-Control-Request-Method").has_value();
}

} // namespace

Middleware cors(std::vector<std::string> allowed_origins) {
    return [allowed = std::move(allowed_origins)](Request const& request, Next const& next) {
        auto reply = next(request);
        reply.headers.add("Vary", "Origin");
        auto const origin = request.header("Origin");
        if (!origin || std::ranges::find(allowed, *origin) == allowed.end())
            return reply;
        reply.headers.set("Access-Control-Allow-Origin", *origin);
        reply.headers.set("Access-Control-Allow-Credentials", "true");
        reply.headers.set("Access-Control-Expose-Headers", kExposedHeaders);
        if (is_preflight(request)) {
            reply.headers.set("Access-Control-Allow-Methods",
                              std::string{reply.headers.find("Allow").value_or("GET, HEAD")});
            reply.headers.set("Access-Control-Allow-Headers", kAllowedHeaders);
            reply.headers.set("Access-Control-Max-Age", "600");
        }
        return reply;
    };
}

} // namespace evenkeel::http
