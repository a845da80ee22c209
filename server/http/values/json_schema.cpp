#include "http/values/json_schema.hpp"

#include <stdexcept>

#include <boost/core/demangle.hpp>
#include <fmt/format.h>

namespace evenkeel::http {

std::string short_type_name(std::type_info const& type) {
    auto const full = boost::core::demangle(type.name());
    auto const last_colon = full.rfind(':');
    return last_colon == std::string::npos ? full : full.substr(last_colon + 1);
}

boost::json::value plain_schema(std::string_view type, std::string_view format) {
    boost::json::object schema{{"type", boost::json::string_view{type}}};
    if (!format.empty())
        schema.emplace("format", boost::json::string_view{format});
    return schema;
}

boost::json::value nullable_schema(boost::json::value schema) {
    auto& object = schema.as_object();
    if (auto* const type = object.if_contains("type"); type != nullptr && !object.contains("enum")) {
        *type = boost::json::array{*type, "null"};
        return schema;
    }
    if (auto* const shapes = object.if_contains("oneOf"); shapes != nullptr) {
        shapes->as_array().push_back(plain_schema("null"));
        return schema;
    }
    return {{"anyOf", boost::json::array{schema, plain_schema("null")}}};
}

bool SchemaBook::begin(std::type_info const& type, Direction direction, bool has_optional) {
    auto const [entry, added] = entries_.try_emplace(
        short_type_name(type), Entry{.type = type.name(), .direction = direction, .schema = nullptr});
    if (added)
        return true;
    if (entry->second.type != type.name())
        throw std::logic_error(fmt::format("two types are called {} in the contract", entry->first));
    if (has_optional && entry->second.direction != direction)
        throw std::logic_error(fmt::format(
            "{} has optional fields and serves requests and replies: make it two types", entry->first));
    return false;
}

void SchemaBook::finish(std::type_info const& type, boost::json::value schema) {
    entries_.at(short_type_name(type)).schema = std::move(schema);
}

boost::json::value SchemaBook::reference(std::type_info const& type) {
    return {{"$ref", fmt::format("#/components/schemas/{}", short_type_name(type))}};
}

boost::json::object SchemaBook::components() const {
    boost::json::object schemas;
    for (auto const& [name, entry] : entries_)
        schemas.emplace(name, entry.schema);
    return schemas;
}

} // namespace evenkeel::http
