#include "core/exercise/browse.hpp"

#include <algorithm>
#include <tuple>

namespace evenkeel::exercise {
namespace {

Listed listed(Exercise const& exercise, Caution const& caution, Experiences const& experiences) {
    auto const found = experiences.find(exercise.id);
    auto const experience = found == experiences.end() ? Experience{} : found->second;
    return {.exercise = &exercise,
            .is_safe = is_safe(exercise, caution),
            .flags = flags_of(exercise, caution.profile),
            .experience = experience,
            .estimate = estimate(exercise.evidence.grade, experience)};
}

bool leads(Exercise const& exercise, Filter const& filter) {
    return std::ranges::any_of(exercise.routes, [&](Route const& route) {
        return (!filter.from || !route.from || *route.from == *filter.from) &&
               (!filter.to || route.to == *filter.to);
    });
}

bool fits(Exercise const& exercise, Filter const& filter) {
    return leads(exercise, filter) && (!filter.kind || exercise.kind == *filter.kind) &&
           (!filter.plan_part || exercise.plan_part == *filter.plan_part) &&
           (!filter.minutes || exercise.minutes.shortest <= *filter.minutes);
}

} // namespace

std::vector<Listed> Browse::list(Shelf const& shelf, MemberId const& member, Filter const& filter) const {
    auto const caution = read_caution_(shelf, member);
    auto const experiences = results_.experiences(member);
    std::vector<Listed> found;
    for (auto const& exercise : shelf.library)
        if (fits(exercise, filter))
            if (auto entry = listed(exercise, caution, experiences); entry.is_safe || filter.with_unsafe)
                found.push_back(std::move(entry));
    std::ranges::sort(
        found, {}, [](Listed const& entry) { return std::tie(entry.exercise->title, entry.exercise->id); });
    return found;
}

Result<Listed> Browse::find(Shelf const& shelf, MemberId const& member, ExerciseId const& id) const {
    auto const* const exercise = exercise::find(shelf.library, id);
    if (exercise == nullptr)
        return refuse(Fault::not_found, "exercise_id", "There is no such exercise in the library.");
    return listed(*exercise, read_caution_(shelf, member), results_.experiences(member));
}

std::vector<Listed> Browse::effects(Shelf const& shelf, MemberId const& member) const {
    auto const caution = read_caution_(shelf, member);
    auto const experiences = results_.experiences(member);
    std::vector<Listed> found;
    for (auto const& [id, experience] : experiences)
        if (auto const* const exercise = exercise::find(shelf.library, id); exercise != nullptr)
            found.push_back(listed(*exercise, caution, experiences));
    std::ranges::sort(found, [](Listed const& left, Listed const& right) {
        return std::tuple{-left.estimate.effect, left.exercise->id} <
               std::tuple{-right.estimate.effect, right.exercise->id};
    });
    return found;
}

} // namespace evenkeel::exercise
