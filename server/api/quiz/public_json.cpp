#include "api/quiz/public_json.hpp"

#include "http/message/content_coding.hpp"

#include <fmt/format.h>

namespace evenkeel::api {

http::Reply public_json(http::Request const& request, std::string json, Secure const& secure) {
    auto const etag = fmt::format("\"{}\"", secure.sha256(json).substr(0, 32));
    auto reply = http::matches_etag(request.header("If-None-Match").value_or(""), etag)
                     ? http::empty_reply(304)
                     : http::text_reply(200, "application/json", std::move(json));
    reply.headers.add("ETag", etag);
    reply.headers.add("Cache-Control", "private, no-cache");
    reply.headers.add("Vary", "Accept-Language");
    return reply;
}

std::optional<std::string_view> key_of_json_file(http::Request const& request) {
    constexpr std::string_view kEnding = ".json";
    auto name = request.path_parameter("filename").value_or("");
    if (!name.ends_with(kEnding))
        return std::nullopt;
    name.remove_suffix(kEnding.size());
    return name;
}

std::string_view languages_of(http::Request const& request) {
    if (auto const asked = request.query_value("language_code"))
        return *asked;
    return request.header("Accept-Language").value_or("");
}

} // namespace evenkeel::api
