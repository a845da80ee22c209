#include "tests/fuzz/doors.hpp"

#include "http/connection/client_address.hpp"
#include "http/connection/incoming.hpp"
#include "http/message/byte_range.hpp"
#include "http/message/content_coding.hpp"
#include "http/message/target.hpp"
#include "http/values/json.hpp"
#include "http/values/multipart.hpp"
#include "http/values/query.hpp"

#include <boost/asio/buffer.hpp>

#include <cmath>
#include <cstdlib>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace evenkeel::fuzz {
namespace {

namespace asio = boost::asio;

enum class Mood { low, high };
BOOST_DESCRIBE_ENUM(Mood, low, high)

struct Item {
    double angle{0};
    std::optional<std::string> note{};
};
BOOST_DESCRIBE_STRUCT(Item, (), (angle, note))

/// Every kind of value that a request of ours can have.
struct EveryKind {
    EventId event_id{};
    std::int64_t count{0};
    int small{0};
    std::optional<bool> is_set{};
    Mood mood{Mood::low};
    std::optional<Instant> at{};
    std::vector<Item> items{};
    std::map<std::string, double> weights{};
    std::optional<std::chrono::year_month_day> day{};
    std::optional<boost::json::value> more{};
};
BOOST_DESCRIBE_STRUCT(EveryKind, (), (event_id, count, small, is_set, mood, at, items, weights, day, more))

struct Filter {
    std::optional<std::string> q{};
    std::optional<int> limit{};
    std::optional<bool> only_new{};
    std::optional<double> share{};
};
BOOST_DESCRIBE_STRUCT(Filter, (), (q, limit, only_new, share))

http::TrustedProxies const& proxies() {
    static http::TrustedProxies const trusted{{"127.0.0.1", "10.0.0.0/8"}};
    return trusted;
}

/// As read_request.cpp does it.
void set_up(http::Parser& parser) {
    parser.header_limit(std::uint32_t{16} * 1024);
    parser.body_limit(boost::none);
}

bool is_inside(std::string_view part, std::string_view whole) {
    return part.empty() ||
           (part.data() >= whole.data() && part.data() + part.size() <= whole.data() + whole.size());
}

void check_head(http::Incoming const& incoming) {
    auto const& request = incoming.request;
    require(!request.path.empty() && (request.path.front() == '/' || request.path == "*"));
    require(request.path.find('\0') == std::string::npos);
    auto const lengths = request.headers.all("Content-Length");
    auto const codings = request.headers.all("Transfer-Encoding");
    require(lengths.size() <= 1 && codings.size() <= 1 && lengths.size() + codings.size() <= 1);
    require(codings.empty() || http::same_ignoring_case(codings.front(), "chunked"));
}

} // namespace

void require(bool holds) {
    if (!holds)
        std::abort();
}

std::string_view text_of(Bytes bytes) {
    return {reinterpret_cast<char const*>(bytes.data()), bytes.size()};
}

void read_request_head(Bytes bytes) {
    http::Parser parser;
    set_up(parser);
    boost::system::error_code error;
    parser.put(asio::buffer(bytes.data(), bytes.size()), error);
    if (!parser.is_header_done())
        return;
    auto const incoming = http::head_of(parser, "10.0.0.1", proxies());
    if (!incoming.refusal)
        check_head(incoming);
}

/// The bytes are what follows the head of a chunked request.
void read_chunked_body(Bytes bytes) {
    http::Parser parser;
    set_up(parser);
    parser.eager(true);
    parser.body_limit(std::uint64_t{64} * 1024);
    std::string message = "POST /x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n";
    message += text_of(bytes);
    boost::system::error_code error;
    for (std::size_t read = 0; read < message.size() && !parser.is_done();) {
        auto const some = parser.put(asio::buffer(message.data() + read, message.size() - read), error);
        if (error || some == 0)
            return;
        read += some;
    }
    require(parser.get().body().size() <= bytes.size());
}

void read_form(Bytes bytes) {
    auto const body = text_of(bytes);
    auto const form = http::parse_multipart("multipart/form-data; boundary=x", body);
    if (!form) {
        require(!form.error().message.english().empty());
        return;
    }
    require(form->files.size() <= 1);
    for (auto const& field : form->fields)
        require(is_inside(field.value, body));
    for (auto const& file : form->files)
        require(is_inside(file.bytes, body));
}

/// A value that was read can be written, and reads back as the same.
void read_json_body(Bytes bytes) {
    auto const value = http::decode<EveryKind>(text_of(bytes));
    if (!value) {
        require(!value.error().message.english().empty());
        return;
    }
    auto const written = http::encode(*value);
    auto const again = http::decode<EveryKind>(written);
    require(again.has_value());
    require(http::encode(*again) == written);
}

void read_query(Bytes bytes) {
    auto const target = http::parse_target(text_of(bytes));
    if (!target)
        return;
    require(target->path.find('\0') == std::string::npos);
    auto const filter = http::decode_query<Filter>(target->query);
    if (filter && filter->share)
        require(std::isfinite(*filter->share));
}

void read_headers(Bytes bytes) {
    constexpr std::uint64_t kSize = 1000;
    auto const text = text_of(bytes);
    auto const range = http::parse_range(text, kSize);
    if (range.kind == http::ByteRange::Kind::part)
        require(range.first <= range.last && range.last < kSize);
    auto const weight = http::coding_weight(text, "br");
    require(weight >= 0 && weight <= 1);
    (void)http::matches_etag(text, "\"a\"");
    if (auto const address = http::parse_address(text))
        require(http::parse_address(http::print_address(*address)) == address);
    if (text.find_first_of("\r\n") == std::string_view::npos && text.find('\0') == std::string_view::npos) {
        http::Fields headers;
        try {
            headers.add("X-Forwarded-For", text);
        } catch (std::invalid_argument const&) {
            return;
        }
        require(!proxies().client_address("10.0.0.1", headers).empty());
    }
}

} // namespace evenkeel::fuzz
