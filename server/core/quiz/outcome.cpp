#include "core/quiz/points.hpp"
#include "core/state/target.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <tuple>

namespace evenkeel::quiz {
namespace {

/// A reason with what it is ranked by: points for the starting state, then for its side.
struct Ranked {
    Reason reason;
    int for_state{0};
};

class Reasons {
public:
    explicit Reasons(StateName start) : start_{start} {}

    /// Keeps it when it speaks for the side of the start.
    void add(Reason reason, Points const& points) {
        reason.points = points_of(points, side_of(start_));
        if (reason.points > 0)
            ranked_.push_back({std::move(reason), points[static_cast<std::size_t>(start_)]});
    }

    /// Those of equal weight stay in the order of the quiz.
    std::vector<Reason> heaviest(int most) && {
        std::ranges::stable_sort(ranked_, std::greater{}, [](Ranked const& ranked) {
            return std::tuple{ranked.for_state, ranked.reason.points};
        });
        std::vector<Reason> reasons;
        for (auto& ranked : ranked_)
            if (reasons.size() < static_cast<std::size_t>(most))
                reasons.push_back(std::move(ranked.reason));
        return reasons;
    }

private:
    StateName start_;
    std::vector<Ranked> ranked_;
};

std::string filled_in(std::string text, std::string_view place, std::size_t number) {
    if (auto const at = text.find(place); at != std::string::npos)
        text.replace(at, place.size(), fmt::format("{}", number));
    return text;
}

void add_pages(Reasons& reasons, Quiz const& quiz, QuizOutcome const& outcome) {
    auto const count =
        static_cast<std::size_t>(std::ranges::count_if(outcome.life_aspects, [&](AspectResult const& aspect) {
            return aspect.answer.current == outcome.start.state;
        }));
    Points points{};
    points[static_cast<std::size_t>(outcome.start.state)] = static_cast<int>(count) * quiz.page_points;
    auto text = filled_in(outcome.words->life_aspects_reason, "{count}", count);
    reasons.add({.kind = ReasonKind::life_aspects,
                 .name = "life_aspects",
                 .text = filled_in(std::move(text), "{total}", quiz.pages.size())},
                points);
}

std::vector<Reason> reasons_of(Quiz const& quiz, Answers const& answers, QuizOutcome const& outcome) {
    Reasons reasons{outcome.start.state};
    add_pages(reasons, quiz, outcome);
    for (auto const* symptom : outcome.symptoms)
        reasons.add({.kind = ReasonKind::symptom, .name = symptom->key, .text = symptom->reason},
                    symptom->points);
    for (auto const& slider : quiz.sliders) {
        auto const found = answers.sliders.find(slider.key);
        auto const steps = found == answers.sliders.end() ? 0 : found->second - kSliderMiddle;
        if (std::abs(steps) >= quiz.thresholds.slider_reason_steps)
            reasons.add({.kind = ReasonKind::slider,
                         .name = slider.key,
                         .text = steps > 0 ? slider.high : slider.low},
                        slider_points(slider, answers));
    }
    for (auto const* habit : outcome.habits_done)
        reasons.add({.kind = ReasonKind::habit, .name = habit->key, .text = habit->done}, habit->points);
    return std::move(reasons).heaviest(quiz.thresholds.most_reasons);
}

std::vector<AspectResult> aspects_of(Quiz const& quiz, Answers const& answers) {
    std::vector<AspectResult> results;
    for (auto const& page : quiz.pages) {
        auto const found = answers.life_aspects.find(page.life_aspect);
        if (found == answers.life_aspects.end())
            continue;
        auto const answer = found->second;
        // With a wish there is a target from every state.
        results.push_back(
            {&page, answer, state::recommended_target(answer.current, answer.preferred).value()});
    }
    return results;
}

StateName wished_for_most(std::vector<AspectResult> const& aspects) {
    StateName best = StateName::parasympathetic;
    std::ptrdiff_t most = 0;
    auto const preferred = [](AspectResult const& aspect) { return aspect.answer.preferred; };
    for (auto const& aspect : aspects) {
        auto const count = std::ranges::count(aspects, aspect.answer.preferred, preferred);
        if (count > most) {
            most = count;
            best = aspect.answer.preferred;
        }
    }
    return best;
}

/// Dysregulated parts come first, then those with the longest way round the ring to what is wished for.
auto need_of(AspectResult const& aspect) {
    auto const place = [](StateName state) { return state::RingAngle{state::band_start(state)}; };
    return std::tuple{!state::is_regulated(aspect.answer.current),
                      std::abs(state::turn(place(aspect.answer.current), place(aspect.answer.preferred)))};
}

std::string focus_of(std::vector<AspectResult> const& aspects) {
    auto const focus = std::ranges::max_element(aspects, {}, need_of);
    return focus == aspects.end() ? std::string{} : focus->page->life_aspect;
}

void add_boxes(Quiz const& quiz, Answers const& answers, QuizOutcome& outcome) {
    for (auto const& symptom : quiz.symptoms)
        if (answers.symptoms.contains(symptom.key))
            outcome.symptoms.push_back(&symptom);
    for (auto const& habit : quiz.habits)
        (answers.habits.contains(habit.key) ? outcome.habits_done : outcome.habits_missing).push_back(&habit);
}

void add_sentences(Quiz const& quiz, Answers const& answers, QuizOutcome& outcome) {
    auto const& start = outcome.start;
    auto const& words = quiz.words;
    auto const& limits = quiz.thresholds;
    outcome.certainty_text = start.certainty >= limits.clear_certainty   ? words.clear
                             : start.certainty >= limits.mixed_certainty ? words.mixed
                                                                         : words.spread;
    outcome.regulation_text = start.regulation >= limits.steady_regulation  ? words.steady
                              : start.regulation >= limits.mixed_regulation ? words.balanced
                                                                            : words.strained;
    if (start.regulation < limits.heavy_regulation)
        outcome.care_notes.push_back(words.care_heavy);
    if (std::ranges::any_of(quiz.body_symptoms,
                            [&](std::string const& key) { return answers.symptoms.contains(key); }))
        outcome.care_notes.push_back(words.care_body);
}

} // namespace

QuizOutcome outcome_of(Quiz const& quiz, Answers const& answers) {
    QuizOutcome outcome;
    outcome.start = starting_point(quiz, answers);
    outcome.words = &quiz.outcomes[static_cast<std::size_t>(outcome.start.state)];
    outcome.life_aspects = aspects_of(quiz, answers);
    outcome.preferred = wished_for_most(outcome.life_aspects);
    outcome.target = state::recommended_target(outcome.start.state, outcome.preferred).value();
    outcome.focus = focus_of(outcome.life_aspects);
    add_boxes(quiz, answers, outcome);
    outcome.reasons = reasons_of(quiz, answers, outcome);
    add_sentences(quiz, answers, outcome);
    return outcome;
}

} // namespace evenkeel::quiz
