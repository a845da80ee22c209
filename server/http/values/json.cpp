#include "http/values/json.hpp"

#include <cmath>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "http/values/json_text.hpp"
#include "http/values/timestamp.hpp"

namespace evenkeel::http::json {

namespace {

/// JSON numbers are doubles to most readers: whole numbers are exact up to here.
constexpr double kLargestWhole = 9007199254740992.0;

std::string named(Trail const& trail) {
    auto const path = trail.text();
    return path.empty() ? "The body" : fmt::format("`{}`", path);
}

std::unexpected<Failure> refuse_at(Trail const& trail, std::string_view sentence_end) {
    return refuse(Fault::invalid_input, trail.text(),
                  Sentence::in_english_only(fmt::format("{} {}.", named(trail), sentence_end)));
}

} // namespace

std::string Trail::text() const {
    if (above == nullptr)
        return {};
    auto const before = above->text();
    if (!key)
        return fmt::format("{}[{}]", before, index);
    return before.empty() ? std::string{*key} : fmt::format("{}.{}", before, *key);
}

std::unexpected<Failure> wrong(Trail const& trail, std::string_view must_be) {
    return refuse_at(trail, fmt::format("must be {}", must_be));
}

std::unexpected<Failure> unknown_field(Trail const& trail) {
    return refuse_at(trail, "is not a field of this request");
}

std::unexpected<Failure> missing_field(Trail const& trail) {
    return refuse_at(trail, "is missing");
}

std::string one_of(std::vector<std::string_view> const& names) {
    return fmt::format("one of: {}", fmt::join(names, ", "));
}

Result<bool> Codec<bool>::read(boost::json::value const& from, Trail const& trail) {
    if (!from.is_bool())
        return wrong(trail, "true or false");
    return from.get_bool();
}

Result<double> Codec<double>::read(boost::json::value const& from, Trail const& trail) {
    if (from.is_double())
        return from.get_double();
    if (from.is_int64())
        return static_cast<double>(from.get_int64());
    if (from.is_uint64())
        return static_cast<double>(from.get_uint64());
    return wrong(trail, "a number");
}

Result<std::int64_t> Codec<std::int64_t>::read(boost::json::value const& from, Trail const& trail) {
    if (from.is_int64())
        return from.get_int64();
    // 3.0 and 3e2 are whole numbers too, as JSON Schema sees it.
    if (from.is_double() && std::abs(from.get_double()) <= kLargestWhole &&
        from.get_double() == std::trunc(from.get_double()))
        return static_cast<std::int64_t>(from.get_double());
    return wrong(trail, from.is_uint64() ? "a smaller whole number" : "a whole number");
}

Result<std::string> Codec<std::string>::read(boost::json::value const& from, Trail const& trail) {
    if (!from.is_string())
        return wrong(trail, "a text");
    // PostgreSQL keeps no NUL in a text, and C libraries stop at it.
    if (from.get_string().find('\0') != boost::json::string::npos)
        return wrong(trail, "a text without the NUL character");
    return std::string{from.get_string()};
}

Result<Instant> Codec<Instant>::read(boost::json::value const& from, Trail const& trail) {
    auto const instant = from.is_string() ? parse_instant(from.get_string()) : std::nullopt;
    if (!instant)
        return wrong(trail, "a time such as \"2026-11-21T08:00:00.000Z\"");
    return *instant;
}

void Codec<Instant>::write(JsonWriter& out, Instant value) {
    out.text(print_instant(value));
}

Result<std::chrono::year_month_day> Codec<std::chrono::year_month_day>::read(boost::json::value const& from,
                                                                             Trail const& trail) {
    auto const date = from.is_string() ? parse_date(from.get_string()) : std::nullopt;
    if (!date)
        return wrong(trail, "a date such as \"2026-11-21\"");
    return *date;
}

void Codec<std::chrono::year_month_day>::write(JsonWriter& out, std::chrono::year_month_day value) {
    out.text(print_date(value));
}

void Codec<boost::json::value>::write(JsonWriter& out, boost::json::value const& value) {
    out.written(print_json(value));
}

} // namespace evenkeel::http::json
