#include "http/message/reply.hpp"

#include <algorithm>
#include <stdexcept>

#include <fmt/format.h>

namespace evenkeel::http {

namespace {

/// RFC 6265 4.1.1: printable ASCII without the characters that end a cookie or a list.
bool is_cookie_character(char character) {
    return character > ' ' && character < '\x7f' && !std::string_view{"\",;\\"}.contains(character);
}

void demand_cookie_text(std::string_view text) {
    if (!std::ranges::all_of(text, is_cookie_character))
        throw std::invalid_argument("a cookie holds a character that would end it");
}

std::string_view same_site_text(SameSite same_site) {
    switch (same_site) {
    case SameSite::strict:
        return "Strict";
    case SameSite::lax:
        return "Lax";
    case SameSite::none:
        return "None";
    }
    throw std::invalid_argument("not a SameSite value");
}

} // namespace

std::string Cookie::header_value() const {
    if (name.empty() || name.contains('='))
        throw std::invalid_argument("not a cookie name");
    for (std::string_view const text : {name, value, domain})
        demand_cookie_text(text);
    auto line = fmt::format("{}={}; Path=/; SameSite={}", name, value, same_site_text(same_site));
    if (max_age)
        line += fmt::format("; Max-Age={}", max_age->count());
    if (!domain.empty())
        line += fmt::format("; Domain={}", domain);
    if (http_only == HttpOnly::yes)
        line += "; HttpOnly";
    if (secure == Secure::yes)
        line += "; Secure";
    return line;
}

Reply text_reply(int status, std::string_view content_type, std::string body) {
    Reply reply{.status = status, .body = std::move(body)};
    reply.headers.add("Content-Type", content_type);
    return reply;
}

Reply empty_reply(int status) {
    return Reply{.status = status};
}

} // namespace evenkeel::http
