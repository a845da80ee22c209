#include "tests/port_contracts/contract.hpp"

namespace evenkeel::testing {
namespace {

using namespace std::chrono_literals;
using notify::NotificationToken;
using notify::PushService;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

template <class Backend>
class NotificationsContract : public Contract<Backend> {
protected:
    notify::NotificationSettingsStore& settings() { return this->stores_.notification_settings; }

    notify::NotificationTokens& tokens() { return this->stores_.notification_tokens; }

    bool keep(MemberId const& member, std::string const& session, std::string const& address,
              Instant at = kMondayMorning) {
        return tokens().keep(member, SessionId{session}, {PushService::fcm, address, {}, {}}, at);
    }

    std::vector<std::string> addresses(MemberId const& member) {
        std::vector<std::string> all;
        for (auto const& token : tokens().list(member))
            all.push_back(token.address);
        return all;
    }
};

TYPED_TEST_SUITE(NotificationsContract, Backends, BackendNames);

TYPED_TEST(NotificationsContract, SettingsAreReadAsTheyWereKeptAndReplacedAsAWhole) {
    EXPECT_FALSE(this->settings().find(this->kAna));
    notify::NotificationSettings const full{.topics = {notify::kTopics.begin(), notify::kTopics.end()},
                                            .times = {0, 540, 1439},
                                            .quiet_hours = notify::QuietHours{.from = 1320, .to = 0},
                                            .pause_until = kMondayMorning + 1ms};
    this->settings().keep(this->kAna, full, kMondayMorning);
    auto const kept = this->settings().find(this->kAna).value();
    EXPECT_EQ(kept.topics, full.topics);
    EXPECT_EQ(kept.times, full.times);
    EXPECT_EQ(kept.quiet_hours->from, 1320);
    EXPECT_EQ(kept.quiet_hours->to, 0);
    EXPECT_EQ(kept.pause_until, full.pause_until);

    this->settings().keep(this->kAna, {}, kMondayMorning);
    auto const emptied = this->settings().find(this->kAna).value();
    EXPECT_THAT(emptied.topics, IsEmpty());
    EXPECT_THAT(emptied.times, IsEmpty());
    EXPECT_FALSE(emptied.quiet_hours);
    EXPECT_FALSE(emptied.pause_until);
    EXPECT_FALSE(this->settings().find(this->kBo));
}

TYPED_TEST(NotificationsContract, ATokenIsReadAsItWasKept) {
    NotificationToken const token{PushService::web_push, "https://push.example.com/1", "key", "secret"};
    EXPECT_TRUE(this->tokens().keep(this->kAna, SessionId{"first of ana"}, token, kMondayMorning));
    auto const kept = this->tokens().list(this->kAna);
    ASSERT_EQ(kept.size(), 1U);
    EXPECT_EQ(kept.front().service, PushService::web_push);
    EXPECT_EQ(kept.front().address, token.address);
    EXPECT_EQ(kept.front().p256dh, "key");
    EXPECT_EQ(kept.front().auth, "secret");
    for (auto const service : {PushService::apns, PushService::fcm}) {
        (void)this->tokens().keep(this->kAna, SessionId{"first of ana"}, {service, "a", {}, {}},
                                  kMondayMorning);
        EXPECT_EQ(this->tokens().list(this->kAna).front().service, service);
    }
}

TYPED_TEST(NotificationsContract, ASessionHasOneTokenAndATokenOneSession) {
    this->stores_.sessions.add(a_session("tablet", this->kAna));
    this->keep(this->kAna, "first of ana", "old");
    this->keep(this->kAna, "first of ana", "new", kMondayMorning + 1min);
    EXPECT_THAT(this->addresses(this->kAna), ElementsAre("new"));
    this->keep(this->kAna, "tablet", "of tablet", kMondayMorning + 2min);
    EXPECT_THAT(this->addresses(this->kAna), ElementsAre("of tablet", "new"));
    this->keep(this->kBo, "first of bo", "new"); // the phone changed hands
    EXPECT_THAT(this->addresses(this->kAna), ElementsAre("of tablet"));
    EXPECT_THAT(this->addresses(this->kBo), ElementsAre("new"));
}

TYPED_TEST(NotificationsContract, NothingIsKeptForASessionThatHasEndedAndSigningOutForgets) {
    EXPECT_FALSE(this->keep(this->kAna, "nothing", "a"));
    EXPECT_FALSE(this->keep(this->kAna, "first of bo", "a"));
    this->keep(this->kAna, "first of ana", "a");
    this->stores_.sessions.end(this->kAna, SessionId{"first of ana"});
    EXPECT_THAT(this->addresses(this->kAna), IsEmpty());
}

TYPED_TEST(NotificationsContract, OfManyTokensAtOnceASessionKeepsOne) {
    all_at_once(8, [this](int i) { return this->keep(this->kAna, "first of ana", std::to_string(i)); });
    EXPECT_EQ(this->addresses(this->kAna).size(), 1U);
}

TYPED_TEST(NotificationsContract, OfManySessionsAtOnceOneHasTheToken) {
    all_at_once(8, [this](int i) {
        return i % 2 == 0 ? this->keep(this->kAna, "first of ana", "phone")
                          : this->keep(this->kBo, "first of bo", "phone");
    });
    EXPECT_EQ(this->addresses(this->kAna).size() + this->addresses(this->kBo).size(), 1U);
}

} // namespace
} // namespace evenkeel::testing
