#include "http/message/session_cookies.hpp"

#include "http/values/tokens.hpp"

namespace evenkeel::http {

namespace {

/// A visitor is recognised for a year; nothing personal hangs on it.
constexpr std::chrono::seconds kVisitorLife = std::chrono::days{365};

} // namespace

std::string csrf_token_for(std::string_view session_token) {
    return keyed_digest(session_token, "evenkeel csrf 1");
}

Cookie SessionCookies::made(std::string_view name, std::string_view value, HttpOnly http_only,
                            std::chrono::seconds lifetime) const {
    return Cookie{.name = std::string{name},
                  .value = std::string{value},
                  .domain = policy_.domain,
                  .http_only = http_only,
                  .secure = policy_.secure,
                  .same_site = SameSite::lax,
                  .max_age = lifetime};
}

std::vector<Cookie> SessionCookies::open(std::string_view session_token,
                                         std::chrono::seconds lifetime) const {
    return {made(policy_.session, session_token, HttpOnly::yes, lifetime),
            made(policy_.csrf, csrf_token_for(session_token), HttpOnly::no, lifetime)};
}

std::vector<Cookie> SessionCookies::close() const {
    return {made(policy_.session, "", HttpOnly::yes, std::chrono::seconds{0}),
            made(policy_.csrf, "", HttpOnly::no, std::chrono::seconds{0})};
}

Cookie SessionCookies::csrf(Request const& request, std::chrono::seconds lifetime) const {
    auto const session_token = request.cookie(policy_.session).value_or("");
    auto const value = session_token.empty() ? random_token() : csrf_token_for(session_token);
    return made(policy_.csrf, value, HttpOnly::no, lifetime);
}

Cookie SessionCookies::visitor(std::string_view visitor_token) const {
    return made(policy_.visitor, visitor_token, HttpOnly::yes, kVisitorLife);
}

} // namespace evenkeel::http
