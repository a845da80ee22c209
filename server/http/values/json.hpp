// More than 300 lines: how each kind of value is read and written stands together.
#pragma once
// Structs described with BOOST_DESCRIBE_STRUCT ⇄ JSON. A described struct needs no hand-written code, and a
// request that does not fit is refused with the path of the first value at fault: "items[2].angle".

#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include <boost/describe.hpp>
#include <boost/json/value.hpp>
#include <boost/mp11/algorithm.hpp>

#include "core/base/id.hpp"
#include "core/base/result.hpp"
#include "core/base/words.hpp"
#include "http/values/json_scalars.hpp"
#include "http/values/json_text.hpp"

namespace evenkeel::http {

/// A request or reply body without fields.
struct Empty {};
BOOST_DESCRIBE_STRUCT(Empty, (), ())

namespace json {

template <class Tag>
struct Codec<Id<Tag>> {
    static Result<Id<Tag>> read(boost::json::value const& from, Trail const& trail) {
        auto text = Codec<std::string>::read(from, trail);
        if (!text)
            return std::unexpected(std::move(text.error()));
        if (text->empty() || text->size() > 200)
            return wrong(trail, "an identifier of 1 to 200 bytes");
        return Id<Tag>{std::move(*text)};
    }

    static void write(JsonWriter& out, Id<Tag> const& id) { out.text(id.value()); }
};

template <class T>
struct Codec<std::optional<T>> {
    static Result<std::optional<T>> read(boost::json::value const& from, Trail const& trail) {
        if (from.is_null())
            return std::optional<T>{};
        auto value = Codec<T>::read(from, trail);
        if (!value)
            return std::unexpected(std::move(value.error()));
        return std::optional<T>{std::move(*value)};
    }

    static void write(JsonWriter& out, std::optional<T> const& value) {
        if (value)
            Codec<T>::write(out, *value);
        else
            out.null();
    }
};

template <class T>
struct Codec<std::vector<T>> {
    static Result<std::vector<T>> read(boost::json::value const& from, Trail const& trail) {
        if (!from.is_array())
            return wrong(trail, "a list");
        std::vector<T> items;
        items.reserve(from.get_array().size());
        for (auto const& item : from.get_array()) {
            auto value = Codec<T>::read(item, Trail{.above = &trail, .key = {}, .index = items.size()});
            if (!value)
                return std::unexpected(std::move(value.error()));
            items.push_back(std::move(*value));
        }
        return items;
    }

    static void write(JsonWriter& out, std::vector<T> const& items) {
        out.open_array();
        for (auto const& item : items)
            Codec<T>::write(out, item);
        out.close_array();
    }
};

template <class T>
struct Codec<std::map<std::string, T>> {
    static Result<std::map<std::string, T>> read(boost::json::value const& from, Trail const& trail) {
        if (!from.is_object())
            return wrong(trail, "an object");
        std::map<std::string, T> entries;
        for (auto const& [key, item] : from.get_object()) {
            auto value = Codec<T>::read(item, Trail{.above = &trail, .key = key, .index = 0});
            if (!value)
                return std::unexpected(std::move(value.error()));
            entries.emplace(std::string{key}, std::move(*value));
        }
        return entries;
    }

    static void write(JsonWriter& out, std::map<std::string, T> const& entries) {
        out.open_object();
        for (auto const& [key, value] : entries) {
            out.key(key);
            Codec<T>::write(out, value);
        }
        out.close_object();
    }
};

/// "one of: stillness, play": what the person could have sent instead.
[[nodiscard]] std::string one_of(std::vector<std::string_view> const& names);

template <class E>
    requires(std::is_enum_v<E> && boost::describe::has_describe_enumerators<E>::value)
struct Codec<E> {
    static std::vector<std::string_view> names() {
        std::vector<std::string_view> all;
        boost::mp11::mp_for_each<boost::describe::describe_enumerators<E>>(
            [&all](auto enumerator) { all.emplace_back(enumerator.name); });
        return all;
    }

    static Result<E> read(boost::json::value const& from, Trail const& trail) {
        std::optional<E> found;
        if (from.is_string()) {
            std::string_view const text = from.get_string();
            boost::mp11::mp_for_each<boost::describe::describe_enumerators<E>>([&](auto enumerator) {
                if (text == enumerator.name)
                    found = enumerator.value;
            });
        }
        if (!found)
            return wrong(trail, one_of(names()));
        return *found;
    }

    /// Throws std::domain_error for a value that has no name.
    static void write(JsonWriter& out, E value) {
        auto const* const name = boost::describe::enum_to_string(value, nullptr);
        if (name == nullptr)
            throw std::domain_error("an enumerator without a name cannot be printed");
        out.text(name);
    }
};

/// Enumerations that core spells out itself (core/base/words.hpp).
template <class E>
    requires(std::is_enum_v<E> && Worded<E>)
struct Codec<E> {
    static std::vector<std::string_view> names() {
        return {Words<E>::kNames.begin(), Words<E>::kNames.end()};
    }

