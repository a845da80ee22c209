#pragma once

#include "core/feedback/feedbacks.hpp"
#include "tests/support/fake_accounts.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace evenkeel::testing {

class FakeFeedbacks final : public feedback::Feedbacks {
public:
    explicit FakeFeedbacks(FakeAccounts& accounts) : accounts_{accounts} {}

    bool add_once(feedback::Feedback const& feedback) override {
        std::lock_guard const lock{accounts_.mutex};
        auto const known = std::ranges::any_of(feedback_, [&](feedback::Feedback const& kept) {
            return kept.member_id == feedback.member_id && kept.event_id == feedback.event_id;
        });
        if (!known)
            feedback_.push_back(feedback);
        return !known;
    }

    void rate(feedback::Rating const& rating) override {
        std::lock_guard const lock{accounts_.mutex};
        stars_[{rating.member_id, rating.day}] = rating.stars;
    }

    int count_review_request(MemberId const& member, EventId const& event, Instant /*at*/) override {
        std::lock_guard const lock{accounts_.mutex};
        auto& events = review_requests_[member];
        if (events.size() < static_cast<std::size_t>(feedback::kMostReviewRequests))
            events.insert(event);
        return static_cast<int>(events.size());
    }

    [[nodiscard]] std::vector<feedback::ShownFeedback> list(std::optional<FeedbackId> const& before,
                                                            std::size_t limit) const override {
        std::lock_guard const lock{accounts_.mutex};
        auto all = feedback_;
        std::ranges::sort(all, std::greater{}, &feedback::Feedback::id);
        std::vector<feedback::ShownFeedback> shown;
        for (auto const& kept : all) {
            auto const& member = accounts_.members.at(kept.member_id);
            if ((!before || kept.id < *before) && shown.size() < limit)
                shown.push_back({kept, member.first_name, member.email_address});
        }
        return shown;
    }

    [[nodiscard]] feedback::StarCounts count_stars() const override {
        std::lock_guard const lock{accounts_.mutex};
        feedback::StarCounts counts{};
        for (auto const& [key, stars] : stars_)
            ++counts.at(static_cast<std::size_t>(stars - 1));
        return counts;
    }

    [[nodiscard]] int review_requests(MemberId const& member) const {
        std::lock_guard const lock{accounts_.mutex};
        auto const found = review_requests_.find(member);
        return found == review_requests_.end() ? 0 : static_cast<int>(found->second.size());
    }

private:
    FakeAccounts& accounts_;
    std::vector<feedback::Feedback> feedback_;
    std::map<std::pair<MemberId, std::string>, int> stars_;
    std::map<MemberId, std::set<EventId>> review_requests_;
};

} // namespace evenkeel::testing
