#pragma once

#include "core/quiz/quiz_results.hpp"
#include "storage/engine/database.hpp"

namespace evenkeel::storage {

class SqlQuizResults final : public quiz::QuizResults {
public:
    explicit SqlQuizResults(Database& database) : database_{database} {}

    quiz::QuizResult add_once(quiz::QuizResult const& result) override;
    [[nodiscard]] std::optional<quiz::QuizResult> find(QuizResultKey const& key) const override;
    std::optional<quiz::QuizResult> attach(QuizResultKey const& key, MemberId const& member,
                                           Instant at) override;
    [[nodiscard]] std::vector<quiz::QuizResult> list(MemberId const& member,
                                                     std::size_t limit) const override;
    std::size_t forget_unattached(Instant before) override;

private:
    Database& database_;
};

} // namespace evenkeel::storage
