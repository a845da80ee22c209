#include "outbound/content/practice/exercise_steps.hpp"

#include "outbound/content/read/words_of.hpp"

#include <algorithm>
#include <cmath>

namespace evenkeel::outbound {
namespace {

constexpr double kSecondsInMinute = 60;
constexpr double kMostStepSeconds = 3600;
constexpr double kNearUsual = 0.5;    // of the usual length …
constexpr double kNearAnyway = 60;    // … but a minute off is always near
constexpr double kRoundingSlack = 10; // seconds: rounds of breath do not add up to whole minutes

exercise::Step read_step(YamlFields fields) {
    exercise::Step step{.action = word<exercise::Action>(fields, "action"),
                        .seconds = fields.number_between("seconds", 0.5, kMostStepSeconds),
                        .cue = fields.text("cue")};
    fields.end();
    return step;
}

exercise::StepGroup read_group(YamlFields fields) {
    if (!fields.has("repeat"))
        return {.repeat = 1, .steps = {read_step(fields)}};
    exercise::StepGroup group{.repeat = fields.whole_number_above_zero("repeat"), .steps = {}};
    for (auto const& entry : fields.list("steps"))
        group.steps.push_back(read_step(entry));
    if (group.steps.empty())
        fields.note("steps", "needs at least one step");
    fields.end();
    return group;
}

double longest_breath_hold(exercise::Exercise const& exercise) {
    double longest = 0;
    for (auto const& group : exercise.steps)
        for (auto const& step : group.steps)
            if (exercise.kind == exercise::Kind::breath && step.action == exercise::Action::hold)
                longest = std::max(longest, step.seconds);
    return longest;
}

} // namespace

std::vector<exercise::StepGroup> read_steps(YamlFields& fields) {
    std::vector<exercise::StepGroup> steps;
    for (auto const& entry : fields.list("steps"))
        steps.push_back(read_group(entry));
    if (steps.empty())
        fields.note("steps", "needs at least one step");
    return steps;
}

void check_steps(YamlFields const& fields, exercise::Exercise const& exercise) {
    auto const seconds = exercise::length_of(exercise);
    auto const usual = exercise.minutes.usual * kSecondsInMinute;
    auto const is_inside = seconds >= exercise.minutes.shortest * kSecondsInMinute - kRoundingSlack &&
                           seconds <= exercise.minutes.longest * kSecondsInMinute + kRoundingSlack;
    if (!is_inside || std::abs(seconds - usual) > std::max(kNearUsual * usual, kNearAnyway))
        fields.note("steps",
                    fmt::format("last {:g} seconds, which is not near the {:g} of minutes", seconds, usual));
    if (auto const hold = longest_breath_hold(exercise); hold > exercise.longest_hold_seconds)
        fields.note("longest_hold_seconds", fmt::format("is less than a hold of {:g} seconds", hold));
}

} // namespace evenkeel::outbound
