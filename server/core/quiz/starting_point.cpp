#include "core/quiz/score.hpp"

#include "core/quiz/points.hpp"

#include <algorithm>
#include <cstdlib>

namespace evenkeel::quiz {
namespace {

constexpr double kInsideBand = 0.5; // degrees kept from the edge of the band
constexpr double kEvenAngle = 90.0; // nothing was answered at all: the middle of the regulated side
constexpr int kWhole = 100;

double center_of(StateName state) {
    return state::band_start(state) + state::kBandWidth / 2;
}

Points all_points(Quiz const& quiz, Answers const& answers) {
    Points sum{};
    for (auto const& page : quiz.pages)
        if (auto const found = answers.life_aspects.find(page.life_aspect);
            found != answers.life_aspects.end())
            sum[static_cast<std::size_t>(found->second.current)] += quiz.page_points;
    for (auto const& symptom : quiz.symptoms)
        if (answers.symptoms.contains(symptom.key))
            add(sum, symptom.points);
    for (auto const& habit : quiz.habits)
        if (answers.habits.contains(habit.key))
            add(sum, habit.points);
    for (auto const& slider : quiz.sliders)
        add(sum, slider_points(slider, answers));
    return sum;
}

/// Both sides are half circles without a seam inside (0..180 and 180..360), so a plain mean will do.
double mean_angle(Points const& points, Side side) {
    double sum = 0;
    for (auto const state : state::kStates)
        if (side_of(state) == side)
            sum += points[static_cast<std::size_t>(state)] * center_of(state);
    auto const all = points_of(points, side);
    return all == 0 ? kEvenAngle : sum / all;
}

StateName strongest(Points const& points, Side side, double mean) {
    std::vector<StateName> best;
    for (auto const state : state::kStates) {
        if (side_of(state) != side)
            continue;
        auto const mine = points[static_cast<std::size_t>(state)];
        auto const top = best.empty() ? -1 : points[static_cast<std::size_t>(best.front())];
        if (mine > top)
            best.clear();
        if (mine >= top)
            best.push_back(state);
    }
    return best.size() == 1 ? best.front() : state::state_at(state::RingAngle{mean});
}

double certainty_of(Points const& points) {
    std::vector<state::WeightedAngle> angles;
    for (auto const state : state::kStates)
        angles.push_back({state::RingAngle{center_of(state)},
                          static_cast<double>(points[static_cast<std::size_t>(state)])});
    auto const mean = state::circular_mean(angles);
    return mean ? std::clamp(mean->resultant_length, 0.0, 1.0) : 0.0;
}

} // namespace

void add(Points& sum, Points const& more, int times) {
    for (std::size_t i = 0; i < sum.size(); ++i)
        sum[i] += times * more[i];
}

Points slider_points(Slider const& slider, Answers const& answers) {
    Points points{};
    auto const found = answers.sliders.find(slider.key);
    if (found == answers.sliders.end())
        return points;
    auto const steps = found->second - kSliderMiddle;
    add(points, steps > 0 ? slider.above : slider.below, std::abs(steps));
    return points;
}

Side side_of(StateName state) {
    return state::is_regulated(state) ? Side::regulated : Side::dysregulated;
}

int points_of(Points const& points, Side side) {
    int sum = 0;
    for (auto const state : state::kStates)
        if (side_of(state) == side)
            sum += points[static_cast<std::size_t>(state)];
    return sum;
}

StartingPoint starting_point(Quiz const& quiz, Answers const& answers) {
    StartingPoint start{.state = {}, .angle = {}, .points = all_points(quiz, answers)};
    auto const settled = points_of(start.points, Side::regulated);
    auto const strained = points_of(start.points, Side::dysregulated);
    auto const side = settled >= strained ? Side::regulated : Side::dysregulated;
    auto const mean = mean_angle(start.points, side);
    start.state = strongest(start.points, side, mean);
    auto const band = state::band_start(start.state);
    start.angle =
        state::RingAngle{std::clamp(mean, band + kInsideBand, band + state::kBandWidth - kInsideBand)};
    if (auto const all = settled + strained; all > 0)
        start.regulation = kWhole * settled / all;
    start.certainty = certainty_of(start.points);
    return start;
}

} // namespace evenkeel::quiz
