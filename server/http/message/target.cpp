#include "http/message/target.hpp"

#include <boost/url/parse.hpp>
#include <boost/url/url_view.hpp>

#include "core/base/utf8.hpp"
#include "http/values/text.hpp"

namespace evenkeel::http {

namespace {

namespace urls = boost::urls;

std::optional<std::string> decoded(urls::pct_string_view text, urls::encoding_opts options = {}) {
    auto plain = text.decode(options);
    return is_utf8(plain) ? std::optional{std::move(plain)} : std::nullopt;
}

/// Boost's own segments leave out a leading "/.", and two readers must not see two different paths.
std::optional<std::string> decoded_path(urls::url_view const& url) {
    std::string path;
    for (auto const segment : split(std::string_view{url.encoded_path()}.substr(1), '/')) {
        auto const plain = decoded(urls::pct_string_view{segment});
        if (!plain || plain->find_first_of(std::string_view{"/\\\0", 3}) != std::string::npos)
            return std::nullopt;
        path += '/';
        path += *plain;
    }
    return path;
}

/// Forms write a space as "+".
std::optional<std::vector<NameValue>> decoded_query(urls::url_view const& url) {
    urls::encoding_opts form;
    form.space_as_plus = true;
    std::vector<NameValue> query;
    for (auto const parameter : url.encoded_params()) {
        auto name = decoded(parameter.key, form);
        auto value = decoded(parameter.value, form);
        if (!name || !value)
            return std::nullopt;
        if (!name->empty() || parameter.has_value)
            query.push_back({.name = std::move(*name), .value = std::move(*value)});
    }
    return query;
}

} // namespace

std::optional<Target> parse_target(std::string_view target) {
    if (target == "*")
        return Target{.path = "*"};
    // RFC 9112 3.2.2: servers must accept the absolute form, though only proxies are sent it.
    auto const url =
        target.starts_with('/') ? urls::parse_origin_form(target) : urls::parse_absolute_uri(target);
    if (!url || (url->has_scheme() && url->scheme() != "http" && url->scheme() != "https"))
        return std::nullopt;
    auto path = url->encoded_path().empty() ? std::optional<std::string>{"/"} : decoded_path(*url);
    auto query = decoded_query(*url);
    if (!path || !query)
        return std::nullopt;
    return Target{.path = std::move(*path), .query = std::move(*query)};
}

} // namespace evenkeel::http
