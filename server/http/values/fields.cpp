#include "http/values/fields.hpp"

#include <algorithm>
#include <stdexcept>

namespace evenkeel::http {

namespace {

char lower(char character) {
    return character >= 'A' && character <= 'Z' ? static_cast<char>(character - 'A' + 'a') : character;
}

/// RFC 9110 5.6.2: the characters of a token.
bool is_token_character(char character) {
    bool const alphanumeric =
        (character >= '0' && character <= '9') || (lower(character) >= 'a' && lower(character) <= 'z');
    return alphanumeric || std::string_view{"!#$%&'*+-.^_`|~"}.contains(character);
}

void demand_safe(std::string_view name, std::string_view value) {
    if (name.empty() || !std::ranges::all_of(name, is_token_character))
        throw std::invalid_argument("not a header name");
    if (value.find_first_of(std::string_view{"\r\n\0", 3}) != std::string_view::npos)
        throw std::invalid_argument("a header value would end its line");
}

} // namespace

bool same_ignoring_case(std::string_view left, std::string_view right) {
    return std::ranges::equal(left, right, {}, lower, lower);
}

void Fields::add(std::string_view name, std::string_view value) {
    demand_safe(name, value);
    lines_.push_back({.name = std::string{name}, .value = std::string{value}});
}

void Fields::set(std::string_view name, std::string_view value) {
    demand_safe(name, value);
    remove(name);
    add(name, value);
}

void Fields::remove(std::string_view name) {
    std::erase_if(lines_, [name](NameValue const& line) { return same_ignoring_case(line.name, name); });
}

std::optional<std::string_view> Fields::find(std::string_view name) const {
    for (auto const& line : lines_)
        if (same_ignoring_case(line.name, name))
            return line.value;
    return std::nullopt;
}

std::vector<std::string_view> Fields::all(std::string_view name) const {
    std::vector<std::string_view> values;
    for (auto const& line : lines_)
        if (same_ignoring_case(line.name, name))
            values.emplace_back(line.value);
    return values;
}

} // namespace evenkeel::http
