#include "core/trainer/change_trainer_link.hpp"

#include "core/account/member/members.hpp"
#include "core/account/sign_in/rate_limits.hpp"
#include "core/trainer/trainer_links.hpp"
#include "tests/support/sample_invites.hpp"
#include "tests/support/samples.hpp"
#include "tests/support/test_outside.hpp"
#include "tests/support/test_stores.hpp"

#include <gtest/gtest.h>

namespace evenkeel::trainer {
namespace {

using namespace std::chrono_literals;
using testing::kMondayMorning;

/// Ana has an account; Tara is a trainer, and so is whoever has Ana's own address.
class ChangeTrainerLinkTest : public ::testing::Test {
protected:
    void SetUp() override {
        stores_.add(testing::a_member("ana"));
        add_trainer("tara", "TARA00");
        add_trainer("udo", "UD00");
        add_trainer("ana", "SE1F");
    }

    void add_trainer(std::string const& id, std::string const& code) {
        auto added = testing::an_added_trainer(id);
        added.trainer->invite_code = code;
        stores_.invites.add_once(added);
    }

    Result<void> link(std::string const& code) {
        return change_(kAna, {.invite_code = code, .consent = {}, .consent_until = {}, .unlink = false});
    }

    Result<void> consent(std::map<DataKind, bool> const& kinds, std::optional<Instant> until = {}) {
        return change_(kAna, {.invite_code = {}, .consent = kinds, .consent_until = until, .unlink = false});
    }

    bool shows_now(DataKind kind) { return shows(*links_.find(kAna), kind, clock_.now()); }

    MemberId const kAna{"ana"};
    testing::TestStores stores_;
    testing::TestOutside outside_;
    testing::FixedClock& clock_{outside_.clock};
    trainer::TrainerLinks& links_{stores_.trainer_links};
    ChangeTrainerLink change_{stores_, outside_};
};

TEST_F(ChangeTrainerLinkTest, LinksHoweverTheCodeIsTypedAndShowsNothingYet) {
    ASSERT_TRUE(link(" tara-oo "));
    EXPECT_EQ(links_.find(kAna)->trainer.id, TrainerId{"tara"});
    for (auto const kind : kDataKinds)
        EXPECT_FALSE(shows_now(kind));
    EXPECT_TRUE(link("TARA00"));
}

TEST_F(ChangeTrainerLinkTest, RefusesOneselfASecondTrainerAndAnUnknownCode) {
    EXPECT_EQ(link("SELF").error().field, "trainer_invite_code");
    EXPECT_EQ(link("SELF").error().fault, Fault::invalid_input);
    EXPECT_EQ(link("N0PE").error().fault, Fault::code_unknown);
    EXPECT_FALSE(links_.find(kAna));
    ASSERT_TRUE(link("TARA00"));
    EXPECT_EQ(link("UD00").error().fault, Fault::already_linked);
    EXPECT_EQ(links_.find(kAna)->trainer.id, TrainerId{"tara"});
}

TEST_F(ChangeTrainerLinkTest, GuessingEndsAfterTenTries) {
    for (int i = 0; i < kTrainerCodeGuesses.calls; ++i)
        EXPECT_EQ(link("N0PE").error().fault, Fault::code_unknown);
    EXPECT_EQ(link("TARA00").error().fault, Fault::too_many_requests);
}

TEST_F(ChangeTrainerLinkTest, ConsentIsPerKindAndEndsByItself) {
    EXPECT_EQ(consent({{DataKind::readings, true}}).error().fault, Fault::not_found);
    ASSERT_TRUE(link("TARA00"));
    ASSERT_TRUE(consent({{DataKind::readings, true}}, kMondayMorning + 24h));
    ASSERT_TRUE(consent({{DataKind::check_ins, true}}));
    EXPECT_TRUE(shows_now(DataKind::readings));
    EXPECT_TRUE(shows_now(DataKind::check_ins));
    EXPECT_FALSE(shows_now(DataKind::exercises));
    clock_.advance(24h);
    EXPECT_FALSE(shows_now(DataKind::readings));
    clock_.set(kMondayMorning + kUsualConsent - 1ms);
    EXPECT_TRUE(shows_now(DataKind::check_ins));
    ASSERT_TRUE(consent({{DataKind::check_ins, false}}));
    EXPECT_FALSE(shows_now(DataKind::check_ins));
}

TEST_F(ChangeTrainerLinkTest, LinkAndConsentComeTogether) {
    ASSERT_TRUE(change_(kAna, {.invite_code = "TARA00",
                               .consent = {{DataKind::program, true}},
                               .consent_until = {},
                               .unlink = false}));
    EXPECT_TRUE(shows_now(DataKind::program));
}

TEST_F(ChangeTrainerLinkTest, RefusesWhatMakesNoSense) {
    EXPECT_EQ(change_(kAna, {}).error().field, "trainer_invite_code");
    EXPECT_EQ(link("").error().field, "trainer_invite_code");
    TrainerLinkDraft both{.invite_code = "TARA00", .consent = {}, .consent_until = {}, .unlink = true};
    EXPECT_EQ(change_(kAna, both).error().field, "unlink");
    ASSERT_TRUE(link("TARA00"));
    for (auto const until : {kMondayMorning, kMondayMorning + kLongestConsent + 1ms})
        EXPECT_EQ(consent({{DataKind::readings, true}}, until).error().field, "consent_until");
    EXPECT_TRUE(consent({{DataKind::readings, true}}, kMondayMorning + kLongestConsent));
}

TEST_F(ChangeTrainerLinkTest, UnlinkingEndsItAndMayBeRepeated) {
    ASSERT_TRUE(link("TARA00"));
    TrainerLinkDraft const end{.invite_code = {}, .consent = {}, .consent_until = {}, .unlink = true};
    EXPECT_TRUE(change_(kAna, end));
    EXPECT_TRUE(change_(kAna, end));
    EXPECT_FALSE(links_.find(kAna));
    EXPECT_TRUE(link("UD00"));
}

TEST(DataKinds, EachIsFoundByItsName) {
    for (auto const kind : kDataKinds)
        EXPECT_EQ(data_kind_named(to_text(kind)), kind);
    EXPECT_FALSE(data_kind_named("everything"));
    EXPECT_FALSE(data_kind_named("journal")) << "a journal is shared with nobody";
}

} // namespace
} // namespace evenkeel::trainer
