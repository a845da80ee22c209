#include "http/routing/authorizer.hpp"

#include "tests/support/fixed_clock.hpp"

#include <map>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace evenkeel::http {
namespace {

using namespace std::chrono_literals;
using evenkeel::testing::FixedClock;
using evenkeel::testing::kMondayMorning;

struct FakeSessions : SessionDirectory {
    std::optional<LiveSession> find(std::string_view session_token) override {
        auto const found = by_token.find(std::string{session_token});
        return found == by_token.end() ? std::nullopt : std::optional{found->second};
    }

    std::map<std::string, LiveSession> by_token;
};

struct CountingSessions : FakeSessions {
    std::optional<LiveSession> find(std::string_view session_token) override {
        ++looks;
        return FakeSessions::find(session_token);
    }

    int looks{0};
};

LiveSession a_session(std::string const& member, bool is_admin, Instant premium_until) {
    return {.session_id = SessionId{"session of " + member},
            .member_id = MemberId{member},
            .is_admin = is_admin,
            .premium_until = premium_until,
            .last_seen_at = kMondayMorning};
}

/// A request with the session's cookies and its CSRF header, as our client sends it.
Request from(std::string const& token, Method method = Method::post) {
    Request request{.method = method, .path = "/"};
    auto const csrf = csrf_token_for(token);
    request.headers.add("Cookie", "session=" + token + "; csrf_token=" + csrf);
    request.headers.add("X-CSRF-Token", csrf);
    return request;
}

class Authorizing : public ::testing::Test {
protected:
    Authorizing() {
        sessions_.by_token["ana-token"] = a_session("ana", false, kMondayMorning + 1ms);
        sessions_.by_token["ben-token"] = a_session("ben", false, kMondayMorning);
        sessions_.by_token["root-token"] = a_session("root", true, Instant{});
    }

    template <class Caller>
    Result<Caller> admit(Request const& request, Csrf csrf) const {
        return authorizer_.admit<Caller>(authorizer_.identify(request), request, csrf);
    }

    template <class Caller>
    std::string outcome(Request const& request, Csrf csrf = Csrf::required) const {
        auto const caller = admit<Caller>(request, csrf);
        if (!caller)
            return "refused " + std::to_string(static_cast<int>(caller.error().fault));
        return "admitted";
    }

    static std::string refused(Fault fault) { return "refused " + std::to_string(static_cast<int>(fault)); }

