#pragma once

#include "core/exercise/exercise_results.hpp"
#include "storage/engine/database.hpp"

namespace evenkeel::storage {

class SqlExerciseResults final : public exercise::ExerciseResults {
public:
    explicit SqlExerciseResults(Database& database) : database_{database} {}

    Kept add_once(exercise::ExerciseResult const& result) override;
    [[nodiscard]] std::vector<exercise::ExerciseResult> latest(MemberId const& member,
                                                               std::size_t limit) const override;
    [[nodiscard]] std::vector<exercise::ExerciseResult> page(MemberId const& member,
                                                             Wanted const& wanted) const override;
    [[nodiscard]] std::vector<exercise::PracticeTime> times(MemberId const& member,
                                                            DayRange const& days) const override;
    [[nodiscard]] exercise::Experiences experiences(MemberId const& member) const override;

private:
    Database& database_;
};

} // namespace evenkeel::storage
