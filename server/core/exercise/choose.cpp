#include "core/exercise/choose.hpp"

#include "core/base/hash.hpp"
#include "core/base/holds.hpp"

#include <algorithm>

namespace evenkeel::exercise {
namespace {

using Candidates = std::vector<Exercise const*>;

constexpr std::chrono::days kTooSoon{1};
constexpr double kNoticeable = 0.25; // of an effect from -2 to 2

std::uint64_t lot(Background const& background, Exercise const& exercise) {
    auto const day = std::to_string(background.today.time_since_epoch().count());
    return fnv1a(exercise.id.value(), fnv1a(day, fnv1a(background.member.value())));
}

template <class Keep>
Candidates those(Candidates const& candidates, Keep const& keep) {
    Candidates kept;
    std::ranges::copy_if(candidates, std::back_inserter(kept), [&](auto const* each) { return keep(*each); });
    return kept;
}

/// Narrows the candidates unless that would leave none.
template <class Keep>
Candidates rather_those(Candidates const& candidates, Keep const& keep) {
    auto kept = those(candidates, keep);
    return kept.empty() ? candidates : kept;
}

Experience experience_of(Exercise const& exercise, Background const& background) {
    auto const found = background.experiences.find(exercise.id);
    return found == background.experiences.end() ? Experience{} : found->second;
}

bool is_fresh(Exercise const& exercise, Background const& background) {
    auto const last = experience_of(exercise, background).last_day;
    return !last || background.today - *last > kTooSoon;
}

Exercise const* best(Candidates const& candidates, Wish const& wish, Background const& background) {
    auto const rank = [&](Exercise const* each) {
        return std::tuple{score(values(*each, wish, experience_of(*each, background), background.today)),
                          lot(background, *each), each->id};
    };
    auto const found = std::ranges::max_element(candidates, {}, rank);
    return found == candidates.end() ? nullptr : *found;
}

Candidates safe_ones(std::vector<Exercise> const& library, Background const& background) {
    Candidates safe;
    for (auto const& exercise : library)
        if (is_safe(exercise, background.caution) &&
            (!background.plan_part || exercise.plan_part == *background.plan_part))
            safe.push_back(&exercise);
    return safe;
}

Sentence fit_sentence(Choice const& choice, Wish const& wish, StateTitles const& titles) {
    auto const title_at = [&](state::RingAngle angle) {
        return titles[static_cast<std::size_t>(state::state_at(angle))];
    };
    auto const from = Slot{"from", title_at(wish.from)};
    auto const to = Slot{"to", title_at(wish.to)};
    if (choice.values.fit > 0.8)
        return {"It leads from {from} to {to}.", {from, to}};
    if (choice.values.fit > 0)
        return {"It comes close to leading from {from} to {to}.", {from, to}};
    return {"No exercise that is safe for you leads from {from} to {to}; this one does no harm.", {from, to}};
}

Sentence worked_sentence(Grade grade, Experience const& experience) {
    auto const found = estimate(grade, experience);
    if (found.n == 0)
        return "You have not rated it yet, so we go by what can be expected of it.";
    auto const times = Slot{"times", double(found.n)};
    if (found.effect >= kNoticeable)
        return {"You rated it {times, plural, one {once} other {# times}}, and it helped.", {times}};
    if (found.effect <= -kNoticeable)
        return {"You rated it {times, plural, one {once} other {# times}}, and it did not help.", {times}};
    return {"You rated it {times, plural, one {once} other {# times}}, and it made little difference.",
            {times}};
}

Sentence evidence_sentence(Grade grade) {
    switch (grade) {
    case Grade::a:
        return "Trials or a review of trials support it (grade A).";
    case Grade::b:
        return "Small or related studies support it (grade B).";
    case Grade::c:
        return "Practice supports it, studies do not yet (grade C).";
    }
    return {};
}

Sentence recency_sentence(double recency) {
    if (recency >= 1)
        return "You have not done it in the last week.";
    if (recency > 0.15)
        return "You have done it this week.";
    return "You did it today or yesterday.";
}

Sentence time_sentence(Choice const& choice) {
    if (!choice.is_possible)
        return "Nothing that is safe for you fits exactly where you are; this comes closest.";
    return {"It usually takes {minutes, plural, one {# minute} other {# minutes}}.",
            {{"minutes", choice.exercise->minutes.usual}}};
}

} // namespace

std::optional<Choice> choose(std::vector<Exercise> const& library, Wish const& wish,
                             Background const& background) {
    auto const safe = safe_ones(library, background);
    if (safe.empty())
        return std::nullopt;
    auto const possible = rather_those(safe, [&](Exercise const& each) { return is_possible(each, wish); });
    auto const wanted =
        rather_those(possible, [&](Exercise const& each) { return !holds(background.passed_over, each.id); });
    auto const leading = rather_those(wanted, [&](Exercise const& each) { return fit(each, wish) > 0; });
    auto const fresh =
        rather_those(leading, [&](Exercise const& each) { return is_fresh(each, background); });

    auto const* const first = best(fresh, wish, background);
    auto const others = those(leading, [&](Exercise const& each) { return each.kind != first->kind; });
    return Choice{.exercise = first,
                  .alternative = best(others, wish, background),
                  .values = values(*first, wish, experience_of(*first, background), background.today),
                  .is_possible = is_possible(*first, wish)};
}

std::vector<state::Reason> reasons_of(Choice const& choice, Wish const& wish, Experience const& experience,
                                      ReasonWords const& words) {
    auto const grade = choice.exercise->evidence.grade;
    auto const say = [&words](Sentence const& sentence) { return words.sentences.say(sentence); };
    std::vector<state::Reason> reasons{
        {"fit", say(fit_sentence(choice, wish, words.titles)), kWeights.fit, choice.values.fit},
        {"worked_for_you", say(worked_sentence(grade, experience)), kWeights.worked, choice.values.worked},
        {"evidence", say(evidence_sentence(grade)), kWeights.evidence, choice.values.evidence},
        {"recency", say(recency_sentence(choice.values.recency)), kWeights.recency, choice.values.recency}};
    if (choice.values.time)
        reasons.push_back({"time", say(time_sentence(choice)), kWeights.time, *choice.values.time});
    std::ranges::stable_sort(reasons, std::greater{},
                             [](state::Reason const& reason) { return reason.weight * reason.value; });
    return reasons;
}

} // namespace evenkeel::exercise
