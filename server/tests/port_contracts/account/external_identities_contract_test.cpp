#include "tests/port_contracts/contract.hpp"

namespace evenkeel::testing {
namespace {

using account::NewIdentity;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

template <class Backend>
class ExternalIdentitiesContract : public Contract<Backend> {
protected:
    account::ExternalIdentities& identities() { return this->stores_.external_identities; }

    NewIdentity add(std::string const& id, std::string const& subject, std::string address = {}) {
        auto member = a_member(id);
        if (!address.empty())
            member.email_address = std::move(address);
        return identities().add_member(
            {member, {account::kApple, subject}, a_session("session of " + id, member.id), a_job("welcome")});
    }
};

TYPED_TEST_SUITE(ExternalIdentitiesContract, Backends, BackendNames);

TYPED_TEST(ExternalIdentitiesContract, AMemberIsAddedWithAllThatBelongsToThem) {
    EXPECT_EQ(this->add("mira", "m"), NewIdentity::added);
    EXPECT_EQ(this->identities().find({account::kApple, "m"}), MemberId{"mira"});
    EXPECT_EQ(this->stores_.members.find(MemberId{"mira"})->email_address, "mira@example.com");
    EXPECT_TRUE(this->stores_.sessions.find_live("hash of session of mira", kMondayMorning));
    EXPECT_THAT(this->queued(), ElementsAre("welcome"));
    EXPECT_TRUE(this->identities().has(MemberId{"mira"}, account::kApple));
    EXPECT_FALSE(this->identities().has(this->kAna, account::kApple));
    EXPECT_FALSE(this->identities().find({account::kApple, "other"}));
    EXPECT_FALSE(this->identities().find({"other", "m"}));
}

TYPED_TEST(ExternalIdentitiesContract, WhatIsTakenKeepsNothing) {
    ASSERT_EQ(this->add("mira", "m"), NewIdentity::added);
    this->forget_queued();
    EXPECT_EQ(this->add("second", "m"), NewIdentity::identity_taken);
    EXPECT_EQ(this->add("third", "t", "ana@example.com"), NewIdentity::address_taken);
    EXPECT_FALSE(this->stores_.members.find(MemberId{"second"}));
    EXPECT_FALSE(this->stores_.members.find(MemberId{"third"}));
    EXPECT_FALSE(this->identities().find({account::kApple, "t"}));
    EXPECT_THAT(this->queued(), IsEmpty());
}

TYPED_TEST(ExternalIdentitiesContract, OfManyWithOneIdentityAtOnceExactlyOneIsAdded) {
    auto const added =
        all_at_once(8, [this](int i) { return this->add("twin" + std::to_string(i), "one subject"); });
    EXPECT_EQ(std::ranges::count(added, NewIdentity::added), 1);
    EXPECT_EQ(std::ranges::count(added, NewIdentity::identity_taken), 7);
    EXPECT_THAT(this->queued(), ElementsAre("welcome"));
}

TYPED_TEST(ExternalIdentitiesContract, AreListedAndUnlinked) {
    ASSERT_EQ(this->add("mira", "m"), NewIdentity::added);
    auto const listed = this->identities().list(MemberId{"mira"});
    ASSERT_EQ(listed.size(), 1U);
    EXPECT_EQ(listed.front().provider, account::kApple);
    EXPECT_EQ(listed.front().linked_at, kMondayMorning);
    this->identities().unlink(this->kAna, account::kApple);
    EXPECT_TRUE(this->identities().has(MemberId{"mira"}, account::kApple));
    this->identities().unlink(MemberId{"mira"}, account::kApple);
    EXPECT_FALSE(this->identities().has(MemberId{"mira"}, account::kApple));
    EXPECT_FALSE(this->identities().find({account::kApple, "m"}));
}

} // namespace
} // namespace evenkeel::testing
