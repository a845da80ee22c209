#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/base/clock.hpp"
#include "core/base/result.hpp"
#include "http/message/request.hpp"
#include "http/message/session_cookies.hpp"
#include "http/routing/callers.hpp"

namespace evenkeel::http {

/// Where sessions are looked up. Given the cookie's value; implementations keep and compare its hash only.
class SessionDirectory {
public:
    virtual ~SessionDirectory() = default;
    [[nodiscard]] virtual std::optional<LiveSession> find(std::string_view session_token) = 0;

    /// Who holds this API token; the answer has no session id. Refuses with too_many_requests.
    [[nodiscard]] virtual Result<std::optional<LiveSession>>
    find_by_api_token(std::string_view /*api_token*/) {
        return std::nullopt;
    }
};

/// Who a request says it comes from, looked up once. Proves nothing yet: `admit` decides.
struct Identity {
    std::optional<LiveSession> session{}; ///< By the session cookie.
    /// By the API token, where the request brings one. Holds a refusal when the token is used too often.
    std::optional<Result<std::optional<LiveSession>>> api_token_holder{};
    /// The member's BCP 47 tag, else the Accept-Language header. May be empty.
    std::string language{};
};

/// Whether a call must bring its CSRF token. Only a call that hands the token out may do without.
enum class Csrf { required, not_required };

/// Turns a request into the proof of who calls: cookie → session → CSRF token → premium or role → proof.
/// A read may bring an API token instead ("Authorization: Bearer …"), which no browser sends by itself and
/// which therefore needs no CSRF token; it is never enough to change something.
class Authorizer {
public:
    /// Keeps references to the directory and the clock.
    Authorizer(SessionDirectory& sessions, Clock const& clock, CookiePolicy cookies)
        : sessions_{sessions}, clock_{clock}, cookies_{std::move(cookies)} {}

    /// Looks up the session and the API token of a request: the only place that asks the directory.
    [[nodiscard]] Identity identify(Request const& request) const;

    /// Refuses with session_required, csrf, premium_required or not_allowed.
    /// Caller is Visitor, Member, PremiumMember, Admin or ServiceVisitor.
    template <class Caller>
    [[nodiscard]] Result<Caller> admit(Identity const& identity, Request const& request, Csrf csrf) const;

    [[nodiscard]] SessionCookies const& cookies() const { return cookies_; }

private:
    [[nodiscard]] Result<std::optional<LiveSession>>
    optional_session(Identity const& identity, Request const& request, Csrf csrf) const;
    [[nodiscard]] Result<LiveSession> required_session(Identity const& identity, Request const& request,
                                                       Csrf csrf) const;
    [[nodiscard]] Result<void> check_csrf(Request const& request) const;

    SessionDirectory& sessions_;
    Clock const& clock_;
    SessionCookies cookies_;
};

template <>
Result<Visitor> Authorizer::admit<Visitor>(Identity const& identity, Request const& request, Csrf csrf) const;
template <>
Result<Member> Authorizer::admit<Member>(Identity const& identity, Request const& request, Csrf csrf) const;
template <>
Result<PremiumMember> Authorizer::admit<PremiumMember>(Identity const& identity, Request const& request,
                                                       Csrf csrf) const;
template <>
Result<Admin> Authorizer::admit<Admin>(Identity const& identity, Request const& request, Csrf csrf) const;
template <>
Result<ServiceVisitor> Authorizer::admit<ServiceVisitor>(Identity const& identity, Request const& request,
                                                         Csrf csrf) const;

} // namespace evenkeel::http
