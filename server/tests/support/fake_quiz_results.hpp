#pragma once

#include "core/quiz/quiz_results.hpp"

#include <algorithm>
#include <map>
#include <mutex>
#include <tuple>

namespace evenkeel::testing {

class FakeQuizResults final : public quiz::QuizResults {
public:
    quiz::QuizResult add_once(quiz::QuizResult const& result) override {
        std::lock_guard const lock{mutex_};
        return kept_.try_emplace(result.event_id, result).first->second;
    }

    [[nodiscard]] std::optional<quiz::QuizResult> find(QuizResultKey const& key) const override {
        std::lock_guard const lock{mutex_};
        for (auto const& [event, result] : kept_)
            if (result.key == key)
                return result;
        return std::nullopt;
    }

    std::optional<quiz::QuizResult> attach(QuizResultKey const& key, MemberId const& member,
                                           Instant at) override {
        std::lock_guard const lock{mutex_};
        for (auto& [event, result] : kept_) {
            if (result.key != key)
                continue;
            if (!result.member_id) {
                result.member_id = member;
                result.attached_at = at;
            }
            return result;
        }
        return std::nullopt;
    }

    [[nodiscard]] std::vector<quiz::QuizResult> list(MemberId const& member,
                                                     std::size_t limit) const override {
        std::lock_guard const lock{mutex_};
        std::vector<quiz::QuizResult> all;
        for (auto const& [event, result] : kept_)
            if (result.member_id == member)
                all.push_back(result);
        std::ranges::sort(all, std::greater{}, [](quiz::QuizResult const& result) {
            return std::tuple{result.taken_at, result.key.value()};
        });
        all.resize(std::min(all.size(), limit));
        return all;
    }

    std::size_t forget_unattached(Instant before) override {
        std::lock_guard const lock{mutex_};
        return std::erase_if(kept_, [&](auto const& entry) {
            return !entry.second.member_id && entry.second.taken_at < before;
        });
    }

private:
    mutable std::mutex mutex_;
    std::map<EventId, quiz::QuizResult> kept_;
};

} // namespace evenkeel::testing
