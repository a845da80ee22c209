#include "core/exercise/score.hpp"

#include "core/base/holds.hpp"

#include <algorithm>
#include <cmath>

namespace evenkeel::exercise {
namespace {

constexpr double kReach = 90; // degrees beyond the edge of a band
constexpr double kFromAnywhere = 0.85;
constexpr double kDaysUntilFresh = 7;
constexpr double kEffectRange = 4; // from -2 to 2

double evidence_of(Grade grade) {
    switch (grade) {
    case Grade::a:
        return 1;
    case Grade::b:
        return 0.6;
    case Grade::c:
        return 0.3;
    }
    return 0;
}

double recency(Experience const& experience, std::chrono::local_days today) {
    if (!experience.last_day)
        return 1;
    auto const days = static_cast<double>((today - *experience.last_day).count());
    return std::clamp(days / kDaysUntilFresh, 0.0, 1.0);
}

bool position_allows(Exercise const& exercise, Wish const& wish) {
    return wish.positions.empty() || std::ranges::any_of(exercise.positions, [&](auto position) {
               return holds(wish.positions, position);
           });
}

} // namespace

bool has_its_place(Exercise const& exercise, Wish const& wish) {
    return std::ranges::any_of(exercise.surroundings, [&](auto needed) {
        return needed == Surroundings::anywhere ||
               (wish.surroundings.empty() ? needed != Surroundings::with_someone
                                          : holds(wish.surroundings, needed));
    });
}

double closeness(state::RingAngle place, state::StateName state) {
    constexpr double kHalfBand = state::kBandWidth / 2;
    auto const from_middle =
        std::abs(state::turn(place, state::RingAngle{state::band_start(state) + kHalfBand}));
    return std::clamp(1 - (from_middle - kHalfBand) / kReach, 0.0, 1.0);
}

double fit(Exercise const& exercise, Wish const& wish) {
    double best = 0;
    for (auto const& route : exercise.routes) {
        auto const start = route.from ? closeness(wish.from, *route.from) : kFromAnywhere;
        best = std::max(best, start * closeness(wish.to, route.to));
    }
    return best;
}

bool is_possible(Exercise const& exercise, Wish const& wish) {
    return (!wish.minutes || exercise.minutes.shortest <= *wish.minutes) && position_allows(exercise, wish) &&
           has_its_place(exercise, wish);
}

Values values(Exercise const& exercise, Wish const& wish, Experience const& experience,
              std::chrono::local_days today) {
    Values values{.fit = fit(exercise, wish),
                  .worked = (estimate(known_grade(exercise.evidence), experience).effect + kEffectRange / 2) /
                            kEffectRange,
                  .evidence = evidence_of(known_grade(exercise.evidence)),
                  .recency = recency(experience, today),
                  .time = {}};
    if (wish.minutes && *wish.minutes > 0)
        values.time = 1 - std::abs(exercise.minutes.usual - *wish.minutes) /
                              std::max(exercise.minutes.usual, *wish.minutes);
    return values;
}

double score(Values const& values) {
    auto const& weights = kWeights;
    auto const sum = weights.fit * values.fit + weights.worked * values.worked +
                     weights.evidence * values.evidence + weights.recency * values.recency;
    auto const weight = weights.fit + weights.worked + weights.evidence + weights.recency;
    return values.time ? (sum + weights.time * *values.time) / (weight + weights.time) : sum / weight;
}

} // namespace evenkeel::exercise
