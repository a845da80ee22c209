#pragma once

#include "core/account/api_tokens.hpp"
#include "tests/support/fake_accounts.hpp"

#include <algorithm>

namespace evenkeel::testing {

class FakeApiTokens final : public account::ApiTokens {
public:
    explicit FakeApiTokens(FakeAccounts& accounts) : accounts_{accounts} {}

    [[nodiscard]] account::NewApiToken add(account::ApiToken const& token) override {
        std::lock_guard const lock{accounts_.mutex};
        auto const own = tokens_of(token.member_id);
        if (own.size() >= account::kMostApiTokens)
            return account::NewApiToken::too_many;
        if (std::ranges::find(own, token.name, &account::ApiToken::name) != own.end())
            return account::NewApiToken::name_taken;
        accounts_.api_tokens.push_back(token);
        return account::NewApiToken::added;
    }

    [[nodiscard]] std::vector<account::ApiToken> list(MemberId const& member) const override {
        std::lock_guard const lock{accounts_.mutex};
        auto own = tokens_of(member);
        std::ranges::stable_sort(own, {}, &account::ApiToken::created_at);
        return own;
    }

    [[nodiscard]] std::optional<account::TokenHolder>
    find_holder(std::string_view token_hash) const override {
        std::lock_guard const lock{accounts_.mutex};
        for (auto const& token : accounts_.api_tokens)
            if (token.token_hash == token_hash)
                return account::TokenHolder{
                    .token_id = token.id,
                    .member_id = token.member_id,
                    .premium_until = accounts_.members.at(token.member_id).premium_until,
                    .last_used_at = token.last_used_at,
                    .expires_at = token.expires_at,
                    .language_code = accounts_.members.at(token.member_id).language_code};
        return std::nullopt;
    }

    void touch(MemberId const& member, ApiTokenId const& token, Instant used_at) override {
        std::lock_guard const lock{accounts_.mutex};
        for (auto& kept : accounts_.api_tokens)
            if (kept.member_id == member && kept.id == token)
                kept.last_used_at = std::max(kept.last_used_at.value_or(used_at), used_at);
    }

    void revoke(MemberId const& member, ApiTokenId const& token) override {
        std::lock_guard const lock{accounts_.mutex};
        std::erase_if(accounts_.api_tokens, [&](account::ApiToken const& kept) {
            return kept.member_id == member && kept.id == token;
        });
    }

private:
    [[nodiscard]] std::vector<account::ApiToken> tokens_of(MemberId const& member) const {
        std::vector<account::ApiToken> own;
        for (auto const& token : accounts_.api_tokens)
            if (token.member_id == member)
                own.push_back(token);
        return own;
    }

    FakeAccounts& accounts_;
};

} // namespace evenkeel::testing
