#include "http/connection/incoming.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "core/base/utf8.hpp"
#include "http/message/target.hpp"
#include "http/values/fields.hpp"
#include "http/values/tokens.hpp"

namespace evenkeel::http {

namespace {

namespace beast = boost::beast;

Method method_of(beast::http::verb asked) {
    using beast::http::verb;
    static constexpr std::array<std::pair<verb, Method>, 7> kServed{{{verb::get, Method::get},
                                                                     {verb::head, Method::head},
                                                                     {verb::post, Method::post},
                                                                     {verb::put, Method::put},
                                                                     {verb::patch, Method::patch},
                                                                     {verb::delete_, Method::delete_},
                                                                     {verb::options, Method::options}}};
    auto const found = std::ranges::find(kServed, asked, &std::pair<verb, Method>::first);
    return found == kServed.end() ? Method::unknown : found->second;
}

/// The value as it came, or, where old clients send Latin-1, with '?' for what nothing further in could keep.
std::string readable(std::string_view value) {
    std::string text{value};
    if (!is_utf8(text))
        std::ranges::replace_if(
            text, [](char byte) { return static_cast<unsigned char>(byte) >= 0x80; }, '?');
    return text;
}

/// The client's own id when it is harmless in a header, a log and a page, else a new one.
std::string request_id_of(Fields const& headers) {
    constexpr std::string_view kHarmless =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.";
    auto const given = headers.find("X-Request-Id").value_or("");
    bool const sane = given.size() >= 8 && given.size() <= 64 &&
                      given.find_first_not_of(kHarmless) == std::string_view::npos;
    return sane ? std::string{given} : random_request_id();
}

bool is_number(std::string_view value) {
    return !value.empty() && value.find_first_not_of("0123456789") == std::string_view::npos;
}

/// Where a body ends is said in one way: by one length, or in chunks and nothing else (RFC 9112,
/// section 6.1). Whatever a proxy before us could read differently is refused, a list of equal lengths too.
bool is_framed_in_one_way(Fields const& headers, bool http_1_0) {
    auto const codings = headers.all("Transfer-Encoding");
    auto const lengths = headers.all("Content-Length");
    if (codings.empty())
        return lengths.empty() || (lengths.size() == 1 && is_number(lengths.front()));
    return codings.size() == 1 && lengths.empty() && !http_1_0 &&
           same_ignoring_case(codings.front(), "chunked");
}

} // namespace

Incoming refused(Incoming incoming, Fault fault, std::string message, int status) {
    incoming.keep_alive = false;
    incoming.refusal =
        Failure{.fault = fault, .field = {}, .message = Sentence::in_english_only(std::move(message))};
    incoming.refusal_status = status;
    return incoming;
}

Failure overload() {
    return {.fault = Fault::unavailable,
            .field = {},
            .message = "Too much is going on right now. Please try again in a moment.",
            .retry_after = std::chrono::seconds{1}};
}

Incoming busy(Incoming incoming) {
    incoming.keep_alive = false;
    incoming.refusal = overload();
    return incoming;
}

Incoming too_large(Incoming incoming, std::size_t limit) {
    return refused(std::move(incoming), Fault::payload_too_large,
                   fmt::format("The body may have {} bytes at most.", limit));
}

Incoming head_of(Parser const& parser, std::string_view peer, TrustedProxies const& proxies) {
    auto const& message = parser.get();
    Incoming incoming;
    incoming.keep_alive = parser.keep_alive();
    incoming.http_1_0 = message.version() < 11;
    incoming.request.method = method_of(message.method());
    for (auto const& line : message)
        incoming.request.headers.add(std::string_view{line.name_string().data(), line.name_string().size()},
                                     readable({line.value().data(), line.value().size()}));
    incoming.request.request_id = request_id_of(incoming.request.headers);
    incoming.request.client_address = proxies.client_address(peer, incoming.request.headers);
    auto target = parse_target({message.target().data(), message.target().size()});
    auto const hosts = incoming.request.headers.all("Host").size();
    if (!target)
        return refused(std::move(incoming), Fault::malformed_request, "The address is not well formed.");
    if (hosts > 1 || (hosts == 0 && !incoming.http_1_0))
        return refused(std::move(incoming), Fault::malformed_request, "A request names exactly one host.");
    if (!is_framed_in_one_way(incoming.request.headers, incoming.http_1_0))
        return refused(std::move(incoming), Fault::malformed_request,
                       "A body is sent with Content-Length or with Transfer-Encoding: chunked.");
    incoming.request.path = std::move(target->path);
    incoming.request.query = std::move(target->query);
    return incoming;
}

std::optional<Incoming> unreadable(boost::system::error_code const& error, Late late, std::string_view peer) {
    using problem = beast::http::error;
    Incoming incoming;
    incoming.request.request_id = random_request_id();
    incoming.request.method = Method::unknown;
    incoming.request.client_address = peer;
    if (late == Late::yes)
        return refused(std::move(incoming), Fault::request_timeout, "The request took too long to arrive.");
    if (error == problem::header_limit || error == problem::buffer_overflow)
        return refused(std::move(incoming), Fault::malformed_request, "The request's headers are too large.",
                       431);
    bool const broke_off = error == problem::end_of_stream || error == problem::partial_message;
    if (broke_off || error.category() != make_error_code(problem::bad_method).category())
        return std::nullopt;
    return refused(std::move(incoming), Fault::malformed_request, "This is not an HTTP request we can read.");
}

} // namespace evenkeel::http
