#include "http/connection/this_machine.hpp"

#include <algorithm>
#include <array>

namespace evenkeel::http {
namespace {

// Not [::1]: a Content Security Policy cannot name an IPv6 address, so pages could not call it.
constexpr std::array<std::string_view, 2> kNames{"localhost", "127.0.0.1"};

/// Where the host stands in an address, or in a Host header.
std::string_view host_in(std::string_view text) {
    if (auto const scheme = text.find("://"); scheme != std::string_view::npos)
        text.remove_prefix(scheme + 3);
    auto const from = text.starts_with('[') ? text.find(']') : 0;
    return from == std::string_view::npos ? text : text.substr(0, text.find_first_of(":/", from));
}

bool is_of_this_machine(std::string_view host) {
    return std::ranges::find(kNames, host) != kNames.end();
}

std::string with_host(std::string_view url, std::string_view host) {
    auto const present = host_in(url);
    std::string named{url};
    named.replace(static_cast<std::size_t>(present.data() - url.data()), present.size(), host);
    return named;
}

} // namespace

std::vector<std::string> names_of(std::string_view url) {
    if (!is_of_this_machine(host_in(url)))
        return {std::string{url}};
    std::vector<std::string> all;
    for (auto const name : kNames)
        all.push_back(with_host(url, name));
    return all;
}

std::string as_called(std::string_view url, std::string_view host_header) {
    auto const called = host_in(host_header);
    return is_of_this_machine(host_in(url)) && is_of_this_machine(called) ? with_host(url, called)
                                                                          : std::string{url};
}

} // namespace evenkeel::http
