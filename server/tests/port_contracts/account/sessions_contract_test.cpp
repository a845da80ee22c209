#include "tests/port_contracts/contract.hpp"

namespace evenkeel::testing {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;

auto fields(account::Session const& session) {
    return std::tie(session.id, session.member_id, session.token_hash, session.device_uuid,
                    session.user_agent, session.created_at, session.last_seen_at, session.expires_at);
}

template <class Backend>
class SessionsContract : public Contract<Backend> {
protected:
    account::Sessions& sessions() { return this->stores_.sessions; }

    account::Session listed(SessionId const& id) {
        for (auto const& session : sessions().list(this->kAna, kMondayMorning))
            if (session.id == id)
                return session;
        ADD_FAILURE() << "no live session " << id.value();
        return {};
    }

    std::vector<std::string> ids_of(MemberId const& member, Instant now) {
        std::vector<std::string> ids;
        for (auto const& session : sessions().list(member, now))
            ids.push_back(session.id.value());
        return ids;
    }
};

TYPED_TEST_SUITE(SessionsContract, Backends, BackendNames);

TYPED_TEST(SessionsContract, ASessionIsListedAsItWasAdded) {
    account::Session const session{.id = SessionId{"s"},
                                   .member_id = this->kAna,
                                   .token_hash = "hash",
                                   .device_uuid = "device",
                                   .user_agent = "Größe/1.0",
                                   .created_at = kMondayMorning + 1ms,
                                   .last_seen_at = kMondayMorning + 2ms,
                                   .expires_at = kMondayMorning + 3ms};
    this->sessions().add(session);
    EXPECT_EQ(fields(this->listed(SessionId{"s"})), fields(session));
}

TYPED_TEST(SessionsContract, ATokenTellsWhoHoldsIt) {
    auto session = a_session("s", this->kBo);
    session.last_seen_at = kMondayMorning + 5ms;
    this->sessions().add(session);
    auto const live = this->sessions().find_live("hash of s", kMondayMorning + 10ms);
    ASSERT_TRUE(live);
    EXPECT_EQ(live->session_id, session.id);
    EXPECT_EQ(live->member_id, this->kBo);
    EXPECT_FALSE(live->is_admin);
    EXPECT_EQ(live->premium_until, a_member("bo").premium_until);
    EXPECT_EQ(live->last_seen_at, kMondayMorning + 5ms);
    EXPECT_EQ(live->language_code, a_member("bo").language_code);
}

TYPED_TEST(SessionsContract, AnUnknownTokenIsNobodys) {
    EXPECT_FALSE(this->sessions().find_live("hash of nothing", kMondayMorning));
    EXPECT_FALSE(this->sessions().find_live("", kMondayMorning));
}

TYPED_TEST(SessionsContract, ASessionEndsAtItsExpiry) {
    auto const session = a_session("s", this->kAna);
    this->sessions().add(session);
    EXPECT_TRUE(this->sessions().find_live("hash of s", session.expires_at - 1ms));
    EXPECT_FALSE(this->sessions().find_live("hash of s", session.expires_at));
}

TYPED_TEST(SessionsContract, UsingItMovesItForward) {
    this->sessions().add(a_session("s", this->kAna));
    auto const seen = kMondayMorning + 1h;
    this->sessions().touch(this->kAna, SessionId{"s"}, seen, seen + account::kSessionLife);
    EXPECT_EQ(this->listed(SessionId{"s"}).last_seen_at, seen);
    EXPECT_EQ(this->listed(SessionId{"s"}).expires_at, seen + account::kSessionLife);
}

TYPED_TEST(SessionsContract, NothingMovesItBack) {
    auto const session = a_session("s", this->kAna);
    this->sessions().add(session);
    this->sessions().touch(this->kAna, session.id, kMondayMorning - 1h, session.expires_at - 1h);
    EXPECT_EQ(fields(this->listed(session.id)), fields(session));
    this->sessions().touch(this->kAna, session.id, kMondayMorning + 1h, session.expires_at - 1h);
    EXPECT_EQ(this->listed(session.id).last_seen_at, kMondayMorning + 1h);
    EXPECT_EQ(this->listed(session.id).expires_at, session.expires_at);
}

TYPED_TEST(SessionsContract, AnotherMemberCannotTouchOrEndIt) {
    auto const session = a_session("s", this->kAna);
    this->sessions().add(session);
    this->sessions().touch(this->kBo, session.id, kMondayMorning + 1h, session.expires_at + 1h);
    this->sessions().end(this->kBo, session.id);
    EXPECT_EQ(fields(this->listed(session.id)), fields(session));
}

TYPED_TEST(SessionsContract, AnEndedSessionIsGoneAndMayBeEndedAgain) {
    this->sessions().add(a_session("s", this->kAna));
    this->sessions().end(this->kAna, SessionId{"s"});
    this->sessions().end(this->kAna, SessionId{"s"});
    EXPECT_FALSE(this->sessions().find_live("hash of s", kMondayMorning));
    EXPECT_THAT(this->ids_of(this->kAna, kMondayMorning), ElementsAre("first of ana"));
}

TYPED_TEST(SessionsContract, TheListHasTheMembersLiveSessionsNewestFirst) {
    auto expired = a_session("expired", this->kAna);
    expired.expires_at = kMondayMorning + 1h;
    this->sessions().add(a_session("later", this->kAna, kMondayMorning + 2ms));
    this->sessions().add(expired);
    this->sessions().add(a_session("latest", this->kAna, kMondayMorning + 3ms));
    EXPECT_THAT(this->ids_of(this->kAna, kMondayMorning + 1h),
                ElementsAre("latest", "later", "first of ana"));
}

TYPED_TEST(SessionsContract, WhatExpiredBeforeIsForgotten) {
    auto old = a_session("old", this->kAna);
    old.expires_at = kMondayMorning + 1h;
    auto younger = a_session("younger", this->kBo);
    younger.expires_at = kMondayMorning + 2h;
    this->sessions().add(old);
    this->sessions().add(younger);
    EXPECT_EQ(this->sessions().forget_expired(kMondayMorning + 2h), 1U);
    EXPECT_EQ(this->sessions().forget_expired(kMondayMorning + 2h), 0U);
    EXPECT_THAT(this->ids_of(this->kAna, kMondayMorning), ElementsAre("first of ana"));
    EXPECT_TRUE(this->sessions().find_live("hash of younger", kMondayMorning));
}

TYPED_TEST(SessionsContract, NoSessionOutlivesAYearHoweverOftenItIsUsed) {
    auto const session = a_session("s", this->kAna);
    this->sessions().add(session);
    auto const end = session.created_at + account::kLongestSession;
    for (auto seen = session.created_at; seen < end; seen += std::chrono::days{30})
        this->sessions().touch(this->kAna, session.id, seen, seen + account::kSessionLife);
    EXPECT_EQ(this->listed(session.id).expires_at, end);
    EXPECT_TRUE(this->sessions().find_live(session.token_hash, end - 1ms));
    EXPECT_FALSE(this->sessions().find_live(session.token_hash, end));
}

TYPED_TEST(SessionsContract, ADeviceIsKnownAfterSigningInThereAndForgottenInTheEnd) {
    auto session = a_session("s", this->kAna);
    session.device_uuid = "2f1c6a3e-9d5b-4c8f-a0b7-7b1d2e3f4a5b";
    EXPECT_FALSE(this->sessions().knows_device("ana@example.com", session.device_uuid));
    this->sessions().add(session);
    this->sessions().end(this->kAna, session.id);
    EXPECT_TRUE(this->sessions().knows_device("ana@example.com", session.device_uuid));
    EXPECT_FALSE(this->sessions().knows_device("bo@example.com", session.device_uuid));
    EXPECT_FALSE(this->sessions().knows_device("ana@example.com", "phone"));
    EXPECT_EQ(this->sessions().forget_devices(session.created_at), 0U);
    EXPECT_EQ(this->sessions().forget_devices(session.created_at + 1ms), 1U);
    EXPECT_FALSE(this->sessions().knows_device("ana@example.com", session.device_uuid));
}

} // namespace
} // namespace evenkeel::testing
