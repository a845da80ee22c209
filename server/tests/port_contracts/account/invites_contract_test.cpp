#include "core/base/local_day.hpp"
#include "tests/port_contracts/contract.hpp"
#include "tests/support/sample_invites.hpp"

namespace evenkeel::testing {
namespace {

using namespace std::chrono_literals;
using commerce::Invite;
using commerce::InviteKind;
using commerce::Invites;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using Outcome = Invites::Outcome;

auto fields(Invite const& invite) {
    return std::make_tuple(invite.id, invite.code, invite.kind, invite.months, invite.event_id,
                           invite.created_by, invite.first_name, invite.email_address, invite.trainer_id,
                           invite.created_at, invite.expires_at, invite.redeemed_at);
}

Invite beas_invite(std::string const& id) {
    return testing::an_invite(id, "bea@example.com");
}

trainer::Trainer a_trainer(std::string const& id, std::string const& address) {
    return {.id = TrainerId{id},
            .first_name = "Tara",
            .last_name = {},
            .email_address = address,
            .invite_code = "CODE OF " + id,
            .created_at = kMondayMorning};
}

template <class Backend>
class InvitesContract : public Contract<Backend> {
protected:
    Invites& invites() { return this->stores_.invites; }

    Invites::Kept add(Invite const& invite, std::optional<job::NewJob> const& mail = {}) {
        return invites().add_once({invite, {}, an_audit_entry(invite.id.value()), mail});
    }

    Invites::Kept add(Invite invite, trainer::Trainer const& trainer) {
        invite.kind = InviteKind::trainer;
        invite.trainer_id = trainer.id;
        return invites().add_once({invite, trainer, an_audit_entry(invite.id.value()), {}});
    }

