#pragma once

#include "core/base/vault.hpp"
#include "core/exercise/safety_profiles.hpp"
#include "core/exercise/suggestions.hpp"

#include <map>
#include <mutex>

namespace evenkeel::testing {

class FakeSafetyProfiles final : public exercise::SafetyProfiles {
public:
    void keep(MemberId const& member, std::string const& sealed, Instant /*at*/) override {
        std::lock_guard const lock{mutex_};
        kept_.insert_or_assign(member, sealed);
    }

    [[nodiscard]] std::optional<std::string> find(MemberId const& member) const override {
        std::lock_guard const lock{mutex_};
        auto const found = kept_.find(member);
        return found == kept_.end() ? std::nullopt : std::optional{found->second};
    }

private:
    mutable std::mutex mutex_;
    std::map<MemberId, std::string> kept_;
};

class FakeSuggestions final : public exercise::Suggestions {
public:
    void keep(exercise::Asked const& asked) override {
        std::lock_guard const lock{mutex_};
        auto& kept = kept_.try_emplace(asked.member_id, asked).first->second;
        if (kept.at <= asked.at)
            kept = asked;
    }

    [[nodiscard]] std::optional<exercise::Asked> find(MemberId const& member) const override {
        std::lock_guard const lock{mutex_};
        auto const found = kept_.find(member);
        return found == kept_.end() ? std::nullopt : std::optional{found->second};
    }

private:
    mutable std::mutex mutex_;
    std::map<MemberId, exercise::Asked> kept_;
};

/// Only marks a text as sealed; with another key it does not open.
class FakeVault final : public Vault {
public:
    explicit FakeVault(std::string key = "key") : key_{std::move(key)} {}

    [[nodiscard]] std::string seal(std::string_view text) override { return key_ + "|" + std::string{text}; }

    [[nodiscard]] std::optional<std::string> open(std::string_view sealed) const override {
        if (!sealed.starts_with(key_ + "|"))
            return std::nullopt;
        return std::string{sealed.substr(key_.size() + 1)};
    }

private:
    std::string key_;
};

} // namespace evenkeel::testing