    static Result<E> read(boost::json::value const& from, Trail const& trail) {
        auto const found = from.is_string() ? value_named<E>(from.get_string()) : std::nullopt;
        if (!found)
            return wrong(trail, one_of(names()));
        return *found;
    }

    static void write(JsonWriter& out, E value) { out.text(word_of(value)); }
};

template <class T>
inline constexpr bool kIsOptional = false;
template <class T>
inline constexpr bool kIsOptional<std::optional<T>> = true;

template <class T>
using Members =
    boost::describe::describe_members<T, boost::describe::mod_public | boost::describe::mod_inherited>;

template <class T>
concept Described = std::is_class_v<T> && boost::describe::has_describe_members<T>::value;

template <Described T>
void write_members(JsonWriter& out, T const& value) {
    out.open_object();
    boost::mp11::mp_for_each<Members<T>>([&](auto member) {
        using Field = std::remove_cvref_t<decltype(value.*member.pointer)>;
        out.key(member.name);
        Codec<Field>::write(out, value.*member.pointer);
    });
    out.close_object();
}

template <Described T>
struct Codec<T> {
    static Result<T> read(boost::json::value const& from, Trail const& trail) {
        if (!from.is_object())
            return wrong(trail, "an object");
        auto const& object = from.get_object();
        T made{};
        std::optional<Failure> failure;
        std::size_t used = 0;
        boost::mp11::mp_for_each<Members<T>>([&](auto member) {
            if (!failure)
                failure = read_member(object, member.name, made.*member.pointer, trail, used);
        });
        if (failure)
            return std::unexpected(std::move(*failure));
        if (used != object.size())
            return unknown_field(Trail{.above = &trail, .key = first_unknown(object), .index = 0});
        return made;
    }

    static void write(JsonWriter& out, T const& value) { write_members(out, value); }

private:
    template <class Field>
    static std::optional<Failure> read_member(boost::json::object const& object, std::string_view name,
                                              Field& into, Trail const& trail, std::size_t& used) {
        auto const here = Trail{.above = &trail, .key = name, .index = 0};
        auto const* const from = object.if_contains(name);
        if (from == nullptr && !kIsOptional<Field>)
            return missing_field(here).error();
        if (from == nullptr)
            return std::nullopt;
        ++used;
        auto value = Codec<Field>::read(*from, here);
        if (!value)
            return std::move(value.error());
        into = std::move(*value);
        return std::nullopt;
    }

    static std::string_view first_unknown(boost::json::object const& object) {
        for (auto const& [key, value] : object) {
            bool known = false;
            boost::mp11::mp_for_each<Members<T>>([&](auto member) { known = known || key == member.name; });
            if (!known)
                return key;
        }
        return {};
    }
};

/// Whether a value has the kind of shape that a T is read from.
template <class T>
[[nodiscard]] bool has_kind_of(boost::json::value const& from) {
    if constexpr (std::is_same_v<T, std::string>)
        return from.is_string();
    else if constexpr (std::is_arithmetic_v<T>)
        return from.is_number();
    else
        return from.is_object();
}

template <class T>
inline constexpr std::string_view kKindInWords = "an object";
template <>
inline constexpr std::string_view kKindInWords<std::string> = "a text";
template <>
inline constexpr std::string_view kKindInWords<double> = "a number";

/// One of two shapes that JSON tells apart by itself, such as a text or a number.
template <class First, class Second>
struct Codec<std::variant<First, Second>> {
    using Either = std::variant<First, Second>;

    static Result<Either> read(boost::json::value const& from, Trail const& trail) {
        if (has_kind_of<First>(from))
            return read_as<First>(from, trail);
        if (has_kind_of<Second>(from))
            return read_as<Second>(from, trail);
        return wrong(trail, std::string{kKindInWords<First>} + " or " + std::string{kKindInWords<Second>});
    }

    static void write(JsonWriter& out, Either const& value) {
        std::visit([&out](auto const& each) { json::write(out, each); }, value);
    }

private:
    template <class Shape>
    static Result<Either> read_as(boost::json::value const& from, Trail const& trail) {
        auto shape = Codec<Shape>::read(from, trail);
        if (!shape)
            return std::unexpected(std::move(shape.error()));
        return Either{std::move(*shape)};
    }
};

} // namespace json

/// Reads a request: malformed text is `malformed_request`, well-formed text of another shape `invalid_input`.
template <class T>
[[nodiscard]] Result<T> decode(std::string_view text) {
    auto const value = parse_json(text);
    if (!value)
        return std::unexpected(value.error());
    return json::read<T>(*value, json::Trail{});
}

template <class T>
[[nodiscard]] std::string encode(T const& value) {
    JsonWriter out;
    json::write(out, value);
    return out.take();
}

} // namespace evenkeel::http
