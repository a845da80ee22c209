#include "core/exercise/effect.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace evenkeel::exercise {
namespace {

constexpr double kHundredths = 100;
constexpr double kStrongest = 2;
constexpr double kSliderStep = 25;

double comfort_at(double degrees) {
    return std::sin(degrees * std::numbers::pi / 180);
}

double told_by(double before, double after, MoodScale scale) {
    if (scale == MoodScale::ring)
        return comfort_at(after) - comfort_at(before);
    return std::clamp((after - before) / kSliderStep, -kStrongest, kStrongest);
}

} // namespace

double prior_effect(Grade grade) {
    switch (grade) {
    case Grade::a:
        return 0.6;
    case Grade::b:
        return 0.45;
    case Grade::c:
        return 0.3;
    }
    return 0;
}

Estimate estimate(Grade grade, Experience const& experience) {
    auto const sum = static_cast<double>(experience.effect_hundredths) / kHundredths;
    auto const weight = kPriorRatings + experience.rated;
    return {.effect = (kPriorRatings * prior_effect(grade) + sum) / weight,
            .n = experience.rated,
            .certainty = experience.rated / weight};
}

std::optional<int> effect_hundredths(std::optional<int> felt_effect, MoodChange const& moods) {
    if (felt_effect)
        return static_cast<int>(*felt_effect * kHundredths);
    if (!moods.before || !moods.after)
        return std::nullopt;
    return static_cast<int>(std::lround(kHundredths * told_by(*moods.before, *moods.after, moods.scale)));
}

} // namespace evenkeel::exercise
