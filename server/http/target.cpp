#include "http/target.hpp"

#include "http/text.hpp"
#include "http/utf8.hpp"

namespace evenkeel::http {

namespace {

int hex_digit(char character) {
    if (character >= '0' && character <= '9')
        return character - '0';
    if (character >= 'a' && character <= 'f')
        return character - 'a' + 10;
    if (character >= 'A' && character <= 'F')
        return character - 'A' + 10;
    return -1;
}

std::optional<std::string> percent_decoded(std::string_view text) {
    std::string decoded;
    decoded.reserve(text.size());
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != '%') {
            decoded += text[at];
            continue;
        }
        int const high = at + 2 < text.size() ? hex_digit(text[at + 1]) : -1;
        int const low = at + 2 < text.size() ? hex_digit(text[at + 2]) : -1;
        if (high < 0 || low < 0)
            return std::nullopt;
        decoded += static_cast<char>(high * 16 + low);
        at += 2;
    }
    return is_utf8(decoded) ? std::optional{decoded} : std::nullopt;
}

std::optional<std::string> decoded_path(std::string_view raw) {
    std::string path;
    for (auto const segment : split(raw.substr(1), '/')) {
        auto const decoded = percent_decoded(segment);
        if (!decoded || decoded->find_first_of(std::string_view{"/\\\0", 3}) != std::string::npos)
            return std::nullopt;
        path += '/';
        path += *decoded;
    }
    return path;
}

std::optional<std::string> form_decoded(std::string_view text) {
    std::string with_spaces{text};
    for (char& character : with_spaces)
        if (character == '+')
            character = ' ';
    return percent_decoded(with_spaces);
}

std::optional<std::vector<NameValue>> parsed_query(std::string_view raw) {
    std::vector<NameValue> query;
    for (auto const pair : split(raw, '&')) {
        if (pair.empty())
            continue;
        auto const equals = pair.find('=');
        auto name = form_decoded(pair.substr(0, equals));
        auto value =
            form_decoded(equals == std::string_view::npos ? std::string_view{} : pair.substr(equals + 1));
        if (!name || !value)
            return std::nullopt;
        query.push_back({.name = std::move(*name), .value = std::move(*value)});
    }
    return query;
}

/// RFC 9112 3.2.2: servers must accept the absolute form, though only proxies are sent it.
std::string_view without_authority(std::string_view target) {
    for (std::string_view const scheme : {"http://", "https://"})
        if (target.starts_with(scheme)) {
            auto const path = target.find_first_of("/?", scheme.size());
            return path == std::string_view::npos ? std::string_view{"/"} : target.substr(path);
        }
    return target;
}

} // namespace

std::optional<Target> parse_target(std::string_view target) {
    if (target == "*")
        return Target{.path = "*"};
    target = without_authority(target);
    auto const question = target.find('?');
    auto const raw_path = target.substr(0, question);
    if (!raw_path.starts_with('/'))
        return std::nullopt;
    auto path = decoded_path(raw_path);
    auto query =
        parsed_query(question == std::string_view::npos ? std::string_view{} : target.substr(question + 1));
    if (!path || !query)
        return std::nullopt;
    return Target{.path = std::move(*path), .query = std::move(*query)};
}

} // namespace evenkeel::http
