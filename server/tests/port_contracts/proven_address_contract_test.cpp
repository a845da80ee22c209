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

    account::AccountLink kept(std::string const& id, LinkPurpose purpose = LinkPurpose::sign_in) {
        return links().keep_once(a_link(id, this->kAna, purpose));
    }

    void set_up_by_somebody_else() {
        account::DetailsChange password;
        password.password_hash = "theirs";
        this->stores_.members.change(this->kAna, password, SessionId{"first of ana"});
        (void)this->stores_.api_tokens.add(an_api_token("theirs", this->kAna));
        this->stores_.invites.add_once(an_added_trainer("theirs"));
        (void)this->stores_.trainer_links.change(
            this->kAna, {.trainer = TrainerId{"theirs"},
                         .consents = {{trainer::DataKind::program, kMondayMorning + 24h}},
                         .at = kMondayMorning});
    }

    [[nodiscard]] account::Member ana() const { return *this->stores_.members.find(this->kAna); }

    [[nodiscard]] std::size_t sessions_of(MemberId const& member) const {
        return this->stores_.sessions.list(member, kMondayMorning).size();
    }

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

TYPED_TEST(ProvenAddressContract, ANewPasswordLeavesTheConfirmationOpen) {
    auto const confirmation = this->kept("confirmation", LinkPurpose::address_change);
    auto to_another = a_link("to another", this->kAna, LinkPurpose::address_change);
    to_another.email_address = "another@example.com";
    this->links().keep_once(to_another);
    this->set_up_by_somebody_else();
    EXPECT_EQ(this->links().change_address(to_another, this->kSoon), AddressChange::link_used);
    EXPECT_EQ(this->links().change_address(confirmation, this->kSoon), AddressChange::changed);
}

TYPED_TEST(ProvenAddressContract, AfterAProofSigningInEndsNothing) {
    auto const confirmation = this->kept("confirmation", LinkPurpose::address_change);
    EXPECT_EQ(this->links().change_address(confirmation, this->kSoon), AddressChange::changed);
    this->set_up_by_somebody_else();
    EXPECT_TRUE(this->links().sign_in(this->kept("one"), a_session("new", this->kAna, this->kSoon + 1min)));
    EXPECT_EQ(this->ana().password_hash, "theirs");
    EXPECT_EQ(this->ana().address_proven_at, this->kSoon);
    EXPECT_EQ(this->stores_.api_tokens.list(this->kAna).size(), 1U);
    EXPECT_TRUE(this->stores_.trainer_links.find(this->kAna));
    EXPECT_EQ(this->sessions_of(this->kAna), 2U);
}

} // namespace
} // namespace evenkeel::testing