    FakeSessions sessions_;
    FixedClock clock_;
    Authorizer authorizer_{sessions_, clock_, CookiePolicy{}};
};

TEST_F(Authorizing, AdmitsEachCallerByWhatItProves) {
    EXPECT_EQ(outcome<Member>(from("ben-token")), "admitted");
    EXPECT_EQ(outcome<Member>(from("nobody")), refused(Fault::session_required));
    EXPECT_EQ(outcome<Member>(Request{}), refused(Fault::session_required));
    EXPECT_EQ(outcome<PremiumMember>(from("ana-token")), "admitted");
    EXPECT_EQ(outcome<PremiumMember>(from("ben-token")), refused(Fault::premium_required))
        << "premium ended just now";
    EXPECT_EQ(outcome<Admin>(from("root-token")), "admitted");
    EXPECT_EQ(outcome<Admin>(from("ana-token")), refused(Fault::not_allowed));
    EXPECT_EQ(admit<PremiumMember>(from("ana-token"), Csrf::required)->id(), MemberId{"ana"});
}

TEST_F(Authorizing, DemandsTheTokenOfThisVerySession) {
    auto stolen = from("ana-token");
    stolen.headers.set("X-CSRF-Token", csrf_token_for("ben-token"));
    EXPECT_EQ(outcome<Member>(stolen), refused(Fault::csrf)) << "header differs from cookie";
    auto planted = from("ana-token");
    planted.headers.set("X-CSRF-Token", csrf_token_for("ben-token"));
    planted.headers.set("Cookie", "session=ana-token; csrf_token=" + csrf_token_for("ben-token"));
    EXPECT_EQ(outcome<Member>(planted), refused(Fault::csrf)) << "header equals a cookie of another session";
    auto missing = from("ana-token");
    missing.headers.set("X-CSRF-Token", "_missing");
    EXPECT_EQ(outcome<Member>(missing), refused(Fault::csrf));
    missing.headers.set("Cookie", "session=ana-token; csrf_token=_missing");
    EXPECT_EQ(outcome<Member>(missing), refused(Fault::csrf));
    missing.headers.remove("X-CSRF-Token");
    missing.headers.set("Cookie", "session=ana-token");
    EXPECT_EQ(outcome<Member>(missing), refused(Fault::csrf))
        << "no header equals no cookie, but not this session";
    EXPECT_EQ(outcome<PremiumMember>(missing), refused(Fault::csrf))
        << "before anything is said about premium";
}

TEST_F(Authorizing, ChecksVisitorsOnlyWhenASessionCouldBeAbused) {
    auto request = from("ana-token");
    EXPECT_EQ(admit<Visitor>(request, Csrf::required)->session()->member_id, MemberId{"ana"});
    request.headers.remove("X-CSRF-Token");
    EXPECT_EQ(outcome<Visitor>(request), refused(Fault::csrf));
    EXPECT_EQ(outcome<Visitor>(request, Csrf::not_required), "admitted");
    request.method = Method::get;
    EXPECT_EQ(outcome<Visitor>(request), "admitted");
    auto stranger = Request{.method = Method::post};
    EXPECT_FALSE(admit<Visitor>(stranger, Csrf::required)->session());
}

TEST_F(Authorizing, KnowsServiceVisitorsByTheirCookieOnly) {
    auto const stranger = admit<ServiceVisitor>(Request{.method = Method::post}, Csrf::required);
    ASSERT_TRUE(stranger->new_cookie());
    EXPECT_EQ(stranger->member_id(), std::nullopt);
    Request again{.method = Method::post};
    again.headers.add("Cookie", "visitor=" + stranger->new_cookie()->value);
    auto const known = admit<ServiceVisitor>(again, Csrf::required);
    EXPECT_EQ(known->visitor_id(), stranger->visitor_id());
    EXPECT_FALSE(known->new_cookie());
    EXPECT_NE(known->visitor_id().value(), stranger->new_cookie()->value)
        << "what is stored cannot be sent back";
    auto const other = admit<ServiceVisitor>(Request{.method = Method::post}, Csrf::required);
    EXPECT_NE(other->visitor_id(), stranger->visitor_id());
}

TEST_F(Authorizing, KnowsMembersAtTheServiceToo) {
    auto request = from("ana-token");
    auto const member = admit<ServiceVisitor>(request, Csrf::required);
    EXPECT_EQ(member->member_id(), MemberId{"ana"});
    request.headers.remove("X-CSRF-Token");
    EXPECT_EQ(outcome<ServiceVisitor>(request), refused(Fault::csrf));
}

TEST(SessionCookies, OpenAndCloseASession) {
    SessionCookies const cookies{{.domain = "example.org"}};
    auto const opened = cookies.open("token", 90s);
    EXPECT_EQ(opened.at(0).header_value(),
              "session=token; Path=/; SameSite=Lax; Max-Age=90; Domain=example.org; HttpOnly; Secure");
    EXPECT_EQ(opened.at(1).header_value(),
              "csrf_token=" + csrf_token_for("token") +
                  "; Path=/; SameSite=Lax; Max-Age=90; Domain=example.org; Secure");
    for (auto const& cookie : cookies.close())
        EXPECT_THAT(cookie.header_value(), ::testing::HasSubstr("=; Path=/; SameSite=Lax; Max-Age=0;"));
}

TEST(SessionCookies, HandOutTheTokenOfTheSessionThatAsks) {
    SessionCookies const cookies{
        {.session = "dashboard_session", .csrf = "dashboard_csrf_token", .secure = Secure::no}};
    Request request;
    request.headers.add("Cookie", "session=other; dashboard_session=mine");
    EXPECT_EQ(cookies.csrf(request, 1h).name, "dashboard_csrf_token");
    EXPECT_EQ(cookies.csrf(request, 1h).value, csrf_token_for("mine"));
    EXPECT_NE(cookies.csrf(Request{}, 1h).value, cookies.csrf(Request{}, 1h).value);
}

TEST(Cookies, CannotCarryAnythingThatEndsThem) {
    for (auto const* const value : {"a;b", "a b", "a\r\nb", "a,b", "\"a\"", "a\\b", "caf\xc3\xa9"})
        EXPECT_THROW((void)(Cookie{.name = "n", .value = value}.header_value()), std::invalid_argument)
            << value;
    EXPECT_THROW((void)(Cookie{.name = "", .value = "v"}.header_value()), std::invalid_argument);
    EXPECT_THROW((void)(Cookie{.name = "a=b", .value = "v"}.header_value()), std::invalid_argument);
}

TEST(Identifying, LooksTheSessionUpOnce) {
    CountingSessions sessions;
    sessions.by_token["ana-token"] = a_session("ana", false, kMondayMorning + 1ms);
    sessions.by_token["ana-token"].language_code = "de";
    FixedClock const clock;
    Authorizer const door{sessions, clock, {}};
    auto const request = from("ana-token");
    auto const identity = door.identify(request);
    EXPECT_EQ(identity.language, "de");
    EXPECT_TRUE(door.admit<Member>(identity, request, Csrf::required));
    EXPECT_TRUE(door.admit<PremiumMember>(identity, request, Csrf::required));
    EXPECT_EQ(sessions.looks, 1);
}

TEST(Identifying, TakesTheLanguageOfAVisitorFromTheBrowser) {
    FakeSessions sessions;
    FixedClock const clock;
    Authorizer const door{sessions, clock, {}};
    Request request{.method = Method::get, .path = "/"};
    EXPECT_EQ(door.identify(request).language, "");
    request.headers.add("Accept-Language", " es-MX;q=0.9, de");
    EXPECT_EQ(door.identify(request).language, " es-MX;q=0.9, de");
}

} // namespace
} // namespace evenkeel::http
