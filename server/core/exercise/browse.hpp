#pragma once

#include "core/exercise/exercise_results.hpp"
#include "core/exercise/safety_profile.hpp"

namespace evenkeel::exercise {

/// An exercise as one member sees it.
struct Listed {
    Exercise const* exercise{nullptr};
    bool is_safe{true};      ///< It may be suggested to them now.
    std::vector<Code> flags; ///< Codes that it shares with their profile.
    Experience experience;
    Estimate estimate;
};

/// What a member looks for. Absent: anything.
struct Filter {
    std::optional<state::StateName> from;
    std::optional<state::StateName> to;
    std::optional<Kind> kind;
    std::optional<PlanPart> plan_part;
    std::optional<double> minutes; ///< It can be done in so many.
    bool with_unsafe{false};       ///< Also show, marked, what the safety profile rules out.
};

/// Looks through the library. Its order is that of the titles.
class Browse {
public:
    Browse(ExerciseResults const& results, ReadCaution const& read_caution)
        : results_{results}, read_caution_{read_caution} {}

    [[nodiscard]] std::vector<Listed> list(Shelf const& shelf, MemberId const& member,
                                           Filter const& filter) const;

    /// Refuses (not_found, field exercise_id) what the library does not hold.
    [[nodiscard]] Result<Listed> find(Shelf const& shelf, MemberId const& member, ExerciseId const& id) const;

    /// What the member has done, the most helpful first.
    [[nodiscard]] std::vector<Listed> effects(Shelf const& shelf, MemberId const& member) const;

private:
    ExerciseResults const& results_;
    ReadCaution const& read_caution_;
};

} // namespace evenkeel::exercise
