#include "tests/port_contracts/contract.hpp"

namespace evenkeel::testing {
namespace {

using namespace std::chrono_literals;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// Every column different, so that a swapped pair shows.
account::Member mira() {
    return {.id = MemberId{"mira"},
            .email_address = "mira@example.com",
            .first_name = "Míra O'Neil; \"DROP\"",
            .password_hash = "$argon2id$…",
            .time_zone = "Asia/Kolkata",
            .language_code = "hi-IN",
            .is_admin = true,
            .premium_source = account::PremiumSource::access_code,
            .premium_until = kMondayMorning + 1001ms,
            .created_at = kMondayMorning + 7ms,
            .country_code = "IN",
            .address_proven_at = kMondayMorning + 8ms};
}

auto fields(account::Member const& member) {
    return std::tie(member.id, member.email_address, member.first_name, member.password_hash,
                    member.time_zone, member.language_code, member.is_admin, member.premium_source,
                    member.premium_until, member.created_at, member.country_code, member.address_proven_at);
}

template <class Backend>
class MembersContract : public Contract<Backend> {
protected:
    account::Members& members() { return this->stores_.members; }

    std::size_t sessions_of(MemberId const& member) {
        return this->stores_.sessions.list(member, kMondayMorning).size();
    }

    bool add(account::Member const& member) {
        return members().add(member, a_session("session of " + member.id.value(), member.id),
                             a_job("welcome"));
    }
};

TYPED_TEST_SUITE(MembersContract, Backends, BackendNames);

TYPED_TEST(MembersContract, AMemberIsFoundAsTheyWereAdded) {
    ASSERT_TRUE(this->add(mira()));
    auto const by_id = this->members().find(MemberId{"mira"});
    auto const by_address = this->members().find_by_address("mira@example.com");
    ASSERT_TRUE(by_id && by_address);
    EXPECT_EQ(fields(*by_id), fields(mira()));
    EXPECT_EQ(fields(*by_address), fields(mira()));
}

TYPED_TEST(MembersContract, AddingOpensTheSessionAndQueuesTheWelcome) {
    ASSERT_TRUE(this->add(mira()));
    EXPECT_TRUE(this->stores_.sessions.find_live("hash of session of mira", kMondayMorning));
    EXPECT_THAT(this->queued(), ElementsAre("welcome"));
}

TYPED_TEST(MembersContract, ATakenAddressKeepsNothing) {
    auto second = mira();
    second.email_address = "ana@example.com";
    EXPECT_FALSE(this->add(second));
    EXPECT_FALSE(this->members().find(second.id));
    EXPECT_FALSE(this->stores_.sessions.find_live("hash of session of mira", kMondayMorning));
    EXPECT_THAT(this->queued(), IsEmpty());
    EXPECT_EQ(this->members().find_by_address("ana@example.com")->id, this->kAna);
}

TYPED_TEST(MembersContract, OfManyWithOneAddressAtOnceExactlyOneIsAdded) {
    auto const added = all_at_once(8, [this](int i) {
        auto member = a_member("twin" + std::to_string(i));
        member.email_address = "twin@example.com";
        return static_cast<int>(this->add(member));
    });
    EXPECT_EQ(std::ranges::count(added, 1), 1);
    EXPECT_THAT(this->queued(), ElementsAre("welcome"));
}

TYPED_TEST(MembersContract, AStrangerIsNotFound) {
    EXPECT_FALSE(this->members().find(MemberId{"nobody"}));
    EXPECT_FALSE(this->members().find_by_address("nobody@example.com"));
    EXPECT_FALSE(this->members().find_by_address("ANA@example.com")); // addresses come normalised
}

TYPED_TEST(MembersContract, WhatIsAbsentStaysAsItIs) {
    ASSERT_TRUE(this->add(mira()));
    this->members().change(MemberId{"mira"}, {}, SessionId{"session of mira"});
    EXPECT_EQ(fields(*this->members().find(MemberId{"mira"})), fields(mira()));
}

TYPED_TEST(MembersContract, EveryDetailCanBeChanged) {
    ASSERT_TRUE(this->add(mira()));
    this->members().change(MemberId{"mira"},
                           {.first_name = "M",
                            .password_hash = "p",
                            .time_zone = "t",
                            .language_code = "l",
                            .country_code = "AT"},
                           SessionId{"session of mira"});
    auto expected = mira();
    expected.first_name = "M";
    expected.password_hash = "p";
    expected.time_zone = "t";
    expected.language_code = "l";
    expected.country_code = "AT";
    EXPECT_EQ(fields(*this->members().find(MemberId{"mira"})), fields(expected));
}

TYPED_TEST(MembersContract, ACountryIsNotToldAtFirstAndCanBeTakenBack) {
    auto const change = [this](account::DetailsChange const& change) {
        this->members().change(this->kAna, change, SessionId{});
        return this->members().find(this->kAna)->country_code;
    };
    EXPECT_EQ(this->members().find(this->kAna)->country_code, "");
    account::DetailsChange told;
    told.country_code = "AT";
    EXPECT_EQ(change(told), "AT");
    EXPECT_EQ(change({}), "AT");
    told.country_code = "";
    EXPECT_EQ(change(told), "");
}

TYPED_TEST(MembersContract, AnEmptyNameIsAName) {
    this->members().change(this->kAna,
                           {.first_name = "", .password_hash = {}, .time_zone = {}, .language_code = {}},
                           SessionId{});
    EXPECT_EQ(this->members().find(this->kAna)->first_name, "");
}

TYPED_TEST(MembersContract, ANewPasswordEndsTheMembersOtherSessions) {
    this->stores_.sessions.add(a_session("ana's phone", this->kAna));
    this->stores_.sessions.add(a_session("ana's tablet", this->kAna));
    this->members().change(this->kAna,
                           {.first_name = {}, .password_hash = "new", .time_zone = {}, .language_code = {}},
                           SessionId{"ana's phone"});
    EXPECT_TRUE(this->stores_.sessions.find_live("hash of ana's phone", kMondayMorning));
    EXPECT_EQ(this->sessions_of(this->kAna), 1U);
    EXPECT_EQ(this->sessions_of(this->kBo), 1U);
}

TYPED_TEST(MembersContract, AnotherDetailEndsNoSession) {
    this->stores_.sessions.add(a_session("ana's phone", this->kAna));
    this->members().change(
        this->kAna, {.first_name = "Anna", .password_hash = {}, .time_zone = "UTC", .language_code = "de"},
        SessionId{"ana's phone"});
    EXPECT_EQ(this->sessions_of(this->kAna), 2U);
}

TYPED_TEST(MembersContract, TheAdminRoleComesAndGoes) {
    EXPECT_TRUE(this->members().set_admin(this->kAna, true, an_audit_entry("1")));
    EXPECT_TRUE(this->members().find(this->kAna)->is_admin);
    EXPECT_FALSE(this->members().find(this->kBo)->is_admin);
    EXPECT_TRUE(this->stores_.sessions.find_live("hash of first of ana", kMondayMorning)->is_admin);
    EXPECT_TRUE(this->members().set_admin(this->kAna, false, an_audit_entry("2")));
    EXPECT_FALSE(this->members().find(this->kAna)->is_admin);
    EXPECT_FALSE(this->members().set_admin(MemberId{"nobody"}, true, an_audit_entry("3")));
    EXPECT_EQ(this->stores_.audit_log.list({}, 10).size(), 2U); // nothing was done to nobody
}

TYPED_TEST(MembersContract, EveryPremiumSourceIsKept) {
    using account::PremiumSource;
    for (auto const source : {PremiumSource::none, PremiumSource::trial, PremiumSource::subscription,
                              PremiumSource::access_code, PremiumSource::trainer_gift}) {
        auto member = a_member("member with " + std::string{account::to_text(source)});
        member.premium_source = source;
        ASSERT_TRUE(this->add(member));
        EXPECT_EQ(this->members().find(member.id)->premium_source, source);
    }
}

} // namespace
} // namespace evenkeel::testing
