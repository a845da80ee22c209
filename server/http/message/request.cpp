#include "http/message/request.hpp"

#include <array>

#include "http/values/text.hpp"

namespace evenkeel::http {

namespace {

std::optional<std::string_view> find_value(std::vector<NameValue> const& pairs, std::string_view name) {
    for (auto const& pair : pairs)
        if (pair.name == name)
            return pair.value;
    return std::nullopt;
}

} // namespace

std::string_view method_name(Method method) {
    static constexpr std::array<std::string_view, 8> kNames{"GET",   "HEAD",   "POST",    "PUT",
                                                            "PATCH", "DELETE", "OPTIONS", "UNKNOWN"};
    return kNames.at(static_cast<std::size_t>(method));
}

std::optional<std::string_view> Request::header(std::string_view name) const {
    return headers.find(name);
}

std::optional<std::string_view> Request::cookie(std::string_view name) const {
    for (auto const line : headers.all("Cookie"))
        for (auto const pair : split(line, ';')) {
            auto const text = trimmed(pair);
            auto const equals = text.find('=');
            if (equals != std::string_view::npos && text.substr(0, equals) == name)
                return text.substr(equals + 1);
        }
    return std::nullopt;
}

std::optional<std::string_view> Request::query_value(std::string_view name) const {
    return find_value(query, name);
}

std::optional<std::string_view> Request::path_parameter(std::string_view name) const {
    return find_value(path_parameters, name);
}

} // namespace evenkeel::http
