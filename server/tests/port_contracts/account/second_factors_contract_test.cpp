#include "core/account/second_factor/second_factors.hpp"
#include "tests/port_contracts/contract.hpp"

#include <algorithm>

namespace evenkeel::testing {
namespace {

using namespace std::chrono_literals;

template <class Backend>
class SecondFactorsContract : public Contract<Backend> {
protected:
    account::SecondFactors& factors() { return this->stores_.second_factors; }

    void switch_on() {
        ASSERT_TRUE(factors().begin(this->kAna, "sealed", kMondayMorning));
        ASSERT_TRUE(confirmed("sealed"));
    }

    bool confirmed(std::string const& secret) {
        return factors().confirm(this->kAna, SessionId{"first of ana"}, secret, 100, codes_,
                                 kMondayMorning + 1min);
    }

    [[nodiscard]] bool is_live(std::string const& session) const {
        return this->stores_.sessions.find_live("hash of " + session, kMondayMorning).has_value();
    }

    std::vector<std::string> const codes_{"hash 1", "hash 2"};
};

TYPED_TEST_SUITE(SecondFactorsContract, Backends, BackendNames);

TYPED_TEST(SecondFactorsContract, ItCountsOnceItIsConfirmed) {
    EXPECT_FALSE(this->factors().find(this->kAna));
    ASSERT_TRUE(this->factors().begin(this->kAna, "first", kMondayMorning));
    ASSERT_TRUE(this->factors().begin(this->kAna, "sealed", kMondayMorning));
    EXPECT_EQ(this->factors().find(this->kAna)->confirmed_at, std::nullopt);
    this->stores_.sessions.add(a_session("laptop", this->kAna));
    EXPECT_TRUE(this->is_live("laptop"));
    EXPECT_FALSE(this->factors().take_step(this->kAna, 100));

    EXPECT_FALSE(this->confirmed("first"));
    ASSERT_TRUE(this->confirmed("sealed"));
    auto const factor = this->factors().find(this->kAna);
    ASSERT_TRUE(factor);
    EXPECT_EQ(factor->sealed_secret, "sealed");
    EXPECT_EQ(factor->last_step, 100);
    EXPECT_EQ(factor->confirmed_at, kMondayMorning + 1min);
    EXPECT_EQ(factor->recovery_codes_left, 2);
    EXPECT_FALSE(this->is_live("laptop"));
    EXPECT_TRUE(this->is_live("first of ana"));
    EXPECT_FALSE(this->confirmed("sealed"));
    EXPECT_FALSE(this->factors().begin(this->kAna, "another", kMondayMorning));
}

TYPED_TEST(SecondFactorsContract, OfManyWhoBringOneCodeOneGetsIn) {
    this->switch_on();
    auto const steps =
        all_at_once(6, [&](int /*thread*/) { return this->factors().take_step(this->kAna, 101); });
    EXPECT_EQ(std::ranges::count(steps, true), 1);
    EXPECT_FALSE(this->factors().take_step(this->kAna, 100));
    EXPECT_FALSE(this->factors().take_step(this->kBo, 200));
    auto const codes = all_at_once(
        6, [&](int /*thread*/) { return this->factors().take_recovery_code(this->kAna, "hash 1"); });
    EXPECT_EQ(std::ranges::count(codes, true), 1);
    EXPECT_EQ(this->factors().find(this->kAna)->recovery_codes_left, 1);
    EXPECT_FALSE(this->factors().take_recovery_code(this->kBo, "hash 2"));
}

TYPED_TEST(SecondFactorsContract, NewRecoveryCodesReplaceTheOldOnes) {
    EXPECT_FALSE(this->factors().replace_recovery_codes(this->kAna, this->codes_));
    this->switch_on();
    EXPECT_TRUE(this->factors().replace_recovery_codes(this->kAna, std::vector<std::string>{"hash 3"}));
    EXPECT_FALSE(this->factors().take_recovery_code(this->kAna, "hash 1"));
    EXPECT_TRUE(this->factors().take_recovery_code(this->kAna, "hash 3"));
}

TYPED_TEST(SecondFactorsContract, EverySessionOfSuchAMemberWaitsForTheSecondStep) {
    this->switch_on();
    auto first = a_session("laptop", this->kAna);
    first.device_uuid = "2f1c6a3e-9d5b-4c8f-a0b7-7b1d2e3f4a5b";
    this->stores_.sessions.add(first);
    EXPECT_FALSE(this->is_live("laptop"));
    EXPECT_FALSE(this->stores_.sessions.knows_device("ana@example.com", first.device_uuid));
    EXPECT_TRUE(this->factors().is_waiting(this->kAna, SessionId{"laptop"}));
    EXPECT_FALSE(this->factors().is_waiting(this->kAna, SessionId{"first of ana"}));

    auto const waiting = this->factors().take_try("hash of laptop", kMondayMorning);
    ASSERT_TRUE(waiting);
    EXPECT_EQ(waiting->sealed_secret, "sealed");
    EXPECT_EQ(waiting->session.id, SessionId{"laptop"});
    EXPECT_EQ(waiting->session.member_id, this->kAna);
    EXPECT_EQ(waiting->session.device_uuid, first.device_uuid);
    EXPECT_EQ(waiting->session.user_agent, first.user_agent);

    auto opened = a_session("opened", this->kAna);
    opened.device_uuid = first.device_uuid;
    EXPECT_TRUE(this->factors().complete(SessionId{"laptop"}, opened));
    EXPECT_TRUE(this->is_live("opened"));
    EXPECT_TRUE(this->stores_.sessions.knows_device("ana@example.com", first.device_uuid));
    EXPECT_FALSE(this->factors().complete(SessionId{"laptop"}, a_session("again", this->kAna)));
    EXPECT_FALSE(this->is_live("again"));
}

TYPED_TEST(SecondFactorsContract, AMailedLinkWaitsToo) {
    this->switch_on();
    auto const link = this->stores_.account_links.keep_once(a_link("link", this->kAna));
    // The address was not proven before, so whoever set this up may have been somebody else: it ends.
    EXPECT_TRUE(this->stores_.account_links.sign_in(link, a_session("owner", this->kAna)));
    EXPECT_TRUE(this->is_live("owner"));
    EXPECT_FALSE(this->factors().find(this->kAna));

    ASSERT_TRUE(this->factors().begin(this->kAna, "sealed", kMondayMorning));
    ASSERT_TRUE(
        this->factors().confirm(this->kAna, SessionId{"owner"}, "sealed", 100, this->codes_, kMondayMorning));
    auto const another = this->stores_.account_links.keep_once(a_link("another", this->kAna));
    EXPECT_TRUE(this->stores_.account_links.sign_in(another, a_session("by link", this->kAna)));
    EXPECT_FALSE(this->is_live("by link"));
    EXPECT_TRUE(this->factors().is_waiting(this->kAna, SessionId{"by link"}));
    auto const reset = this->stores_.account_links.keep_once(
        a_link("reset", this->kAna, account::LinkPurpose::password_reset));
    EXPECT_TRUE(this->stores_.account_links.reset_password(reset, "hash", a_session("by reset", this->kAna)));
    EXPECT_FALSE(this->is_live("by reset"));
    EXPECT_FALSE(this->factors().is_waiting(this->kAna, SessionId{"by link"}));
    EXPECT_TRUE(this->factors().is_waiting(this->kAna, SessionId{"by reset"}));
    EXPECT_TRUE(this->factors().find(this->kAna));
}

TYPED_TEST(SecondFactorsContract, AWaitingSignInHasFiveTriesAndTenMinutes) {
    this->switch_on();
    this->stores_.sessions.add(a_session("laptop", this->kAna));
    EXPECT_FALSE(this->factors().take_try("hash of laptop", kMondayMorning + 10min));
    auto const tries = all_at_once(8, [&](int /*thread*/) {
        return this->factors().take_try("hash of laptop", kMondayMorning).has_value();
    });
    EXPECT_EQ(std::ranges::count(tries, true), account::kSecondStepTries);
    EXPECT_EQ(this->factors().forget_waiting(kMondayMorning + 10min), 0U);
    EXPECT_EQ(this->factors().forget_waiting(kMondayMorning + 11min), 1U);
    EXPECT_FALSE(this->factors().take_try("hash of nothing", kMondayMorning));
}

TYPED_TEST(SecondFactorsContract, WithoutItSessionsOpenAtOnceAgain) {
    this->switch_on();
    this->stores_.sessions.add(a_session("laptop", this->kAna));
    this->factors().remove(this->kAna);
    this->factors().remove(this->kAna);
    EXPECT_FALSE(this->factors().find(this->kAna));
    EXPECT_FALSE(this->factors().is_waiting(this->kAna, SessionId{"laptop"}));
    EXPECT_FALSE(this->factors().take_recovery_code(this->kAna, "hash 1"));
    this->stores_.sessions.add(a_session("tablet", this->kAna));
    EXPECT_TRUE(this->is_live("tablet"));
}

} // namespace
} // namespace evenkeel::testing
