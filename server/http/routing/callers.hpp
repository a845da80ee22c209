#pragma once

#include <optional>
#include <string_view>
#include <utility>

#include "core/account/sessions/sessions.hpp"
#include "core/base/id.hpp"
#include "http/message/reply.hpp"

namespace evenkeel::http {

using account::LiveSession;

// Proofs that the authorizer checked the request. Permission is an argument: a route that needs a premium
// member says so in its signature, and nothing but Authorizer can make one.

/// Anyone. Knows the session when a live one came along.
class Visitor {
public:
    static constexpr std::string_view kName = "Visitor";

    [[nodiscard]] std::optional<LiveSession> const& session() const { return session_; }

private:
    friend class Authorizer;

    explicit Visitor(std::optional<LiveSession> session) : session_{std::move(session)} {}

    std::optional<LiveSession> session_;
};

/// Proof of a live session whose CSRF token came along.
class Member {
public:
    static constexpr std::string_view kName = "Member";

    [[nodiscard]] MemberId const& id() const { return session_.member_id; }

    [[nodiscard]] SessionId const& session_id() const { return session_.session_id; }

    [[nodiscard]] LiveSession const& session() const { return session_; }

    /// By which the member's days begin and end.
    [[nodiscard]] std::string const& time_zone() const { return session_.time_zone; }

private:
    friend class Authorizer;

    explicit Member(LiveSession session) : session_{std::move(session)} {}

    LiveSession session_;
};

/// Proof of a member whose premium lasts at this moment.
class PremiumMember {
public:
    static constexpr std::string_view kName = "PremiumMember";

    [[nodiscard]] MemberId const& id() const { return member_.id(); }

    [[nodiscard]] SessionId const& session_id() const { return member_.session_id(); }

    [[nodiscard]] LiveSession const& session() const { return member_.session(); }

    [[nodiscard]] std::string const& time_zone() const { return member_.time_zone(); }

private:
    friend class Authorizer;

    explicit PremiumMember(Member member) : member_{std::move(member)} {}

    Member member_;
};

/// Proof of a member with the admin role.
class Admin {
public:
    static constexpr std::string_view kName = "Admin";

    [[nodiscard]] MemberId const& id() const { return member_.id(); }

    [[nodiscard]] SessionId const& session_id() const { return member_.session_id(); }

private:
    friend class Authorizer;

    explicit Admin(Member member) : member_{std::move(member)} {}

    Member member_;
};

/// Whoever calls the quiz and HRV service: a member by session, or a visitor known by an anonymous cookie.
class ServiceVisitor {
public:
    static constexpr std::string_view kName = "ServiceVisitor";

    [[nodiscard]] std::optional<MemberId> const& member_id() const { return member_id_; }

    /// Always there, also beside a member: what was done before signing in can be found again.
    [[nodiscard]] VisitorId const& visitor_id() const { return visitor_id_; }

    /// The cookie to set when this visitor had none; the typed route adds it to the reply.
    [[nodiscard]] std::optional<Cookie> const& new_cookie() const { return new_cookie_; }

private:
    friend class Authorizer;

    ServiceVisitor(std::optional<MemberId> member_id, VisitorId visitor_id, std::optional<Cookie> new_cookie)
        : member_id_{std::move(member_id)}, visitor_id_{std::move(visitor_id)},
          new_cookie_{std::move(new_cookie)} {}

    std::optional<MemberId> member_id_;
    VisitorId visitor_id_;
    std::optional<Cookie> new_cookie_;
};

} // namespace evenkeel::http
