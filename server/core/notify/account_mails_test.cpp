#include "core/notify/account_mails.hpp"

#include "core/account/member/members.hpp"
#include "core/account/sign_in/account_links.hpp"
#include "core/base/unavailable.hpp"
#include "core/trainer/trainer_links.hpp"
#include "tests/support/fake_mailer.hpp"
#include "tests/support/fake_secure.hpp"
#include "tests/support/samples.hpp"
#include "tests/support/test_stores.hpp"

#include <gtest/gtest.h>

namespace evenkeel::notify {
namespace {

using namespace std::chrono_literals;
using account::LinkPurpose;

class AccountMailsTest : public ::testing::Test {
protected:
    void SetUp() override { add("ana"); }

    void add(std::string const& id) {
        ASSERT_TRUE(members_.add(testing::a_member(id), testing::a_session(id, MemberId{id}),
                                 testing::a_job("welcome")));
    }

    LinkId add_link(LinkPurpose purpose, std::string const& address) {
        LinkId const id{"one"};
        links_.add(tokens_.made(purpose, id, kAna, address, clock_.now()), testing::a_job("mail"));
        return id;
    }

    static content::ByLanguage contents() {
        content::Content english;
        english.brand.name = "Evenkeel";
        english.account_mails = texts();
        return {{"en", english}};
    }

    static content::AccountMailTexts texts() {
        return {.sign_in_link = {"in", "{first_name} {link}"},
                .password_reset = {"reset", "{first_name} {link}"},
                .address_change = {"change", "{new_address} {link}"},
                .address_change_notice = {"notice", "{new_address}{link}"},
                .address_taken = {"taken", "{first_name}{link}"},
                .address_proven = {"proven", "{first_name}{app_url}"},
                .sign_up = {"start", "{link}"},
                .asked_about = {"asked about", "{first_name}"},
                .proof_code = {"code", "{code}"},
                .erase_request = {"erase", "{link}"},
                .erase_receipt = {"erased", "{brand}"}};
    }

    MemberId const kAna{"ana"};
    testing::FixedClock clock_;
    testing::FakeSecure secure_;
    testing::TestStores stores_;
    account::Members& members_{stores_.members};
    account::AccountLinks& links_{stores_.account_links};
    testing::FakeMailer mailer_;
    account::LinkTokens tokens_{secure_, "key"};
    AccountMails mails_{{.members = members_,
                         .links = links_,
                         .sign_ups = stores_.sign_ups,
                         .proofs = stores_.session_proofs,
                         .tokens = tokens_,
                         .mailer = mailer_,
                         .clock = clock_,
                         .main_url = "https://e.test"}};
    content::ByLanguage const contents_{contents()};
};

TEST_F(AccountMailsTest, ALinkIsMadeAndMailedOnce) {
    for (int i = 0; i < 2; ++i)
        ASSERT_TRUE(
            mails_.send_link(contents_, LinkPurpose::password_reset, LinkId{"one"}, "ana@example.com"));
    ASSERT_EQ(mailer_.sent().size(), 1U);
    EXPECT_EQ(mailer_.sent().front().to, "ana@example.com");
    EXPECT_EQ(mailer_.sent().front().text,
              "Ana https://e.test/reset_password/" + tokens_.token_of(LinkId{"one"}));
    ASSERT_EQ(stores_.count_rows("account_links"), 1U);
    EXPECT_EQ(links_.find(kAna, LinkId{"one"})->token_hash, tokens_.hash_of(LinkId{"one"}));
}

TEST_F(AccountMailsTest, AWorkerThatDiedBeforeTheMailLeavesAMailThatWorks) {
    mailer_.set_down(true);
    EXPECT_THROW((void)mails_.send_link(contents_, LinkPurpose::sign_in, LinkId{"one"}, "ana@example.com"),
                 Unavailable);
    mailer_.set_down(false);
    ASSERT_TRUE(mails_.send_link(contents_, LinkPurpose::sign_in, LinkId{"one"}, "ana@example.com"));
    auto const& text = mailer_.sent().front().text;
    auto const token = text.substr(text.rfind('/') + 1);
    EXPECT_TRUE(links_.find_by_token(LinkPurpose::sign_in, secure_.sha256(token)));
}

TEST_F(AccountMailsTest, NobodyIsWrittenToWhoHasNoAccount) {
    EXPECT_TRUE(mails_.send_link(contents_, LinkPurpose::sign_in, LinkId{"one"}, "nobody@example.com"));
    EXPECT_TRUE(mailer_.sent().empty());
    EXPECT_EQ(stores_.count_rows("account_links"), 0U);
}

TEST_F(AccountMailsTest, ALinkThatWouldOpenNothingIsNotSent) {
    mailer_.set_down(true);
    EXPECT_THROW((void)mails_.send_link(contents_, LinkPurpose::sign_in, LinkId{"one"}, "ana@example.com"),
                 Unavailable);
    mailer_.set_down(false);
    clock_.advance(30min);
    EXPECT_TRUE(mails_.send_link(contents_, LinkPurpose::sign_in, LinkId{"one"}, "ana@example.com"));
    EXPECT_TRUE(mailer_.sent().empty());
}

TEST_F(AccountMailsTest, ANewAddressGetsTheLinkAndThePresentOneANotice) {
    auto const link = add_link(LinkPurpose::address_change, "new@example.com");
    ASSERT_TRUE(mails_.send_address_change(contents_, kAna, link));
    ASSERT_EQ(mailer_.sent().size(), 2U);
    EXPECT_EQ(mailer_.sent().at(0).to, "new@example.com");
    EXPECT_TRUE(mailer_.sent().at(0).text.ends_with(tokens_.token_of(link)));
    EXPECT_EQ(mailer_.sent().at(1).to, "ana@example.com");
    EXPECT_EQ(mailer_.sent().at(1).text, "new@example.com"); // and no link
}

TEST_F(AccountMailsTest, AnAddressWithAnAccountGetsNoLink) {
    add("bo");
    auto const link = add_link(LinkPurpose::address_change, "bo@example.com");
    ASSERT_TRUE(mails_.send_address_change(contents_, kAna, link));
    EXPECT_EQ(mailer_.sent().front().subject, "taken");
    EXPECT_EQ(mailer_.sent().front().text, "there"); // no link and no name of the other member
}

TEST_F(AccountMailsTest, ADeadMailboxDoesNotKeepItsAddress) {
    mailer_.refuse_address("ana@example.com");
    EXPECT_TRUE(mails_.send_address_change(contents_, kAna,
                                           add_link(LinkPurpose::address_change, "new@example.com")));
    mailer_.refuse_address("new@example.com");
    EXPECT_FALSE(mails_.send_address_change(contents_, kAna, LinkId{"one"}));
}

TEST_F(AccountMailsTest, AnErasureIsConfirmedByMailAndReceipted) {
    auto const link = add_link(LinkPurpose::erase, "ana@example.com");
    ASSERT_TRUE(mails_.send_erase_link(contents_, kAna, link));
    EXPECT_TRUE(mailer_.sent().front().text.ends_with(tokens_.token_of(link)));
    ASSERT_TRUE(mails_.send_erase_receipt(contents_, "event", "ana@example.com"));
    EXPECT_EQ(mailer_.sent().back().text, "Evenkeel");
    EXPECT_TRUE(mails_.send_erase_link(contents_, MemberId{"nobody"}, link));
    EXPECT_EQ(mailer_.sent().size(), 1U) << "mails to an erased address do not wait any longer";
}

} // namespace
} // namespace evenkeel::notify
