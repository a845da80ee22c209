#pragma once

// The JSON Schema (as OpenAPI 3.1 uses it) of the types that http/values/json.hpp reads and prints.

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <typeinfo>
#include <variant>
#include <vector>

#include <boost/json/value.hpp>

#include "http/values/json.hpp"

namespace evenkeel::http {

/// Requests may leave optional fields out; replies always print them, as null when there is nothing.
enum class Direction { request, reply };

/// Collects `components/schemas`, each described type once, by its C++ name without namespaces.
class SchemaBook {
public:
    /// The schema to put where a value of type T stands: inline, or a $ref to a component.
    template <class T>
    [[nodiscard]] boost::json::value of(Direction direction);

    [[nodiscard]] boost::json::object components() const;

private:
    struct Entry {
        std::string type;
        Direction direction;
        boost::json::value schema;
    };

    /// True when the component must be built. Throws std::logic_error when two types share a short name, or
    /// when a type with optional fields serves both directions: what may be missing differs, so they are two
    /// types.
    bool begin(std::type_info const& type, Direction direction, bool has_optional);
    void finish(std::type_info const& type, boost::json::value schema);
    [[nodiscard]] static boost::json::value reference(std::type_info const& type);

    template <class T>
    boost::json::value described(Direction direction);
    template <class T>
    void describe_names(Direction direction);
    template <class T>
    void describe_members(Direction direction);

    std::map<std::string, Entry> entries_;
};

/// "evenkeel::api::RecordCheckInRequest" → "RecordCheckInRequest".
[[nodiscard]] std::string short_type_name(std::type_info const& type);

/// {"type": type, "format": format}; without a format when it is empty.
[[nodiscard]] boost::json::value plain_schema(std::string_view type, std::string_view format = {});

/// The same schema, allowing null.
[[nodiscard]] boost::json::value nullable_schema(boost::json::value schema);

namespace json {

template <class T>
struct Kind {
    static constexpr bool is_id = false;
    static constexpr bool is_list = false;
    static constexpr bool is_map = false;
    static constexpr bool is_either = false;
    static constexpr bool is_written = false;
};

template <class Tag>
struct Kind<Id<Tag>> : Kind<void> {
    static constexpr bool is_id = true;
};

template <class T>
struct Kind<std::vector<T>> : Kind<void> {
    static constexpr bool is_list = true;
    using Item = T;
};

template <class T>
struct Kind<std::map<std::string, T>> : Kind<void> {
    static constexpr bool is_map = true;
    using Item = T;
};

template <class First, class Second>
struct Kind<std::variant<First, Second>> : Kind<void> {
    static constexpr bool is_either = true;
    using FirstShape = First;
    using SecondShape = Second;
};

template <Described T>
constexpr bool has_optional_member() {
    bool found = false;
    boost::mp11::mp_for_each<Members<T>>([&found](auto member) {
        using Field = std::remove_cvref_t<decltype(std::declval<T>().*member.pointer)>;
        found = found || kIsOptional<Field>;
    });
    return found;
}

} // namespace json

template <class T>
boost::json::value SchemaBook::of(Direction direction) {
    using Kind = json::Kind<T>;
    if constexpr (json::kIsOptional<T>)
        return nullable_schema(of<typename T::value_type>(direction));
    else if constexpr (Kind::is_written)
        return of<typename Kind::Item>(direction);
    else if constexpr (Kind::is_list)
        return {{"type", "array"}, {"items", of<typename Kind::Item>(direction)}};
    else if constexpr (Kind::is_map)
        return {{"type", "object"}, {"additionalProperties", of<typename Kind::Item>(direction)}};
    else if constexpr (Kind::is_either)
        return {{"oneOf", boost::json::array{of<typename Kind::FirstShape>(direction),
                                             of<typename Kind::SecondShape>(direction)}}};
    else if constexpr (Kind::is_id || std::is_same_v<T, std::string>)
        return plain_schema("string");
    else if constexpr (std::is_same_v<T, Instant>)
        return plain_schema("string", "date-time");
    else if constexpr (std::is_same_v<T, std::chrono::year_month_day>)
        return plain_schema("string", "date");
    else if constexpr (std::is_same_v<T, boost::json::value>)
        return boost::json::object{};
    else if constexpr (std::is_same_v<T, bool>)
        return plain_schema("boolean");
    else if constexpr (std::is_integral_v<T>)
        return plain_schema("integer", sizeof(T) == sizeof(std::int64_t) ? "int64" : "int32");
    else if constexpr (std::is_floating_point_v<T>)
        return plain_schema("number", "double");
    else
        return described<T>(direction);
}

template <class T>
boost::json::value SchemaBook::described(Direction direction) {
    if constexpr (std::is_enum_v<T>)
        describe_names<T>(direction);
    else
        describe_members<T>(direction);
    return reference(typeid(T));
}

template <class T>
void SchemaBook::describe_names(Direction direction) {
    if (!begin(typeid(T), direction, false))
        return;
    boost::json::array names;
    for (auto const name : json::Codec<T>::names())
        names.emplace_back(name);
    finish(typeid(T), {{"type", "string"}, {"enum", names}});
}

template <class T>
void SchemaBook::describe_members(Direction direction) {
    if (!begin(typeid(T), direction, json::has_optional_member<T>()))
        return;
    boost::json::object properties;
    boost::json::array required;
    boost::mp11::mp_for_each<json::Members<T>>([&](auto member) {
        using Field = std::remove_cvref_t<decltype(std::declval<T>().*member.pointer)>;
        properties.emplace(member.name, of<Field>(direction));
        if (direction == Direction::reply || !json::kIsOptional<Field>)
            required.emplace_back(member.name);
    });
    finish(typeid(T), {{"type", "object"},
                       {"properties", properties},
                       {"required", required},
                       {"additionalProperties", false}});
}

} // namespace evenkeel::http
