#pragma once

// Part of http/values/json.hpp: where a value stands, what is said when it does not fit, and the types
// without parts.

#include <chrono>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <boost/json/value.hpp>

#include "core/base/clock.hpp"
#include "core/base/result.hpp"
#include "http/values/json_writer.hpp"

namespace evenkeel::http::json {

/// The way from the top of the document to the value being read; a chain on the stack, written out on refusal
/// only.
struct Trail {
    Trail const* above{nullptr};
    std::optional<std::string_view> key{}; ///< Absent: an item of a list, at `index`.
    std::size_t index{0};

    [[nodiscard]] std::string text() const;
};

/// Refuses with `invalid_input`, naming the value: "`items[2].angle` must be a number."
[[nodiscard]] std::unexpected<Failure> wrong(Trail const& trail, std::string_view must_be);
[[nodiscard]] std::unexpected<Failure> unknown_field(Trail const& trail);
[[nodiscard]] std::unexpected<Failure> missing_field(Trail const& trail);

/// How a type is read from and printed as JSON. Specialised below; a type without one does not compile.
template <class T>
struct Codec;

template <class T>
[[nodiscard]] Result<T> read(boost::json::value const& from, Trail const& trail) {
    return Codec<T>::read(from, trail);
}

template <class T>
void write(JsonWriter& out, T const& value) {
    Codec<T>::write(out, value);
}

template <>
struct Codec<bool> {
    static Result<bool> read(boost::json::value const& from, Trail const& trail);

    static void write(JsonWriter& out, bool value) { out.boolean(value); }
};

template <>
struct Codec<double> {
    static Result<double> read(boost::json::value const& from, Trail const& trail);

    /// Throws std::domain_error for NaN and infinity.
    static void write(JsonWriter& out, double value) { out.number(value); }
};

template <>
struct Codec<std::int64_t> {
    static Result<std::int64_t> read(boost::json::value const& from, Trail const& trail);

    static void write(JsonWriter& out, std::int64_t value) { out.integer(value); }
};

template <class T>
    requires(std::integral<T> && !std::same_as<T, bool> && !std::same_as<T, std::int64_t> &&
             !std::same_as<T, char>)
struct Codec<T> {
    static_assert(sizeof(T) < sizeof(std::int64_t) || std::signed_integral<T>,
                  "JSON readers keep whole numbers to 2^53: use std::int64_t");

    static Result<T> read(boost::json::value const& from, Trail const& trail) {
        auto const whole = Codec<std::int64_t>::read(from, trail);
        if (!whole)
            return std::unexpected(whole.error());
        if (!std::in_range<T>(*whole))
            return wrong(trail, "a smaller whole number");
        return static_cast<T>(*whole);
    }

    static void write(JsonWriter& out, T value) { out.integer(value); }
};

template <>
struct Codec<std::string> {
    static Result<std::string> read(boost::json::value const& from, Trail const& trail);

    static void write(JsonWriter& out, std::string const& value) { out.text(value); }
};

/// "2026-11-21T08:00:00.000Z". Reads any fraction of a second, and Z or a numeric offset.
template <>
struct Codec<Instant> {
    static Result<Instant> read(boost::json::value const& from, Trail const& trail);
    static void write(JsonWriter& out, Instant value);
};

/// "2026-11-21".
template <>
struct Codec<std::chrono::year_month_day> {
    static Result<std::chrono::year_month_day> read(boost::json::value const& from, Trail const& trail);
    static void write(JsonWriter& out, std::chrono::year_month_day value);
};

/// Anything; for what another layer reads. Its depth and size are bounded like everything else.
template <>
struct Codec<boost::json::value> {
    static Result<boost::json::value> read(boost::json::value const& from, Trail const&) { return from; }

    static void write(JsonWriter& out, boost::json::value const& value);
};

} // namespace evenkeel::http::json