    account::Member ana() { return *this->stores_.members.find(this->kAna); }
};

TYPED_TEST_SUITE(InvitesContract, Backends, BackendNames);

TYPED_TEST(InvitesContract, AnInviteIsReadAsItWasKept) {
    auto invite = beas_invite("1");
    invite.kind = InviteKind::gift;
    EXPECT_TRUE(this->add(invite).is_new);
    EXPECT_EQ(fields(this->invites().find(InviteId{"1"}).value()), fields(invite));
    EXPECT_FALSE(this->invites().find(InviteId{"2"}));
}

TYPED_TEST(InvitesContract, KeepingQueuesTheMailAndNotesTheDeed) {
    this->add(beas_invite("1"), a_job("mail"));
    this->add(beas_invite("2"));
    EXPECT_THAT(this->queued(), ElementsAre("mail"));
    EXPECT_EQ(this->stores_.audit_log.list({}, 10).size(), 2U);
}

TYPED_TEST(InvitesContract, ARepeatBringsBackTheStoredOneAndDoesNothing) {
    this->add(beas_invite("1"));
    auto repeat = beas_invite("2");
    repeat.event_id = EventId{"event 1"};
    auto const kept = this->add(repeat, a_job("mail"));
    EXPECT_FALSE(kept.is_new);
    EXPECT_EQ(fields(kept.invite), fields(beas_invite("1")));
    EXPECT_THAT(this->queued(), IsEmpty());
    EXPECT_EQ(this->stores_.audit_log.list({}, 10).size(), 1U);

    repeat.created_by = "another admin";
    EXPECT_TRUE(this->add(repeat).is_new);
}

TYPED_TEST(InvitesContract, OfOneEventSentManyTimesAtOnceOneIsKept) {
    auto const kept = all_at_once(8, [this](int i) {
        auto invite = beas_invite(std::to_string(i));
        invite.event_id = EventId{"the same"};
        return this->add(invite);
    });
    EXPECT_EQ(std::ranges::count(kept, true, &Invites::Kept::is_new), 1);
    EXPECT_EQ(this->invites().list({}, 10).size(), 1U);
    EXPECT_EQ(this->stores_.audit_log.list({}, 10).size(), 1U);
}

TYPED_TEST(InvitesContract, RedeemingAddsTheMonthsAndForgetsWhoseItWas) {
    this->add(beas_invite("1"));
    auto const before = this->ana().premium_until;
    auto const redeemed = this->invites().redeem("CODE1", this->kAna, kMondayMorning + 1h);
    EXPECT_EQ(redeemed.outcome, Outcome::redeemed);
    EXPECT_EQ(redeemed.months, 3);
    EXPECT_EQ(this->ana().premium_source, account::PremiumSource::access_code);
    EXPECT_EQ(this->ana().premium_until, months_later(before, 3, "Europe/Vienna"));
    auto const kept = this->invites().find(InviteId{"1"}).value();
    EXPECT_EQ(kept.redeemed_at, kMondayMorning + 1h);
    EXPECT_EQ(kept.first_name + kept.email_address, "");
}

TYPED_TEST(InvitesContract, TheSameMemberAgainChangesNothing) {
    this->add(beas_invite("1"));
    this->invites().redeem("CODE1", this->kAna, kMondayMorning);
    auto const until = this->ana().premium_until;
    auto const again = this->invites().redeem("CODE1", this->kAna, kMondayMorning + 48h); // long expired
    EXPECT_EQ(again.outcome, Outcome::repeated);
    EXPECT_EQ(again.months, 3);
    EXPECT_EQ(this->ana().premium_until, until);
}

TYPED_TEST(InvitesContract, UnknownUsedAndExpiredCodesAreToldApart) {
    this->add(beas_invite("1"));
    this->add(beas_invite("2"));
    this->add(beas_invite("3"), a_trainer("t", "t@example.com"));
    this->invites().redeem("CODE1", this->kBo, kMondayMorning);
    auto const before = this->ana().premium_until;
    auto const outcome = [this](char const* code, Instant now = kMondayMorning) {
        return this->invites().redeem(code, this->kAna, now).outcome;
    };
    EXPECT_EQ(outcome("CODE9"), Outcome::unknown);
    EXPECT_EQ(outcome("CODE3"), Outcome::unknown); // opens the dashboard and no premium
    EXPECT_EQ(outcome("CODE1"), Outcome::used);
    EXPECT_EQ(outcome("CODE2", kMondayMorning + 24h), Outcome::expired);
    EXPECT_EQ(this->ana().premium_until, before);
    EXPECT_EQ(outcome("CODE2", kMondayMorning + 24h - 1ms), Outcome::redeemed);
}

TYPED_TEST(InvitesContract, OfManyMembersAtOnceOneHasTheCode) {
    this->add(beas_invite("1"));
    auto const outcomes = all_at_once(8, [this](int i) {
        return this->invites().redeem("CODE1", i % 2 == 0 ? this->kAna : this->kBo, kMondayMorning).outcome;
    });
    EXPECT_EQ(std::ranges::count(outcomes, Outcome::redeemed), 1);
    EXPECT_EQ(std::ranges::count(outcomes, Outcome::repeated), 3);
    EXPECT_EQ(std::ranges::count(outcomes, Outcome::used), 4);
}

TYPED_TEST(InvitesContract, CodesRedeemedAtOnceAllCount) {
    for (int i = 0; i < 6; ++i)
        this->add(beas_invite(std::to_string(i)));
    auto const before = this->ana().premium_until;
    all_at_once(6, [this](int i) {
        return this->invites().redeem("CODE" + std::to_string(i), this->kAna, kMondayMorning).outcome;
    });
    EXPECT_EQ(this->ana().premium_until, months_later(before, 18, "Europe/Vienna"));
}

TYPED_TEST(InvitesContract, TheListIsNewestFirstAndGoesOnBehindAnEntry) {
    for (auto const* const id : {"1", "3", "2"})
        this->add(beas_invite(id));
    auto const ids = [this](std::optional<InviteId> const& before, std::size_t limit) {
        std::string text;
        for (auto const& invite : this->invites().list(before, limit))
            text += invite.id.value();
        return text;
    };
    EXPECT_EQ(ids({}, 10), "321");
    EXPECT_EQ(ids({}, 2), "32");
    EXPECT_EQ(ids(InviteId{"2"}, 10), "1");
}

TYPED_TEST(InvitesContract, ATrainerIsKeptWithTheirFirstInvite) {
    auto const& links = this->stores_.trainer_links;
    EXPECT_EQ(this->add(beas_invite("1"), a_trainer("t", "t@example.com")).invite.trainer_id, TrainerId{"t"});
    EXPECT_EQ(this->add(beas_invite("2"), a_trainer("u", "t@example.com")).invite.trainer_id, TrainerId{"t"});
    EXPECT_EQ(this->invites().find(InviteId{"2"})->trainer_id, TrainerId{"t"});
    EXPECT_FALSE(links.find_trainer(TrainerId{"u"}));
    auto const trainer = links.find_trainer_by_code("CODE OF t").value();
    EXPECT_EQ(trainer.id, TrainerId{"t"});
    EXPECT_EQ(trainer.first_name, "Tara");
    EXPECT_EQ(trainer.email_address, "t@example.com");
    EXPECT_EQ(trainer.created_at, kMondayMorning);
}

} // namespace
} // namespace evenkeel::testing
