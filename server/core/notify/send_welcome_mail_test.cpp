#include "core/notify/send_welcome_mail.hpp"

#include "core/account/member/members.hpp"
#include "core/account/sign_in/account_links.hpp"
#include "core/account/sign_in/confirm_address.hpp"
#include "core/base/unavailable.hpp"
#include "core/trainer/trainer_links.hpp"
#include "tests/support/fake_mailer.hpp"
#include "tests/support/fake_secure.hpp"
#include "tests/support/samples.hpp"
#include "tests/support/test_stores.hpp"

#include <gtest/gtest.h>

namespace evenkeel::notify {
namespace {

TEST(FilledIn, ReplacesEveryKnownNameAndLeavesTheRest) {
    EXPECT_EQ(filled_in("{a} and {a} and {b}", {{"a", "x"}}), "x and x and {b}");
}

TEST(FilledIn, DoesNotFillInWhatAValueBrings) {
    EXPECT_EQ(filled_in("{a}{b}", {{"a", "{b}"}, {"b", "{a}"}}), "{b}{a}");
    EXPECT_EQ(filled_in("{open", {{"open", "x"}}), "{open");
}

class SendWelcomeMailTest : public ::testing::Test {
protected:
    void add(std::string const& id, std::string first_name) {
        auto member = testing::a_member(id);
        member.first_name = std::move(first_name);
        ASSERT_TRUE(members_.add(member, testing::a_session(id, member.id), testing::a_job("welcome")));
    }

    static content::ByLanguage contents() {
        content::Content english;
        english.brand.name = "Evenkeel";
        english.welcome_mail = {"Welcome to {brand}",
                                "Hello {first_name}, until {trial_end}: {app_url} {link}"};
        return {{"en", english}};
    }

    [[nodiscard]] std::string link_of(std::string const& member) const {
        return "https://e.test/app/confirm_email_address/" + tokens_.token_of(LinkId{"welcome-" + member});
    }

    testing::TestStores stores_;
    account::Members& members_{stores_.members};
    account::AccountLinks& links_{stores_.account_links};
    testing::FakeMailer mailer_;
    testing::FixedClock clock_;
    testing::FakeSecure secure_;
    account::LinkTokens tokens_{secure_, "key"};
    SendWelcomeMail send_{{.members = members_,
                           .links = links_,
                           .tokens = tokens_,
                           .mailer = mailer_,
                           .clock = clock_,
                           .main_url = "https://e.test"}};
    content::ByLanguage const contents_{contents()};
};

TEST_F(SendWelcomeMailTest, GreetsByNameAndSaysWhenTheTrialEnds) {
    add("ana", "Ana");
    ASSERT_TRUE(send_(contents_, MemberId{"ana"}));
    ASSERT_EQ(mailer_.sent().size(), 1U);
    auto const& mail = mailer_.sent().front();
    EXPECT_EQ(mail.to, "ana@example.com");
    EXPECT_EQ(mail.subject, "Welcome to Evenkeel");
    EXPECT_EQ(mail.text, "Hello Ana, until 5 March 2026: https://e.test/app/ " + link_of("ana"));
}

TEST_F(SendWelcomeMailTest, ItsLinkProvesTheAddressAndEndsNothing) {
    add("ana", "Ana");
    ASSERT_TRUE(send_(contents_, MemberId{"ana"}));
    account::ConfirmAddress const confirm{members_, links_, clock_, secure_};
    auto const confirmed =
        confirm(tokens_.token_of(LinkId{"welcome-ana"}),
                account::PresentSession{testing::a_session("ana", MemberId{"ana"}).id, MemberId{"ana"}}, {});
    ASSERT_TRUE(confirmed);
    EXPECT_EQ(confirmed->email_address, "ana@example.com");
    EXPECT_EQ(members_.find(MemberId{"ana"})->address_proven_at, clock_.now());
    EXPECT_EQ(stores_.count_rows("sessions"), 1U);
}

TEST_F(SendWelcomeMailTest, HasAWordForThoseWhoGaveNoName) {
    add("ana", "");
    ASSERT_TRUE(send_(contents_, MemberId{"ana"}));
    EXPECT_TRUE(mailer_.sent().front().text.starts_with("Hello there,"));
}

TEST_F(SendWelcomeMailTest, ANameCannotPutWordsIntoTheMail) {
    add("ana", "{app_url}");
    ASSERT_TRUE(send_(contents_, MemberId{"ana"}));
    EXPECT_TRUE(mailer_.sent().front().text.starts_with("Hello {app_url},"));
}

TEST_F(SendWelcomeMailTest, ARepeatSendsNothingMore) {
    add("ana", "Ana");
    add("bo", "Bo");
    for (auto const* const id : {"ana", "ana", "bo"})
        ASSERT_TRUE(send_(contents_, MemberId{id}));
    ASSERT_EQ(mailer_.sent().size(), 2U);
    EXPECT_EQ(mailer_.sent().at(1).to, "bo@example.com");
}

TEST_F(SendWelcomeMailTest, NobodyIsGreetedWhoIsGone) {
    EXPECT_TRUE(send_(contents_, MemberId{"ana"}));
    EXPECT_TRUE(mailer_.sent().empty());
}

TEST_F(SendWelcomeMailTest, LeavesItToTheQueueToTryAgain) {
    add("ana", "Ana");
    mailer_.set_down(true);
    EXPECT_THROW((void)send_(contents_, MemberId{"ana"}), Unavailable);
}

} // namespace
} // namespace evenkeel::notify
