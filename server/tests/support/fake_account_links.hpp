#pragma once

#include "core/account/account_links.hpp"
#include "tests/support/fake_accounts.hpp"
#include "tests/support/fake_jobs.hpp"
#include "tests/support/fake_trainer_links.hpp"

#include <algorithm>

namespace evenkeel::testing {

class FakeAccountLinks final : public account::AccountLinks {
public:
    FakeAccountLinks(FakeAccounts& accounts, FakeTrainerLinks& trainers, FakeJobs& jobs)
        : accounts_{accounts}, trainers_{trainers}, jobs_{jobs} {}

    account::AccountLink keep_once(account::AccountLink const& link) override {
        std::lock_guard const lock{accounts_.mutex};
        if (auto* const kept = with_id(link.member_id, link.id))
            return *kept;
        accounts_.links.push_back(link);
        return link;
    }

    void add(account::AccountLink const& link, job::NewJob const& mail) override {
        (void)keep_once(link);
        jobs_.enqueue(mail);
    }

    [[nodiscard]] std::optional<account::AccountLink> find(MemberId const& member,
                                                           LinkId const& link) const override {
        std::lock_guard const lock{accounts_.mutex};
        auto const* const kept = with_id(member, link);
        return kept == nullptr ? std::nullopt : std::optional{*kept};
    }

    [[nodiscard]] std::optional<account::AccountLink>
    find_by_token(account::LinkPurpose purpose, std::string_view token_hash) const override {
        std::lock_guard const lock{accounts_.mutex};
        for (auto const& link : accounts_.links)
            if (link.purpose == purpose && link.token_hash == token_hash)
                return link;
        return std::nullopt;
    }

    bool sign_in(account::AccountLink const& link, account::Session const& session) override {
        std::lock_guard const lock{accounts_.mutex};
        if (!take(link, session.created_at))
            return false;
        prove_address(link.member_id, session.created_at);
        accounts_.sessions.push_back(session);
        return true;
    }

    bool reset_password(account::AccountLink const& link, std::string const& password_hash,
                        account::Session const& session) override {
        std::lock_guard const lock{accounts_.mutex};
        if (!take(link, session.created_at))
            return false;
        prove_address(link.member_id, session.created_at);
        accounts_.members.at(link.member_id).password_hash = password_hash;
        accounts_.end_sessions(link.member_id);
        accounts_.end_api_tokens(link.member_id);
        accounts_.void_links(link.member_id);
        accounts_.sessions.push_back(session);
        return true;
    }

    account::AddressChange change_address(account::AccountLink const& link, Instant now) override {
        std::lock_guard const lock{accounts_.mutex};
        if (!take(link, now))
            return account::AddressChange::link_used;
        auto& member = accounts_.members.at(link.member_id);
        auto const* const holder = accounts_.with_address(link.email_address);
        if (holder != nullptr && holder != &member)
            return account::AddressChange::taken;
        member.email_address = link.email_address;
        member.address_proven_at = now;
        accounts_.void_links(link.member_id);
        return account::AddressChange::changed;
    }

    bool begin_erase(account::AccountLink const& link, job::NewJob const& erasure, Instant now) override {
        std::lock_guard const lock{accounts_.mutex};
        if (!take(link, now))
            return false;
        accounts_.end_sessions(link.member_id);
        accounts_.void_links(link.member_id);
        jobs_.enqueue(erasure);
        return true;
    }

    std::size_t forget_ended(Instant before) override {
        std::lock_guard const lock{accounts_.mutex};
        return std::erase_if(accounts_.links,
                             [&](account::AccountLink const& link) { return link.expires_at < before; });
    }

private:
    [[nodiscard]] account::AccountLink* with_id(MemberId const& member, LinkId const& id) const {
        auto const found = std::ranges::find_if(accounts_.links, [&](account::AccountLink const& link) {
            return link.member_id == member && link.id == id;
        });
        return found == accounts_.links.end() ? nullptr : &*found;
    }

    bool take(account::AccountLink const& link, Instant now) {
        auto* const kept = with_id(link.member_id, link.id);
        if (kept == nullptr || kept->used_at || kept->expires_at <= now)
            return false;
        kept->used_at = now;
        return true;
    }

    void prove_address(MemberId const& id, Instant now) {
        auto& member = accounts_.members.at(id);
        if (member.address_proven_at)
            return;
        member.address_proven_at = now;
        member.password_hash.clear();
        accounts_.end_sessions(id);
        accounts_.end_api_tokens(id);
        trainers_.unlink(id);
    }

    FakeAccounts& accounts_;
    FakeTrainerLinks& trainers_;
    FakeJobs& jobs_;
};

} // namespace evenkeel::testing
