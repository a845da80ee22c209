#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/base/clock.hpp"
#include "core/base/result.hpp"
#include "http/callers.hpp"
#include "http/request.hpp"
#include "http/session_cookies.hpp"

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

/// Looks a session up once for one request, however often it is asked for.
class SessionOnce final : public SessionDirectory {
public:
    explicit SessionOnce(SessionDirectory& directory) : directory_{directory} {}

    [[nodiscard]] std::optional<LiveSession> find(std::string_view session_token) override;
    [[nodiscard]] Result<std::optional<LiveSession>> find_by_api_token(std::string_view api_token) override;

private:
    SessionDirectory& directory_;
    std::optional<std::optional<LiveSession>> session_;
    std::optional<Result<std::optional<LiveSession>>> holder_;
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

    /// Refuses with session_required, csrf, premium_required or not_allowed.
    /// Caller is Visitor, Member, PremiumMember, Admin or ServiceVisitor.
    template <class Caller>
    [[nodiscard]] Result<Caller> admit(Request const& request, Csrf csrf) const;

    [[nodiscard]] SessionCookies const& cookies() const { return cookies_; }

    /// The same door with the sessions looked up elsewhere.
    [[nodiscard]] Authorizer over(SessionDirectory& sessions) const {
        return {sessions, clock_, cookies_.policy()};
    }

    [[nodiscard]] SessionDirectory& sessions() const { return sessions_; }

    /// The language of whoever calls: the member's as a BCP 47 tag, else what the browser likes as its
    /// Accept-Language header has it. May be empty.
    [[nodiscard]] std::string language_of(Request const& request) const;

private:
    [[nodiscard]] std::optional<LiveSession> session_of(Request const& request) const;
    [[nodiscard]] Result<std::optional<LiveSession>> optional_session(Request const& request,
                                                                      Csrf csrf) const;
    [[nodiscard]] Result<LiveSession> required_session(Request const& request, Csrf csrf) const;
    [[nodiscard]] Result<LiveSession> session_by_api_token(Request const& request,
                                                           std::string_view api_token) const;
    [[nodiscard]] Result<void> check_csrf(Request const& request) const;

    SessionDirectory& sessions_;
    Clock const& clock_;
    SessionCookies cookies_;
};

template <>
Result<Visitor> Authorizer::admit<Visitor>(Request const& request, Csrf csrf) const;
template <>
Result<Member> Authorizer::admit<Member>(Request const& request, Csrf csrf) const;
template <>
Result<PremiumMember> Authorizer::admit<PremiumMember>(Request const& request, Csrf csrf) const;
template <>
Result<Admin> Authorizer::admit<Admin>(Request const& request, Csrf csrf) const;
template <>
Result<ServiceVisitor> Authorizer::admit<ServiceVisitor>(Request const& request, Csrf csrf) const;

} // namespace evenkeel::http
