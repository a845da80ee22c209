#include "http/message/reply_head.hpp"

#include <array>
#include <chrono>
#include <ctime>
#include <iterator>

#include <boost/beast/http/status.hpp>
#include <fmt/format.h>

#include "http/files/open_file.hpp"

namespace evenkeel::http {

namespace {

/// Most heads fit, so that their text does not move while it grows.
constexpr std::size_t kUsualHead = 1'500;

std::string_view reason(int status) {
    auto const text =
        boost::beast::http::obsolete_reason(boost::beast::http::int_to_status(static_cast<unsigned>(status)));
    return {text.data(), text.size()};
}

/// RFC 9110 5.6.7: "Sun, 06 Nov 1994 08:49:37 GMT". Written without strftime, whose names follow the locale.
std::string http_date(std::time_t now) {
    static constexpr std::array kDays{"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
    static constexpr std::array kMonths{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                        "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    std::tm utc{};
    gmtime_r(&now, &utc);
    return fmt::format("{}, {:02} {} {} {:02}:{:02}:{:02} GMT",
                       kDays.at(static_cast<std::size_t>(utc.tm_wday)), utc.tm_mday,
                       kMonths.at(static_cast<std::size_t>(utc.tm_mon)), utc.tm_year + 1900, utc.tm_hour,
                       utc.tm_min, utc.tm_sec);
}

struct Length {
    std::optional<std::uint64_t> operator()(std::string const& text) const { return text.size(); }

    std::optional<std::uint64_t> operator()(SharedBytes const& bytes) const { return bytes->size(); }

    std::optional<std::uint64_t> operator()(FileSlice const& slice) const { return slice.length; }

    std::optional<std::uint64_t> operator()(Stream const&) const { return std::nullopt; }
};

} // namespace

std::optional<std::uint64_t> body_length(Body const& body) {
    return std::visit(Length{}, body);
}

bool may_have_body(int status) {
    return status >= 200 && status != 204 && status != 304;
}

std::string reply_head(Reply const& reply, Framing const& framing) {
    auto const now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    std::string head;
    head.reserve(kUsualHead);
    auto const out = std::back_inserter(head);
    fmt::format_to(out, "HTTP/1.1 {} {}\r\nDate: {}\r\nX-Request-Id: {}\r\nConnection: {}\r\n", reply.status,
                   reason(reply.status), http_date(now), framing.request_id,
                   framing.keep_alive == KeepAlive::yes ? "keep-alive" : "close");
    if (may_have_body(reply.status)) {
        if (framing.content_length)
            fmt::format_to(out, "Content-Length: {}\r\n", *framing.content_length);
        else if (!framing.http_1_0)
            fmt::format_to(out, "Transfer-Encoding: chunked\r\n");
    }
    for (auto const& line : reply.headers)
        head.append(line.name).append(": ").append(line.value).append("\r\n");
    return head += "\r\n";
}

} // namespace evenkeel::http
