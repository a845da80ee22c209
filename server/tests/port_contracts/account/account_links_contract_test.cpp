#include "tests/port_contracts/contract.hpp"

#include <atomic>

namespace evenkeel::testing {
namespace {

using namespace std::chrono_literals;
using account::AddressChange;
using account::LinkPurpose;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

auto fields(account::AccountLink const& link) {
    return std::tie(link.id, link.member_id, link.purpose, link.token_hash, link.email_address,
                    link.created_at, link.expires_at, link.used_at, link.asked_by);
}

template <class Backend>
class AccountLinksContract : public Contract<Backend> {
protected:
    account::AccountLinks& links() { return this->stores_.account_links; }

    account::AccountLink kept(std::string const& id, LinkPurpose purpose = LinkPurpose::sign_in) {
        return links().keep_once(a_link(id, this->kAna, purpose));
    }

    account::AccountLink to_address(std::string const& id, std::string const& address) {
        auto link = a_link(id, this->kAna, LinkPurpose::address_change);
        link.email_address = address;
        return links().keep_once(link);
    }

    /// By somebody who has nothing but the mailbox.
    AddressChange confirmed(account::AccountLink const& link) {
        auto const id = "session by " + link.id.value() + " " + std::to_string(++confirmed_);
        return links().confirm_by_mailbox(link, a_session(id, link.member_id, kSoon));
    }

    bool is_used(account::AccountLink const& link) {
        return links().find(link.member_id, link.id)->used_at.has_value();
    }

    std::size_t sessions_of(MemberId const& member) {
        return this->stores_.sessions.list(member, kMondayMorning).size();
    }

