#pragma once

#include "core/trainer/trainer_links.hpp"

#include <algorithm>
#include <map>
#include <mutex>
#include <tuple>

namespace evenkeel::testing {

class FakeTrainerLinks final : public trainer::TrainerLinks {
public:
    /// As an invite does it: a trainer whose address is known stays who they are.
    TrainerId known_or_new(trainer::Trainer const& added) {
        std::lock_guard const lock{mutex_};
        auto const known =
            std::ranges::find(trainers_, added.email_address, &trainer::Trainer::email_address);
        if (known != trainers_.end())
            return known->id;
        trainers_.push_back(added);
        return added.id;
    }

    [[nodiscard]] std::optional<trainer::Trainer> find_trainer(TrainerId const& trainer) const override {
        std::lock_guard const lock{mutex_};
        return first(&trainer::Trainer::id, trainer);
    }

    [[nodiscard]] std::optional<trainer::Trainer>
    find_trainer_by_code(std::string const& invite_code) const override {
        std::lock_guard const lock{mutex_};
        return first(&trainer::Trainer::invite_code, invite_code);
    }

    [[nodiscard]] std::optional<trainer::TrainerLink> find(MemberId const& member) const override {
        std::lock_guard const lock{mutex_};
        auto const found = links_.find(member);
        if (found == links_.end())
            return std::nullopt;
        trainer::TrainerLink link{.trainer = *first(&trainer::Trainer::id, found->second.trainer),
                                  .linked_at = found->second.at,
                                  .consents = {}};
        for (auto const& [kind, consent] : found->second.consents)
            link.consents.push_back(consent);
        return link;
    }

    Outcome change(MemberId const& member, Change const& change) override {
        std::lock_guard const lock{mutex_};
        if (change.trainer)
            links_.try_emplace(member, Link{*change.trainer, change.at, {}});
        auto const found = links_.find(member);
        if (found == links_.end())
            return Outcome::no_trainer;
        if (change.trainer && found->second.trainer != *change.trainer)
            return Outcome::another_trainer;
        for (auto const& [kind, expires_at] : change.consents) {
            found->second.consents.erase(kind);
            if (expires_at)
                found->second.consents[kind] = {kind, change.at, *expires_at};
        }
        return Outcome::done;
    }

    void unlink(MemberId const& member) override {
        std::lock_guard const lock{mutex_};
        links_.erase(member);
    }

    void record_access(trainer::TrainerAccess const& access) override {
        std::lock_guard const lock{mutex_};
        auto const known = std::ranges::any_of(accesses_, [&](trainer::TrainerAccess const& kept) {
            return kept.member_id == access.member_id && kept.id == access.id;
        });
        if (!known)
            accesses_.push_back(access);
    }

    [[nodiscard]] std::vector<trainer::TrainerAccess> accesses(MemberId const& member,
                                                               std::size_t limit) const override {
        std::lock_guard const lock{mutex_};
        std::vector<trainer::TrainerAccess> found;
        for (auto const& access : accesses_)
            if (access.member_id == member)
                found.push_back(access);
        std::ranges::sort(found, std::greater{}, [](trainer::TrainerAccess const& access) {
            return std::tuple{access.at, access.id};
        });
        found.resize(std::min(limit, found.size()));
        return found;
    }

private:
    struct Link {
        TrainerId trainer;
        Instant at;
        std::map<trainer::DataKind, trainer::Consent> consents;
    };

    template <class Field, class Value>
    [[nodiscard]] std::optional<trainer::Trainer> first(Field field, Value const& value) const {
        auto const found = std::ranges::find(trainers_, value, field);
        return found == trainers_.end() ? std::nullopt : std::optional{*found};
    }

    mutable std::mutex mutex_;
    std::vector<trainer::Trainer> trainers_;
    std::map<MemberId, Link> links_;
    std::vector<trainer::TrainerAccess> accesses_;
};

} // namespace evenkeel::testing
