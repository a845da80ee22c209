#include "core/account/create_account.hpp"

#include "core/account/member/members.hpp"
#include "core/account/sessions/sessions.hpp"
#include "core/job/jobs.hpp"
#include "tests/support/fake_secure.hpp"
#include "tests/support/samples.hpp"
#include "tests/support/test_stores.hpp"

#include <gtest/gtest.h>

namespace evenkeel::account {
namespace {

using testing::kMondayMorning;

class CreateAccountTest : public ::testing::Test {
protected:
    Result<CreatedAccount> create(AccountDraft const& draft) {
        AddressAnswers const answers{stores_.jobs, stores_.rate_limits, clock_, secure_};
        return CreateAccount{members_, answers, clock_, secure_}(Languages{}, draft, "10.0.0.1");
    }

    static AccountDraft ana() {
        return {.email_address = " Ana@Example.com ",
                .first_name = " Ana ",
                .time_zone = "Europe/Vienna",
                .language_code = "en-GB",
                .device = {.device_uuid = "phone", .user_agent = "Browser/1.0"}};
    }

    testing::FixedClock clock_;
    testing::FakeSecure secure_;
    testing::TestStores stores_;
    account::Members& members_{stores_.members};
    account::Sessions& sessions_{stores_.sessions};
};

TEST_F(CreateAccountTest, KeepsAMemberOnTrialWithoutAPassword) {
    auto const created = create(ana());
    ASSERT_TRUE(created);
    auto const kept = members_.find(created->member.id);
    ASSERT_TRUE(kept);
    EXPECT_EQ(kept->email_address, "ana@example.com");
    EXPECT_EQ(kept->first_name, "Ana");
    EXPECT_EQ(kept->time_zone, "Europe/Vienna");
    EXPECT_EQ(kept->language_code, "en");
    EXPECT_EQ(kept->password_hash, "");
    EXPECT_FALSE(kept->is_admin);
    EXPECT_TRUE(is_premium(*kept, kMondayMorning + kTrial - std::chrono::milliseconds{1}));
    EXPECT_FALSE(is_premium(*kept, kMondayMorning + kTrial));
}

TEST_F(CreateAccountTest, SignsTheMemberInOnThisDevice) {
    auto const created = create(ana());
    ASSERT_TRUE(created);
    auto const live = sessions_.find_live(secure_.sha256(created->opened.token), kMondayMorning);
    ASSERT_TRUE(live);
    EXPECT_EQ(live->member_id, created->member.id);
    EXPECT_EQ(sessions_.list(created->member.id, kMondayMorning).front().device_uuid, "phone");
}

TEST_F(CreateAccountTest, NeverKeepsTheTokenItself) {
    auto const created = create(ana());
    ASSERT_TRUE(created);
    EXPECT_NE(sessions_.list(created->member.id, kMondayMorning).front().token_hash, created->opened.token);
}

TEST_F(CreateAccountTest, QueuesTheWelcomeMail) {
    auto const created = create(ana());
    ASSERT_TRUE(created);
    auto const queued = stores_.queued();
    ASSERT_EQ(queued.size(), 1U);
    EXPECT_EQ(queued.front().kind, kSendWelcomeMail);
    EXPECT_EQ(queued.front().payload, created->member.id.value());
}

TEST_F(CreateAccountTest, RefusesATakenAddressHoweverItIsSpelled) {
    ASSERT_TRUE(create(ana()));
    auto again = ana();
    again.email_address = "ANA@EXAMPLE.COM";
    auto const refused = create(again);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().fault, Fault::account_exists);
    EXPECT_EQ(refused.error().field, "email_address");
    EXPECT_EQ(stores_.count_rows("members"), 1U);
    EXPECT_EQ(stores_.count_rows("sessions"), 1U);
    EXPECT_EQ(stores_.queued().size(), 1U);
}

TEST_F(CreateAccountTest, RefusesWhatIsNotWellFormedAndKeepsNothing) {
    auto no_address = ana();
    no_address.email_address = "ana";
    ASSERT_FALSE(create(no_address));
    EXPECT_EQ(create(no_address).error().field, "email_address");

    auto two_lines = ana();
    two_lines.first_name = "Ana\nMaria";
    ASSERT_FALSE(create(two_lines));
    EXPECT_EQ(create(two_lines).error().field, "first_name");

    EXPECT_EQ(stores_.count_rows("members"), 0U);
    EXPECT_TRUE(stores_.queued().empty());
}

TEST_F(CreateAccountTest, UnknownZoneAndLanguageFallBack) {
    auto draft = ana();
    draft.time_zone = "Mars/Olympus";
    draft.language_code = "tlh";
    auto const created = create(draft);
    ASSERT_TRUE(created);
    EXPECT_EQ(created->member.time_zone, "Etc/UTC");
    EXPECT_EQ(created->member.language_code, "en");
}

} // namespace
} // namespace evenkeel::account
