#pragma once

#include "core/base/words.hpp"
#include "core/quiz/answers.hpp"

#include <optional>
#include <string>
#include <vector>

namespace evenkeel::quiz {

/// Where on the ring somebody starts, by their own answers.
///
/// Every answer gives points to states: a page to the state chosen there, a ticked symptom and a slider below
/// the middle to dysregulated ones, a ticked habit and a slider above the middle to regulated ones. The side
/// with more points is that of the start; the regulated one where they are even. The state is that with the
/// most points on its side; where the most is shared, the state at the mean of the side, so that somebody
/// pulled towards sympathetic and dorsal vagal alike starts from overwhelm, which lies between. The angle is
/// that mean, kept inside the band of the state. The weights are the operator's judgement, not a measurement.
///
/// Laws (score_test.cpp): the order of answers is without meaning; one more symptom, one habit less or a
/// slider moved down never raises `regulation`.
struct StartingPoint {
    StateName state{StateName::parasympathetic};
    state::RingAngle angle{90.0};
    int regulation{50};  ///< 0..100: the regulated states' share of all points, rounded down.
    double certainty{0}; ///< 0..1: 1 when all points point the same way round the ring (resultant length).
    Points points{};
};

[[nodiscard]] StartingPoint starting_point(Quiz const& quiz, Answers const& answers);

enum class ReasonKind { life_aspects, symptom, slider, habit };

/// Why the start lies where it lies. `points` are those for the start's side of the ring.
struct Reason {
    ReasonKind kind{};
    std::string name; ///< Key of the box or slider; "life_aspects" for the pages together.
    std::string text;
    int points{0};
};

/// One part of life by itself.
struct AspectResult {
    Page const* page{nullptr};
    AspectAnswer answer;
    StateName target{}; ///< By section 4 of the specification, as for the whole.
};

/// The result of the quiz for somebody. Points into the quiz, which outlives it.
struct QuizOutcome {
    StartingPoint start;
    StateName preferred{
        StateName::parasympathetic}; ///< Wished for on most pages; of equals the first page's.
    StateName target{StateName::play};
    Outcome const* words{nullptr};
    std::vector<Reason> reasons; ///< Heaviest first.
    std::vector<AspectResult> life_aspects;
    std::string focus; ///< The part of life that is farthest from where it should go. Empty without pages.
    std::vector<Symptom const*> symptoms;
    std::vector<Habit const*> habits_done;
    std::vector<Habit const*> habits_missing;
    std::string certainty_text;
    std::string regulation_text;
    std::vector<std::string> care_notes; ///< When a person should be asked, and not only an app.
};

[[nodiscard]] QuizOutcome outcome_of(Quiz const& quiz, Answers const& answers);

} // namespace evenkeel::quiz

namespace evenkeel {

template <>
struct Words<quiz::ReasonKind> {
    static constexpr std::array<std::string_view, 4> kNames{"life_aspects", "symptom", "slider", "habit"};
};

} // namespace evenkeel
