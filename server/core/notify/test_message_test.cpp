#include "core/notify/test_message.hpp"

#include "core/account/member/members.hpp"
#include "core/account/sign_in/rate_limits.hpp"
#include "core/notify/delivery.hpp"
#include "tests/support/fake_mailer.hpp"
#include "tests/support/fake_secure.hpp"
#include "tests/support/samples.hpp"
#include "tests/support/test_stores.hpp"

#include <gtest/gtest.h>

namespace evenkeel::notify {
namespace {

using namespace std::chrono_literals;
using testing::kMondayMorning;

class TestMessageTest : public ::testing::Test {
protected:
    void SetUp() override {
        ASSERT_TRUE(members_.add(testing::a_member("ana"), testing::a_session("phone", kAna),
                                 testing::a_job("welcome")));
    }

    static content::ByLanguage contents() {
        content::Content english;
        english.brand.name = "Evenkeel";
        english.notification_test_mail = {"A test by {brand}", "Hello {first_name}"};
        return {{"en", english}};
    }

    [[nodiscard]] Delivery newest() const { return deliveries_.list(kAna, 1).at(0); }

    MemberId const kAna{"ana"};
    testing::FixedClock clock_;
    testing::FakeSecure secure_;
    testing::TestStores stores_;
    account::Members& members_{stores_.members};
    account::RateLimits& limits_{stores_.rate_limits};
    notify::Deliveries& deliveries_{stores_.deliveries};
    testing::FakeMailer mailer_;
    AskForTestMessage ask_{{deliveries_, limits_, clock_, secure_}};
    SendTestMessage send_{
        {.members = members_, .deliveries = deliveries_, .mailer = mailer_, .clock = clock_}};
    content::ByLanguage const contents_{contents()};
};

TEST_F(TestMessageTest, GoesToTheMembersOwnAddressAndIsNotedAsSent) {
    auto const asked = ask_(kAna, EventId{"e"});
    ASSERT_TRUE(asked);
    EXPECT_EQ(newest().outcome, DeliveryOutcome::queued);
    clock_.advance(3s);
    send_(contents_, kAna, asked->delivery.id);
    ASSERT_EQ(mailer_.sent().size(), 1U);
    EXPECT_EQ(mailer_.sent().front().to, "ana@example.com");
    EXPECT_EQ(mailer_.sent().front().subject, "A test by Evenkeel");
    EXPECT_EQ(mailer_.sent().front().text, "Hello Ana");
    EXPECT_EQ(newest().outcome, DeliveryOutcome::sent);
    EXPECT_EQ(newest().ended_at, kMondayMorning + 3s);
}

TEST_F(TestMessageTest, OneEventIsOneMessage) {
    auto const first = ask_(kAna, EventId{"e"});
    EXPECT_EQ(ask_(kAna, EventId{"e"})->delivery.id, first->delivery.id);
    EXPECT_EQ(deliveries_.list(kAna, 10).size(), 1U);
    EXPECT_NE(ask_(kAna, {})->delivery.id, first->delivery.id);
}

TEST_F(TestMessageTest, RefusesTheSixthWithinAnHourAndEventIdsThatAreNone) {
    EXPECT_EQ(ask_(kAna, EventId{""}).error().field, "event_uuid");
    EXPECT_EQ(ask_(kAna, EventId{std::string(65, 'e')}).error().field, "event_uuid");
    for (int i = 0; i < kTestMessages.calls; ++i)
        ASSERT_TRUE(ask_(kAna, {}));
    EXPECT_EQ(ask_(kAna, {}).error().fault, Fault::too_many_requests);
    clock_.advance(1h + 1s);
    EXPECT_TRUE(ask_(kAna, {}));
}

TEST_F(TestMessageTest, OfAMemberWhoIsGoneNothingIsSent) {
    send_(contents_, MemberId{"gone"}, DeliveryId{"d"});
    EXPECT_TRUE(mailer_.sent().empty());
}

} // namespace
} // namespace evenkeel::notify