    std::atomic<int> confirmed_{0};
    static constexpr Instant kSoon = kMondayMorning + 1min;
};

TYPED_TEST_SUITE(AccountLinksContract, Backends, BackendNames);

TYPED_TEST(AccountLinksContract, ALinkIsFoundAsItWasKept) {
    for (auto const purpose : {LinkPurpose::sign_in, LinkPurpose::password_reset, LinkPurpose::address_change,
                               LinkPurpose::erase}) {
        auto const id = "link for " + std::string{account::to_text(purpose)};
        auto const link = a_link(id, this->kAna, purpose);
        EXPECT_EQ(fields(this->links().keep_once(link)), fields(link));
        EXPECT_EQ(fields(*this->links().find(this->kAna, link.id)), fields(link));
        EXPECT_EQ(fields(*this->links().find_by_token(purpose, link.token_hash)), fields(link));
    }
}

TYPED_TEST(AccountLinksContract, AJobThatRunsTwiceKeepsTheFirst) {
    auto const first = this->kept("one");
    auto again = a_link("one", this->kAna);
    again.expires_at += 1h;
    EXPECT_EQ(fields(this->links().keep_once(again)), fields(first));
}

TYPED_TEST(AccountLinksContract, ATokenIsGoodForItsPurposeOnly) {
    auto const link = this->kept("one", LinkPurpose::sign_in);
    EXPECT_FALSE(this->links().find_by_token(LinkPurpose::password_reset, link.token_hash));
    EXPECT_FALSE(this->links().find_by_token(LinkPurpose::sign_in, "hash of nothing"));
    EXPECT_FALSE(this->links().find(this->kBo, link.id));
}

TYPED_TEST(AccountLinksContract, AddingQueuesTheMail) {
    this->links().add(a_link("one", this->kAna), a_job("mail"));
    EXPECT_TRUE(this->links().find(this->kAna, LinkId{"one"}));
    EXPECT_THAT(this->queued(), ElementsAre("mail"));
}

TYPED_TEST(AccountLinksContract, SigningInOpensTheSessionOnce) {
    auto const link = this->kept("one");
    EXPECT_TRUE(this->links().sign_in(link, a_session("new", this->kAna, this->kSoon)));
    EXPECT_TRUE(this->stores_.sessions.find_live("hash of new", kMondayMorning));
    EXPECT_EQ(this->links().find(this->kAna, link.id)->used_at, this->kSoon);
    EXPECT_FALSE(this->links().sign_in(link, a_session("newer", this->kAna, this->kSoon)));
    EXPECT_FALSE(this->stores_.sessions.find_live("hash of newer", kMondayMorning));
}

TYPED_TEST(AccountLinksContract, OfManyAtOnceExactlyOneSignsIn) {
    auto const link = this->kept("one");
    auto const opened = all_at_once(8, [&](int i) {
        return static_cast<int>(
            this->links().sign_in(link, a_session("new " + std::to_string(i), this->kAna, this->kSoon)));
    });
    EXPECT_EQ(std::ranges::count(opened, 1), 1);
    EXPECT_EQ(this->sessions_of(this->kAna), 1U); // the first of all came without a proof of the address
}

TYPED_TEST(AccountLinksContract, AnOldLinkOpensNothing) {
    auto const link = this->kept("one");
    EXPECT_FALSE(this->links().sign_in(link, a_session("new", this->kAna, link.expires_at)));
    EXPECT_FALSE(this->is_used(link));
    EXPECT_TRUE(this->links().sign_in(link, a_session("new", this->kAna, link.expires_at - 1ms)));
}

TYPED_TEST(AccountLinksContract, AResetSetsThePasswordAndEndsEverythingElse) {
    auto const other_way = this->kept("sign in");
    auto const other_reset = this->kept("other reset", LinkPurpose::password_reset);
    auto const link = this->kept("reset", LinkPurpose::password_reset);
    EXPECT_TRUE(this->links().reset_password(link, "new hash", a_session("new", this->kAna, this->kSoon)));
    EXPECT_EQ(this->stores_.members.find(this->kAna)->password_hash, "new hash");
    EXPECT_TRUE(this->stores_.sessions.find_live("hash of new", kMondayMorning));
    EXPECT_EQ(this->sessions_of(this->kAna), 1U);
    EXPECT_EQ(this->sessions_of(this->kBo), 1U);
    EXPECT_TRUE(this->is_used(other_way) && this->is_used(other_reset));
}

TYPED_TEST(AccountLinksContract, OfManyAtOnceExactlyOneResets) {
    auto const link = this->kept("reset", LinkPurpose::password_reset);
    auto const reset = all_at_once(8, [&](int i) {
        auto const name = std::to_string(i);
        return static_cast<int>(
            this->links().reset_password(link, "hash " + name, a_session(name, this->kAna, this->kSoon)));
    });
    ASSERT_EQ(std::ranges::count(reset, 1), 1);
    auto const winner = std::ranges::find(reset, 1) - reset.begin();
    EXPECT_EQ(this->stores_.members.find(this->kAna)->password_hash, "hash " + std::to_string(winner));
    EXPECT_EQ(this->sessions_of(this->kAna), 1U);
}

TYPED_TEST(AccountLinksContract, AConfirmedAddressIsTheMembers) {
    auto const reset = this->kept("reset", LinkPurpose::password_reset);
    auto const link = this->to_address("change", "new@example.com");
    EXPECT_EQ(this->confirmed(link), AddressChange::changed);
    EXPECT_EQ(this->stores_.members.find_by_address("new@example.com")->id, this->kAna);
    EXPECT_FALSE(this->stores_.members.find_by_address("ana@example.com"));
    EXPECT_TRUE(this->is_used(reset)); // it was mailed to the former address
    EXPECT_EQ(this->confirmed(link), AddressChange::link_used);
}

TYPED_TEST(AccountLinksContract, AnAddressThatGotTakenStaysWithWhoHasIt) {
    auto const link = this->to_address("change", "bo@example.com");
    EXPECT_EQ(this->confirmed(link), AddressChange::taken);
    EXPECT_EQ(this->stores_.members.find_by_address("bo@example.com")->id, this->kBo);
    EXPECT_EQ(this->stores_.members.find(this->kAna)->email_address, "ana@example.com");
}

TYPED_TEST(AccountLinksContract, OfManyAtOnceExactlyOneChangesTheAddress) {
    auto const link = this->to_address("change", "new@example.com");
    auto const changed = all_at_once(8, [&](int) { return this->confirmed(link); });
    EXPECT_EQ(std::ranges::count(changed, AddressChange::changed), 1);
    EXPECT_EQ(std::ranges::count(changed, AddressChange::link_used), 7);
}

TYPED_TEST(AccountLinksContract, TwoMembersWhoWantOneAddressDoNotBothGetIt) {
    auto const first = this->to_address("of ana", "new@example.com");
    auto second = a_link("of bo", this->kBo, LinkPurpose::address_change);
    second.email_address = "new@example.com";
    this->links().keep_once(second);
    auto const changed = all_at_once(2, [&](int i) { return this->confirmed(i == 0 ? first : second); });
    EXPECT_THAT(changed, ::testing::UnorderedElementsAre(AddressChange::changed, AddressChange::taken));
}

TYPED_TEST(AccountLinksContract, AnErasureBeginsOnceAndSignsOutEverywhere) {
    auto const sign_in = this->kept("sign in");
    auto const link = this->kept("erase", LinkPurpose::erase);
    auto const begun = all_at_once(8, [&](int) {
        return static_cast<int>(this->links().begin_erase(link, a_job("erase"), this->kSoon));
    });
    EXPECT_EQ(std::ranges::count(begun, 1), 1);
    EXPECT_THAT(this->queued(), ElementsAre("erase"));
    EXPECT_EQ(this->sessions_of(this->kAna), 0U);
    EXPECT_EQ(this->sessions_of(this->kBo), 1U);
    EXPECT_TRUE(this->is_used(sign_in));
}

TYPED_TEST(AccountLinksContract, ANewPasswordMakesMailedLinksVoid) {
    auto const link = this->kept("one");
    account::DetailsChange change;
    change.first_name = "Anna";
    this->stores_.members.change(this->kAna, change, SessionId{"first of ana"});
    EXPECT_FALSE(this->is_used(link));
    change.password_hash = "new";
    this->stores_.members.change(this->kAna, change, SessionId{"first of ana"});
    EXPECT_TRUE(this->is_used(link));
    EXPECT_FALSE(this->links().sign_in(link, a_session("new", this->kAna, this->kSoon)));
}

TYPED_TEST(AccountLinksContract, WhatEndedBeforeIsForgotten) {
    auto const link = this->kept("one");
    EXPECT_EQ(this->links().forget_ended(link.expires_at), 0U);
    EXPECT_EQ(this->links().forget_ended(link.expires_at + 1ms), 1U);
    EXPECT_FALSE(this->links().find(this->kAna, link.id));
}

} // namespace
} // namespace evenkeel::testing
