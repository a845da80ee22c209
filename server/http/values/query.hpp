#pragma once

// Described structs ⇄ the query of a URL: the same codec and the same refusals as a body's.

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/parse.hpp>

#include "http/values/fields.hpp"
#include "http/values/json.hpp"
#include "http/values/json_schema.hpp"

namespace evenkeel::http {

namespace detail {

/// A number or yes-no value as JSON has it; anything else stays text, and the codec refuses it by name.
[[nodiscard]] boost::json::value scalar_of_query(std::string_view text);

template <class Field>
struct QueryField {
    using Type = Field;
};

template <class Field>
struct QueryField<std::optional<Field>> {
    using Type = Field;
};

/// The names of the fields whose values are numbers or yes-no values.
template <json::Described Query>
std::set<std::string_view> scalar_fields() {
    std::set<std::string_view> names;
    boost::mp11::mp_for_each<json::Members<Query>>([&names](auto member) {
        using Field = std::remove_cvref_t<decltype(std::declval<Query>().*member.pointer)>;
        if constexpr (std::is_arithmetic_v<typename QueryField<Field>::Type>)
            names.insert(member.name);
    });
    return names;
}

/// The pairs as one JSON object. Refuses (invalid_input) a name that stands there twice.
[[nodiscard]] Result<boost::json::value> object_of_query(std::vector<NameValue> const& pairs,
                                                         std::set<std::string_view> const& scalars);

} // namespace detail

template <json::Described Query>
[[nodiscard]] Result<Query> decode_query(std::vector<NameValue> const& pairs) {
    auto const object = detail::object_of_query(pairs, detail::scalar_fields<Query>());
    if (!object)
        return std::unexpected(object.error());
    return json::read<Query>(*object, json::Trail{});
}

/// The query's fields as OpenAPI parameters. `x-struct` names the struct at whose members their sentences
/// stand; tools/contract puts those in its place.
template <json::Described Query>
boost::json::array query_parameters(SchemaBook& book) {
    boost::json::array parameters;
    boost::mp11::mp_for_each<json::Members<Query>>([&](auto member) {
        using Field = std::remove_cvref_t<decltype(std::declval<Query>().*member.pointer)>;
        parameters.push_back(boost::json::object{
            {"name", member.name},
            {"in", "query"},
            {"required", !json::kIsOptional<Field>},
            {"x-struct", short_type_name(typeid(Query))},
            {"schema", book.of<typename detail::QueryField<Field>::Type>(Direction::request)}});
    });
    return parameters;
}

} // namespace evenkeel::http
