#pragma once

#include "core/feedback/feedbacks.hpp"
#include "storage/engine/database.hpp"

namespace evenkeel::storage {

class SqlFeedbacks final : public feedback::Feedbacks {
public:
    explicit SqlFeedbacks(Database& database) : database_{database} {}

    bool add_once(feedback::Feedback const& feedback) override;
    void rate(feedback::Rating const& rating) override;
    int count_review_request(MemberId const& member, EventId const& event, Instant at) override;
    [[nodiscard]] std::vector<feedback::ShownFeedback> list(std::optional<FeedbackId> const& before,
                                                            std::size_t limit) const override;
    [[nodiscard]] feedback::StarCounts count_stars() const override;

private:
    Database& database_;
};

} // namespace evenkeel::storage
