#pragma once

#include "core/exercise/safety_profiles.hpp"
#include "core/exercise/suggestions.hpp"
#include "tests/support/fake_vault.hpp"

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

} // namespace evenkeel::testing
