#include "core/account/sign_in/sign_ups.hpp"

#include "tests/port_contracts/contract.hpp"

namespace evenkeel::testing {
namespace {

using namespace std::chrono_literals;

template <class Backend>
class SignUpsContract : public Contract<Backend> {
protected:
    account::SignUps& sign_ups() { return this->stores_.sign_ups; }

    static account::SignUp a_sign_up(std::string const& id) {
        return {.id = LinkId{id},
                .token_hash = "hash of " + id,
                .email_address = "mira@example.com",
                .first_name = "Mira",
                .time_zone = "Europe/Vienna",
                .language_code = "de",
                .created_at = kMondayMorning,
                .expires_at = kMondayMorning + 30min};
    }

    bool complete(account::SignUp const& sign_up, std::string const& id, Instant at = kMondayMorning + 1min) {
        auto member = a_member(id);
        member.email_address = sign_up.email_address;
        return sign_ups().complete(sign_up, member, a_session("session of " + id, member.id, at));
    }
};

TYPED_TEST_SUITE(SignUpsContract, Backends, BackendNames);

TYPED_TEST(SignUpsContract, OneIsKeptOnceAndFoundByItsToken) {
    auto const kept = this->sign_ups().keep_once(this->a_sign_up("one"));
    auto again = kept;
    again.first_name = "Somebody else";
    EXPECT_EQ(this->sign_ups().keep_once(again).first_name, "Mira");
    auto const found = this->sign_ups().find_by_token("hash of one");
    ASSERT_TRUE(found);
    EXPECT_EQ(found->language_code, "de");
    EXPECT_FALSE(found->used_at);
    EXPECT_FALSE(this->sign_ups().find_by_token("hash of nothing"));
}

TYPED_TEST(SignUpsContract, OfManyAtOnceExactlyOneBeginsTheAccount) {
    auto const sign_up = this->sign_ups().keep_once(this->a_sign_up("one"));
    auto const begun = all_at_once(
        8, [&](int i) { return static_cast<int>(this->complete(sign_up, "m" + std::to_string(i))); });
    EXPECT_EQ(std::ranges::count(begun, 1), 1);
    auto const member = this->stores_.members.find_by_address("mira@example.com");
    ASSERT_TRUE(member);
    EXPECT_EQ(this->stores_.sessions.list(member->id, kMondayMorning).size(), 1U);
}

TYPED_TEST(SignUpsContract, AnOldOneOrATakenAddressBeginsNothing) {
    auto const old = this->sign_ups().keep_once(this->a_sign_up("old"));
    EXPECT_FALSE(this->complete(old, "late", old.expires_at));
    auto taken = this->a_sign_up("taken");
    taken.email_address = "ana@example.com";
    EXPECT_FALSE(this->complete(this->sign_ups().keep_once(taken), "second"));
    EXPECT_FALSE(this->stores_.members.find(MemberId{"second"}));
}

TYPED_TEST(SignUpsContract, WhatEndedIsForgotten) {
    auto const sign_up = this->sign_ups().keep_once(this->a_sign_up("one"));
    EXPECT_EQ(this->sign_ups().forget_ended(sign_up.expires_at), 0U);
    EXPECT_EQ(this->sign_ups().forget_ended(sign_up.expires_at + 1ms), 1U);
}

} // namespace
} // namespace evenkeel::testing
