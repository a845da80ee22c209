#pragma once

#include "core/exercise/exercise.hpp"

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>

namespace evenkeel::exercise {

/// Sums up how often a member did one exercise and how it worked. Effects go from -2 (much worse) to 2 (much
/// better) and are kept in hundredths, so that sums are the same in any order.
struct Experience {
    int times{0};
    int rated{0};                      ///< How many of them said what they did.
    std::int64_t effect_hundredths{0}; ///< Sum over the rated ones.
    std::optional<std::chrono::local_days> last_day;

    friend bool operator==(Experience const&, Experience const&) = default;
};

using Experiences = std::map<ExerciseId, Experience>;

/// The effect of an exercise on this member, as far as one can tell.
struct Estimate {
    double effect{0};    ///< -2..2
    int n{0};            ///< Ratings behind it.
    double certainty{0}; ///< 0..1: n / (n + 4), the share that the member's own ratings have in it.
};

/// How much the prior weighs, in ratings. In the normal model it is σ²/τ²: ratings of one exercise by one
/// person scatter by about σ = 1, exercises of one grade differ by about τ = 0.5.
inline constexpr double kPriorRatings = 4;

/// Returns the effect to expect of an exercise that this member never rated, by the grade of its evidence.
[[nodiscard]] double prior_effect(Grade grade);

/// Shrinkage (empirical Bayes) estimate of the felt effect,
///     effect = (4 · prior + Σ ratings) / (4 + n),
/// the posterior mean of a normal mean with a normal prior (Casella 1985, 10.1080/00031305.1985.10479400,
/// formula 2.3; Efron & Morris 1975, 10.2307/2285814): one enthusiastic rating moves it by a fifth of the
/// way, ten by most of it.
[[nodiscard]] Estimate estimate(Grade grade, Experience const& experience);

/// Moods before and after are places on the ring, or a slider from 0 (bad) to 100 (good).
enum class MoodScale : std::uint8_t { ring, slider };

struct MoodChange {
    std::optional<double> before;
    std::optional<double> after;
    MoodScale scale{MoodScale::slider};
};

/// The effect of one result in hundredths: what the member says it was (-2..2), else what the moods tell,
/// where both are there. A slider counts 25 points as one step; on the ring it is the change of comfort,
/// which is sin(angle) and so goes from -2 to 2 by itself.
[[nodiscard]] std::optional<int> effect_hundredths(std::optional<int> felt_effect, MoodChange const& moods);

} // namespace evenkeel::exercise

namespace evenkeel {

template <>
struct Words<exercise::MoodScale> {
    static constexpr std::array<std::string_view, 2> kNames{"ring", "slider"};
};

} // namespace evenkeel
