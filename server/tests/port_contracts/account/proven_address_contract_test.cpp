#include "tests/port_contracts/contract.hpp"
#include "tests/support/sample_invites.hpp"

namespace evenkeel::testing {
namespace {

using namespace std::chrono_literals;
using account::AddressChange;
using account::LinkPurpose;
using ::testing::IsEmpty;

/// Somebody made an account with an address; the mailbox shows whose it is (docs/decisions/0016).
template <class Backend>
class ProvenAddressContract : public Contract<Backend> {
protected:
    account::AccountLinks& links() { return this->stores_.account_links; }

    static account::Session on_their_device() {
        auto session = a_session("theirs", MemberId{"ana"});
        session.device_uuid = kDevice;
        return session;
    }

    [[nodiscard]] bool knows_their_device() const {
        return this->stores_.sessions.knows_device("ana@example.com", kDevice);
    }

    account::AccountLink kept(std::string const& id, LinkPurpose purpose = LinkPurpose::sign_in) {
        return links().keep_once(a_link(id, this->kAna, purpose));
    }

    /// Password, API token, trainer, known device, open change of address.
    void set_up_by_somebody_else() {
        account::DetailsChange password;
        password.password_hash = "theirs";
        this->stores_.members.change(this->kAna, password, SessionId{"first of ana"});
        (void)this->stores_.api_tokens.add(an_api_token("theirs", this->kAna));
        this->stores_.sessions.add(on_their_device());
        this->stores_.invites.add_once(an_added_trainer("theirs"));
        (void)this->stores_.trainer_links.change(
            this->kAna, {.trainer = TrainerId{"theirs"},
                         .consents = {{trainer::DataKind::program, kMondayMorning + 24h}},
                         .at = kMondayMorning});
    }

    AddressChange confirmed_in_first(account::AccountLink const& link) {
        return links().confirm_in_session(link, SessionId{"first of ana"}, kSoon);
    }

    [[nodiscard]] account::Member ana() const { return *this->stores_.members.find(this->kAna); }

    [[nodiscard]] std::size_t sessions_of(MemberId const& member) const {
        return this->stores_.sessions.list(member, kMondayMorning).size();
    }

