#pragma once

#include "core/exercise/suggest.hpp"

namespace evenkeel::exercise {

/// What a member says when they ask for an exercise. Moods are words, a state, or a number on the ring.
struct RecommendDraft {
    std::optional<std::string> current_mood; ///< Absent: the newest check-in.
    std::optional<std::string> desired_mood; ///< Absent: the recommended target.
    std::optional<double> minutes_available;
    std::vector<Position> positions;
    std::vector<Surroundings> surroundings;
    std::vector<ExerciseId> passed_over;
};

struct Recommendation {
    Suggestion suggestion;
    MoodPlace from;
    MoodPlace to;
};

/// The member asks what to do now.
class Recommend {
public:
    struct Needs {
        Suggest const& suggest;
        Suggestions& suggestions;
        account::Members const& members;
        checkin::CheckIns const& check_ins;
        FirstAnswersReader const& first_answers;
        Clock const& clock;
    };

    explicit Recommend(Needs needs) : needs_{needs} {}

    /// Refuses by field what is not understood, a mood that is missing where nothing else tells it, and
    /// minutes outside 0.5 to 240; `not_found` when nothing in the library is safe for this member now.
    /// Remembers what was asked for.
    Result<Recommendation> operator()(Shelf const& shelf, MemberId const& member,
                                      RecommendDraft const& draft) const;

private:
    [[nodiscard]] Result<MoodPlace> current_place(Shelf const& shelf, MemberId const& member,
                                                  RecommendDraft const& draft) const;
    [[nodiscard]] Result<MoodPlace> desired_place(Shelf const& shelf, MemberId const& member,
                                                  RecommendDraft const& draft,
                                                  state::StateName current) const;

    Needs needs_;
};

} // namespace evenkeel::exercise
