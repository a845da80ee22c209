#pragma once

#include <boost/json.hpp>

#include <cstdint>
#include <string>
#include <string_view>

namespace evenkeel::outbound {

/// For JSON that others write: a member that is missing or of another kind is empty, zero, or no object.
[[nodiscard]] inline std::string text_of(boost::json::object const& object, std::string_view name) {
    auto const* const value = object.if_contains(name);
    auto const* const text = value == nullptr ? nullptr : value->if_string();
    return text == nullptr ? std::string{} : std::string{*text};
}

[[nodiscard]] inline std::int64_t whole_of(boost::json::object const& object, std::string_view name) {
    auto const* const value = object.if_contains(name);
    auto const* const number = value == nullptr ? nullptr : value->if_int64();
    return number == nullptr ? 0 : *number;
}

[[nodiscard]] inline bool is_true(boost::json::object const& object, std::string_view name) {
    auto const* const value = object.if_contains(name);
    return value != nullptr && value->is_bool() && value->get_bool();
}

/// The object in that member of `outer`, which may be null itself.
[[nodiscard]] inline boost::json::object const* object_in(boost::json::object const* outer,
                                                          std::string_view name) {
    auto const* const value = outer == nullptr ? nullptr : outer->if_contains(name);
    return value == nullptr ? nullptr : value->if_object();
}

} // namespace evenkeel::outbound