    static constexpr char kDevice[] = "2f1c6a3e-9d5b-4c8f-a0b7-7b1d2e3f4a5b";
    static constexpr Instant kSoon = kMondayMorning + 1min;
};

TYPED_TEST_SUITE(ProvenAddressContract, Backends, BackendNames);

TYPED_TEST(ProvenAddressContract, TheFirstToComeFromTheMailboxFindsNobodyElseInside) {
    this->set_up_by_somebody_else();
    EXPECT_TRUE(this->links().sign_in(this->kept("one"), a_session("new", this->kAna, this->kSoon)));
    EXPECT_EQ(this->ana().password_hash, "");
    EXPECT_EQ(this->ana().address_proven_at, this->kSoon);
    EXPECT_THAT(this->stores_.api_tokens.list(this->kAna), IsEmpty());
    EXPECT_FALSE(this->stores_.trainer_links.find(this->kAna));
    EXPECT_EQ(this->sessions_of(this->kAna), 1U);
    EXPECT_EQ(this->sessions_of(this->kBo), 1U);
    EXPECT_FALSE(this->stores_.members.find(this->kBo)->address_proven_at);
}

TYPED_TEST(ProvenAddressContract, AResetProvesTheAddressToo) {
    this->set_up_by_somebody_else();
    auto const link = this->kept("reset", LinkPurpose::password_reset);
    EXPECT_TRUE(this->links().reset_password(link, "new hash", a_session("new", this->kAna, this->kSoon)));
    EXPECT_EQ(this->ana().password_hash, "new hash");
    EXPECT_EQ(this->ana().address_proven_at, this->kSoon);
    EXPECT_THAT(this->stores_.api_tokens.list(this->kAna), IsEmpty());
    EXPECT_FALSE(this->stores_.trainer_links.find(this->kAna));
}

TYPED_TEST(ProvenAddressContract, AConfirmationByTheMailboxAloneEndsWhatOpenedTheAccountBefore) {
    this->set_up_by_somebody_else();
    auto to_them = a_link("to them", this->kAna, LinkPurpose::address_change);
    to_them.email_address = "theirs@example.com";
    this->links().keep_once(to_them);
    EXPECT_TRUE(this->knows_their_device());
    auto const confirmation = this->kept("confirmation", LinkPurpose::address_change);
    this->forget_queued();
    EXPECT_EQ(this->links().confirm_by_mailbox(confirmation, a_session("new", this->kAna, this->kSoon)),
              AddressChange::changed);
    EXPECT_EQ(this->ana().password_hash, "");
    EXPECT_EQ(this->ana().address_proven_at, this->kSoon);
    EXPECT_EQ(this->ana().inherited_at, this->kSoon);
    EXPECT_THAT(this->stores_.api_tokens.list(this->kAna), IsEmpty());
    EXPECT_FALSE(this->stores_.trainer_links.find(this->kAna));
    EXPECT_FALSE(this->knows_their_device());
    EXPECT_EQ(this->sessions_of(this->kAna), 1U);
    EXPECT_EQ(this->confirmed_in_first(to_them), AddressChange::link_used);
    EXPECT_THAT(this->queued(), ::testing::ElementsAre(account::kSendAddressProvenMail));
}

TYPED_TEST(ProvenAddressContract, ALinkToAnAddressThatIsNotTheMembersAnyMoreSignsNobodyIn) {
    auto const sign_in = this->kept("one");
    auto change = a_link("change", this->kAna, LinkPurpose::address_change);
    change.email_address = "new@example.com";
    this->links().keep_once(change);
    EXPECT_EQ(this->confirmed_in_first(change), AddressChange::changed);
    auto late = a_link("late", this->kAna);
    this->links().keep_once(late);
    EXPECT_FALSE(this->links().sign_in(sign_in, a_session("new", this->kAna, this->kSoon)));
    EXPECT_FALSE(this->links().sign_in(late, a_session("newer", this->kAna, this->kSoon)));
}

TYPED_TEST(ProvenAddressContract, AnOutsideIdentityFromBeforeTheProofEndsWithIt) {
    auto const mira = a_member("mira");
    ASSERT_EQ(this->stores_.external_identities.add_member(
                  {mira, {account::kApple, "theirs"}, a_session("of mira", mira.id), a_job("welcome")}),
              account::NewIdentity::added);
    auto const link = this->links().keep_once(a_link("one", mira.id));
    EXPECT_TRUE(this->links().sign_in(link, a_session("new", mira.id, this->kSoon)));
    EXPECT_FALSE(this->stores_.external_identities.find({account::kApple, "theirs"}));
    EXPECT_THAT(this->stores_.external_identities.list(mira.id), IsEmpty());
}

TYPED_TEST(ProvenAddressContract, WhatIsInheritedIsKeptOrErasedOnce) {
    EXPECT_FALSE(this->stores_.members.keep_inherited(this->kAna));
    EXPECT_TRUE(this->links().sign_in(this->kept("one"), a_session("new", this->kAna, this->kSoon)));
    EXPECT_EQ(this->ana().inherited_at, this->kSoon);
    EXPECT_TRUE(this->stores_.members.keep_inherited(this->kAna));
    EXPECT_FALSE(this->ana().inherited_at);
    EXPECT_FALSE(this->stores_.members.keep_inherited(this->kAna));
    auto const fresh = a_member("fresh");
    EXPECT_FALSE(this->stores_.erasure.start_empty({this->kAna, "ana@example.com", "digest"},
                                                   {fresh, a_session("fresh", fresh.id)}, {}));
    EXPECT_TRUE(this->stores_.members.find(this->kAna));
}

TYPED_TEST(ProvenAddressContract, StartingEmptyPutsAnotherMemberInTheirPlace) {
    EXPECT_TRUE(this->links().sign_in(this->kept("one"), a_session("new", this->kAna, this->kSoon)));
    auto fresh = a_member("fresh");
    fresh.email_address = "ana@example.com";
    EXPECT_TRUE(this->stores_.erasure.start_empty({this->kAna, "ana@example.com", "digest"},
                                                  {fresh, a_session("of fresh", fresh.id)}, {}));
    EXPECT_FALSE(this->stores_.members.find(this->kAna));
    EXPECT_EQ(this->stores_.members.find_by_address("ana@example.com")->id, fresh.id);
    EXPECT_EQ(this->sessions_of(fresh.id), 1U);
}

TYPED_TEST(ProvenAddressContract, ANewPasswordLeavesTheConfirmationOpen) {
    auto const confirmation = this->kept("confirmation", LinkPurpose::address_change);
    auto to_another = a_link("to another", this->kAna, LinkPurpose::address_change);
    to_another.email_address = "another@example.com";
    this->links().keep_once(to_another);
    this->set_up_by_somebody_else();
    EXPECT_EQ(this->confirmed_in_first(to_another), AddressChange::link_used);
    EXPECT_EQ(this->confirmed_in_first(confirmation), AddressChange::changed);
}

TYPED_TEST(ProvenAddressContract, AfterAProofSigningInEndsNothing) {
    auto const confirmation = this->kept("confirmation", LinkPurpose::address_change);
    EXPECT_EQ(this->confirmed_in_first(confirmation), AddressChange::changed);
    this->set_up_by_somebody_else();
    EXPECT_TRUE(this->links().sign_in(this->kept("one"), a_session("new", this->kAna, this->kSoon + 1min)));
    EXPECT_EQ(this->ana().password_hash, "theirs");
    EXPECT_EQ(this->ana().address_proven_at, this->kSoon);
    EXPECT_EQ(this->stores_.api_tokens.list(this->kAna).size(), 1U);
    EXPECT_TRUE(this->stores_.trainer_links.find(this->kAna));
    EXPECT_EQ(this->sessions_of(this->kAna), 3U);
}

} // namespace
} // namespace evenkeel::testing
