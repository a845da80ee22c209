#include "core/notify/send_invite_mail.hpp"

#include "core/commerce/create_invite.hpp"
#include "tests/support/test_outside.hpp"
#include "tests/support/test_stores.hpp"

#include <gtest/gtest.h>

namespace evenkeel::notify {
namespace {

using commerce::InviteKind;

content::ByLanguage contents() {
    content::Content english;
    english.brand.name = "E";
    english.invite_mail = {"{brand}", "{first_name} {months} {code} {expires} {url}"};
    english.trainer_invite_mail = {"T", "{url}"};
    return {{"en", english}};
}

TEST(SendInviteMail, SaysWhatIsGivenAndUntilWhen) {
    evenkeel::testing::TestStores stores;
    evenkeel::testing::TestOutside outside;
    commerce::CreateInvite const create{stores.invites, outside.clock, outside.secure};
    SendInviteMail const send{{.invites = stores.invites,
                               .mailer = outside.mailer,
                               .main_url = "https://e.test",
                               .dashboard_url = "https://desk.test/"}};
    auto const invite = [&](InviteKind kind) {
        return create({}, {.kind = kind,
                           .first_name = "Bea",
                           .email_address = "bea@example.com",
                           .months = 1,
                           .send_mail = false,
                           .event_id = {}})
            ->invite;
    };
    auto const access = invite(InviteKind::access);
    ASSERT_TRUE(send(contents(), access.id));
    EXPECT_EQ(outside.mailer.sent().back().subject, "E");
    EXPECT_EQ(outside.mailer.sent().back().text,
              "Bea 1 month " + spelled_out(access.code) + " 2 March 2027 https://e.test/app/");
    ASSERT_TRUE(send(contents(), invite(InviteKind::trainer).id));
    EXPECT_EQ(outside.mailer.sent().back().subject, "T");
    EXPECT_EQ(outside.mailer.sent().back().text, "https://desk.test/");
    ASSERT_TRUE(send(contents(), InviteId{"gone"}));
    EXPECT_EQ(outside.mailer.sent().size(), 2U);
}

} // namespace
} // namespace evenkeel::notify
