#pragma once

#include "core/commerce/invites.hpp"
#include "core/commerce/premium_time.hpp"
#include "core/commerce/subscriptions.hpp"
#include "tests/support/fake_accounts.hpp"
#include "tests/support/fake_audit_log.hpp"
#include "tests/support/fake_jobs.hpp"
#include "tests/support/fake_trainer_links.hpp"

#include <algorithm>
#include <tuple>

namespace evenkeel::testing {

/// Moves the end of a member's premium. The lock on the accounts is held.
inline void change_premium(FakeAccounts& accounts, MemberId const& member, auto const& rule) {
    auto const found = accounts.members.find(member);
    if (found == accounts.members.end())
        return;
    auto& account = found->second;
    commerce::PremiumTime const changed =
        rule(commerce::PremiumTime{account.premium_source, account.premium_until}, account.time_zone);
    account.premium_source = changed.source;
    account.premium_until = changed.until;
}

class FakeInvites final : public commerce::Invites {
public:
    FakeInvites(FakeAccounts& accounts, FakeTrainerLinks& trainers, FakeJobs& jobs)
        : accounts_{accounts}, trainers_{trainers}, jobs_{jobs} {}

    Kept add_once(NewInvite const& added) override {
        std::lock_guard const lock{accounts_.mutex};
        for (auto const& kept : invites_)
            if (kept.invite.created_by == added.invite.created_by &&
                kept.invite.event_id == added.invite.event_id)
                return {kept.invite, false};
        auto invite = added.invite;
        if (added.trainer)
            invite.trainer_id = trainers_.known_or_new(*added.trainer);
        invites_.push_back({invite, {}});
        accounts_.audit.push_back(added.audit);
        if (added.mail)
            jobs_.enqueue(*added.mail);
        return {invite, true};
    }

    [[nodiscard]] std::optional<commerce::Invite> find(InviteId const& invite) const override {
        std::lock_guard const lock{accounts_.mutex};
        for (auto const& kept : invites_)
            if (kept.invite.id == invite)
                return kept.invite;
        return std::nullopt;
    }

    Redemption redeem(std::string const& code, MemberId const& member, Instant now) override {
        std::lock_guard const lock{accounts_.mutex};
        auto const kept =
            std::ranges::find_if(invites_, [&](Entry const& entry) { return entry.invite.code == code; });
        if (kept == invites_.end() || kept->invite.kind == commerce::InviteKind::trainer)
            return {Outcome::unknown, 0};
        auto& invite = kept->invite;
        if (invite.redeemed_at)
            return kept->redeemed_by == member ? Redemption{Outcome::repeated, invite.months}
                                               : Redemption{Outcome::used, 0};
        if (invite.expires_at <= now)
            return {Outcome::expired, 0};
        invite.redeemed_at = now;
        invite.first_name.clear();
        invite.email_address.clear();
        kept->redeemed_by = member;
        change_premium(accounts_, member, [&](auto const& present, auto const& time_zone) {
            return commerce::with_months_of_code(present, invite, time_zone, now);
        });
        return {Outcome::redeemed, invite.months};
    }

    [[nodiscard]] std::vector<commerce::Invite> list(std::optional<InviteId> const& before,
                                                     std::size_t limit) const override {
        std::lock_guard const lock{accounts_.mutex};
        std::vector<commerce::Invite> found;
        for (auto const& kept : invites_)
            if (!before || kept.invite.id < *before)
                found.push_back(kept.invite);
        std::ranges::sort(found, std::greater{}, &commerce::Invite::id);
        found.resize(std::min(limit, found.size()));
        return found;
    }

    /// For FakeErasure.
    void forget_invitee(std::string const& email_address) {
        std::lock_guard const lock{accounts_.mutex};
        for (auto& kept : invites_)
            if (kept.invite.email_address == email_address) {
                kept.invite.first_name.clear();
                kept.invite.email_address.clear();
            }
    }

private:
    struct Entry {
        commerce::Invite invite;
        MemberId redeemed_by;
    };

    FakeAccounts& accounts_;
    FakeTrainerLinks& trainers_;
    FakeJobs& jobs_;
    std::vector<Entry> invites_;
};

class FakeSubscriptions final : public commerce::Subscriptions {
public:
    explicit FakeSubscriptions(FakeAccounts& accounts) : accounts_{accounts} {}

    Outcome add_once(commerce::Subscription const& subscription) override {
        std::lock_guard const lock{accounts_.mutex};
        for (auto const& kept : subscriptions_)
            if (kept.store == subscription.store && kept.transaction_id == subscription.transaction_id)
                return kept.member_id == subscription.member_id ? Outcome::repeated
                                                                : Outcome::of_another_member;
        subscriptions_.push_back(subscription);
        change_premium(accounts_, subscription.member_id,
                       [&](auto const& present, auto const& /*time_zone*/) {
                           return commerce::with_subscription(present, subscription.expires_at);
                       });
        return Outcome::kept;
    }

    [[nodiscard]] std::vector<commerce::Subscription> list(MemberId const& member,
                                                           std::size_t limit) const override {
        std::lock_guard const lock{accounts_.mutex};
        std::vector<commerce::Subscription> found;
        for (auto const& kept : subscriptions_)
            if (kept.member_id == member)
                found.push_back(kept);
        std::ranges::sort(found, std::greater{}, [](commerce::Subscription const& subscription) {
            return std::tuple{subscription.expires_at, subscription.id};
        });
        found.resize(std::min(limit, found.size()));
        return found;
    }

private:
    FakeAccounts& accounts_;
    std::vector<commerce::Subscription> subscriptions_;
};

} // namespace evenkeel::testing
