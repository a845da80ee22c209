#pragma once

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

#include "http/message/reply.hpp"
#include "http/message/request.hpp"

namespace evenkeel::http {

/// The cookies of one group of listeners: their names, the domain they share and whether they need TLS.
struct CookiePolicy {
    std::string session{"session"};
    std::string csrf{"csrf_token"};
    std::string visitor{"visitor"};
    std::string domain{}; ///< A common parent domain, or empty for this host only.
    Secure secure{Secure::yes};
};

/// Makes session, CSRF and visitor cookies. The CSRF token is derived from the session token with
/// HMAC-SHA256, so it is worth nothing beside another session and nobody has to store it
/// (docs/decisions/0004-csrf-token.md).
class SessionCookies {
public:
    explicit SessionCookies(CookiePolicy policy) : policy_{std::move(policy)} {}

    /// For a reply that opens a session: the HttpOnly session cookie and the readable CSRF cookie.
    [[nodiscard]] std::vector<Cookie> open(std::string_view session_token,
                                           std::chrono::seconds lifetime) const;

    /// For a reply that ends one.
    [[nodiscard]] std::vector<Cookie> close() const;

    /// For /config: the CSRF cookie of the session the request brings, or one of no session, which proves
    /// nothing.
    [[nodiscard]] Cookie csrf(Request const& request, std::chrono::seconds lifetime) const;
    [[nodiscard]] Cookie visitor(std::string_view visitor_token) const;

    [[nodiscard]] CookiePolicy const& policy() const { return policy_; }

private:
    [[nodiscard]] Cookie made(std::string_view name, std::string_view value, HttpOnly http_only,
                              std::chrono::seconds lifetime) const;

    CookiePolicy policy_;
};

/// The CSRF token that belongs to a session token.
[[nodiscard]] std::string csrf_token_for(std::string_view session_token);

} // namespace evenkeel::http
